import type { CONTACT_TYPES, SOCIAL_PLATFORMS } from '../../contract/tenant.enums';

type Contact = (typeof CONTACT_TYPES)[number];

/** What is called the same in every language; e-mail, telephone and address are not. */
export const CONTACT_NAMES: Partial<Record<Contact, string>> = {
  LINE: 'LINE',
  WECHAT: 'WeChat',
  KAKAOTALK: 'KakaoTalk',
  ZALO: 'Zalo',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  FACEBOOK_MESSENGER: 'Messenger',
  VIBER: 'Viber',
  TELEGRAM: 'Telegram',
  VKONTAKTE: 'VK',
  SIGNAL: 'Signal',
};

export const SOCIAL_NAMES: Record<(typeof SOCIAL_PLATFORMS)[number], string> = {
  FACEBOOK: 'Facebook',
  TWITTER: 'X',
  LINKEDIN: 'LinkedIn',
  YOUTUBE: 'YouTube',
  INSTAGRAM: 'Instagram',
  TIKTOK: 'TikTok',
  TELEGRAM: 'Telegram',
  VKONTAKTE: 'VK',
};
