import type { CallName, Calls } from './api.endpoints';

type PublicCall = { [Name in CallName]: Calls[Name]['access'] extends 'public' ? Name : never }[CallName];

/**
 * Calls of the shop for which nobody has to be logged in, as the contract has them (the test compares): a browser that
 * has no token asks for no other, and the schemas that say so stay out of its pages.
 */
const PUBLIC_CALLS = [
  'POST /front/user/login',
  'POST /front/user/signup',
  'POST /front/user/send-email-code',
  'POST /front/user/verify-email-code',
  'POST /front/user/verify-email-promotion-code',
  'POST /front/user/forget-password',
  'GET /front/user/check-email-available',
  'GET /front/sample-accounts',
  'POST /front/cart/estimate-freight',
  'GET /front/product',
  'GET /front/product/search',
  'GET /front/product/keywordSNQuery',
  'GET /front/product/categories',
  'GET /front/hot-keywords',
  'GET /front/product/suggest',
  'GET /front/product-urls',
  'GET /front/preferred-products',
  'GET /front/preferred-product-groups',
  'GET /front/recommend-product-groups',
  'GET /front/estimate-freight/weight',
  'GET /front/articles/{type}',
  'GET /front/enabled-article-types',
  'GET /front/site-how-to-use',
  'GET /front/banner-images',
  'GET /front/site-slogen',
  'GET /front/announcements',
  'GET /front/site-campaign',
  'GET /front/images',
  'GET /front/site-faq',
  'GET /front/contents',
  'GET /front/site-about-us',
  'POST /user-feedback',
  'GET /front/third-pay/config',
  'GET /front/tenant',
  'GET /front/exchange-rate',
  'GET /front/tenant-warehouses',
  'GET /front/supported-countries',
  'GET /front/transit-options',
  'GET /front/transit-lines/{name}/history',
  'GET /front/tenant-keyword-setting',
  'GET /front/tenant/service/category',
  'GET /front/return-origins',
  'GET /front/address-districts',
  'GET /front/multiple-address-districts',
  'GET /front/two-address-districts',
  'GET /front/upload-token',
] as const satisfies readonly PublicCall[];

export const isPublicCall = (name: string): boolean => (PUBLIC_CALLS as readonly string[]).includes(name);
