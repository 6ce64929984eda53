export const ARTICLE_TYPES = [
  'ABOUT_US',
  'ABOUT_TRANSIT',
  'ABOUT_TRANSIT_FEE',
  'HOW_TO_USE',
  'PROHIBITED_PURCHASE_ITEMS',
  'USER_AGREEMENT',
  'FAQ',
  'PAYMENT_GUIDE',
  'SOURCING_SERVICE',
  'OEM',
] as const;

export const CONTACT_TYPES = [
  'LINE',
  'WECHAT',
  'KAKAOTALK',
  'ZALO',
  'FACEBOOK',
  'WHATSAPP',
  'FACEBOOK_MESSENGER',
  'VIBER',
  'TELEGRAM',
  'VKONTAKTE',
  'SIGNAL',
  'EMAIL',
  'PHONE',
  'ADDRESS',
] as const;

export const SOCIAL_PLATFORMS = [
  'FACEBOOK',
  'TWITTER',
  'LINKEDIN',
  'YOUTUBE',
  'INSTAGRAM',
  'TIKTOK',
  'TELEGRAM',
  'VKONTAKTE',
] as const;

export const WAREHOUSE_REGIONS = ['LOCAL', 'CHINA'] as const;

/** What a shop turns on or off, in the order of its desk; settings, pages and desk have all that stand here. */
export const SHOP_SWITCHES = [
  'supportBalancePay',
  'supportBatchPay',
  'showStockin',
  'showTransit',
  'showUserWarehouse',
  'showExchangeRate',
  // ours, in place of the specification's tenant id lists (TEN-8, TEN-9, SRCH-3)
  'showClock',
  'showCredit',
  'linkSearchWithoutLogin',
] as const;
export type ShopSwitch = (typeof SHOP_SWITCHES)[number];
