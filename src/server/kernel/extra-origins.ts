import type { ExtraVendor } from '../../contract/extras';

export type OpenDirective = 'connect-src' | 'style-src' | 'font-src' | 'frame-src' | 'media-src';

/**
 * What each vendor's script needs beyond itself, as the vendors' own guides to content policies name it. The script
 * itself runs by the nonce, pictures by `https:`. A star stands only where the vendor numbers its hosts.
 */
export const EXTRA_ORIGINS: Record<ExtraVendor, Partial<Record<OpenDirective, string[]>>> = {
  'google-analytics': {
    'connect-src': [
      'https://www.google-analytics.com',
      'https://region1.google-analytics.com',
      'https://analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  umeng: { 'connect-src': ['https://s4.cnzz.com', 'https://c.cnzz.com'] },
  'baidu-tongji': { 'connect-src': ['https://hm.baidu.com'] },
  'yandex-metrika': { 'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'] },
  plausible: { 'connect-src': ['https://plausible.io'] },
  tawk: {
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'style-src': ['https://embed.tawk.to'],
    'font-src': ['https://embed.tawk.to'],
    'frame-src': ['https://tawk.to'],
    'media-src': ['https://embed.tawk.to'],
  },
  crisp: {
    'connect-src': ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
    'style-src': ['https://client.crisp.chat'],
    'font-src': ['https://client.crisp.chat'],
    'media-src': ['https://client.crisp.chat'],
  },
  intercom: {
    'connect-src': [
      'https://api-iam.intercom.io',
      'https://nexus-websocket-a.intercom.io',
      'wss://nexus-websocket-a.intercom.io',
      'https://uploads.intercomcdn.com',
    ],
    'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    'frame-src': ['https://intercom-sheets.com'],
    'media-src': ['https://js.intercomcdn.com'],
  },
  freshworks: {
    'connect-src': ['https://widget.freshworks.com'],
    'style-src': ['https://widget.freshworks.com'],
    'frame-src': ['https://widget.freshworks.com'],
  },
  'help-scout': {
    'connect-src': ['https://beaconapi.helpscout.net', 'https://d3hb14vkzrxvla.cloudfront.net'],
    'style-src': ['https://beacon-v2.helpscout.net'],
    'font-src': ['https://beacon-v2.helpscout.net'],
  },
  'wechat-mini-program': {},
  'line-liff': { 'connect-src': ['https://api.line.me', 'https://liffsdk.line-scdn.net'] },
};
