import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandVk,
  IconBrandWechat,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconMessage,
} from '@tabler/icons-react';

const BRANDS = {
  FACEBOOK: IconBrandFacebook,
  TWITTER: IconBrandX,
  LINKEDIN: IconBrandLinkedin,
  YOUTUBE: IconBrandYoutube,
  INSTAGRAM: IconBrandInstagram,
  TIKTOK: IconBrandTiktok,
  TELEGRAM: IconBrandTelegram,
  VKONTAKTE: IconBrandVk,
  WECHAT: IconBrandWechat,
  WHATSAPP: IconBrandWhatsapp,
};

/** The sign of a service; a speech bubble for those without one. */
export function BrandIcon({ brand, size }: { brand: string; size: number }) {
  const Icon = BRANDS[brand as keyof typeof BRANDS] ?? IconMessage;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
