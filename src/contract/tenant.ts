import * as z from 'zod/mini';
import { ChannelField, LocaleField } from './fields';
import { endpoint, SELDOM_SECONDS } from './endpoint';
import { TenantExtras } from './tenant-extras';

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

export const ArticleType = z.enum(ARTICLE_TYPES);
export type ArticleType = z.infer<typeof ArticleType>;

export const ExchangeInfo = z.object({
  /** Decimal string: 1 CNY in the tenant's currency, before the margin. */
  cnyExchangeRate: z.string(),
  currency: z.string(),
  /** Percent ×100 that the shop adds to the rate, shown to the shopper. */
  marginBasisPoints: z.int(),
});
export type ExchangeInfo = z.infer<typeof ExchangeInfo>;

export const TenantPreference = z.object({
  showExchangeRate: z.boolean(),
  showStockin: z.boolean(),
  showTransit: z.boolean(),
  showUserWarehouse: z.boolean(),
  supportBalancePay: z.boolean(),
  supportBatchPay: z.boolean(),
  productPlatforms: z.array(ChannelField),
  /** Ours, in place of the specification's tenant id lists (TEN-8, TEN-9, SRCH-3). */
  showClock: z.boolean(),
  showCredit: z.boolean(),
  linkSearchWithoutLogin: z.boolean(),
  /** Shows the demo accounts on the login page and the outbox page. */
  demoAccounts: z.boolean(),
});

export type TenantPreference = z.infer<typeof TenantPreference>;

export const Tenant = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  slogan: z.string(),
  /** As the operator typed it; the shell adds a missing `#` (TEN-5). */
  themeColor: z.string(),
  logoImage: z.string(),
  defaultLanguage: LocaleField,
  supportedLanguages: z.array(LocaleField),
  /** Hours east of UTC, may be fractional. */
  timezoneOffset: z.number(),
  serviceEmail: z.string(),
  servicePhone: z.string(),
  serviceSocialAccounts: z.array(z.object({ type: z.enum(CONTACT_TYPES), accountId: z.string() })),
  socialMediaPlatforms: z.array(z.object({ platform: z.enum(SOCIAL_PLATFORMS), link: z.string() })),
  footerLinks: z.array(z.object({ title: z.string(), link: z.string() })),
  registrationEntity: z.object({
    name: z.string(),
    businessLicenseNo: z.optional(z.string()),
    websiteApprove: z.optional(z.string()),
  }),
  /** Id at the shop's analytics vendor; Google's has a field of its own. Both follow from `extras`. */
  analyticsCode: z.optional(z.string()),
  googleAnalyticsTraceId: z.optional(z.string()),
  extras: z.optional(TenantExtras),
  exchangeInfo: ExchangeInfo,
  /** The shop's fee on a purchase order: a part of goods and domestic freight, at least the minimum. */
  serviceFee: z.object({ basisPoints: z.int(), minimumFen: z.int() }),
  tenantPreference: TenantPreference,
  enabledArticle: z.array(ArticleType),
  /** ISO 3166 alpha-2, lower case: the country the shop ships to first. */
  countryCode: z.string(),
});
export type Tenant = z.infer<typeof Tenant>;

export const Warehouse = z.object({
  id: z.string(),
  name: z.string(),
  region: z.enum(WAREHOUSE_REGIONS),
  address: z.string(),
  receiver: z.string(),
  phone: z.string(),
  postcode: z.string(),
});
export type Warehouse = z.infer<typeof Warehouse>;

export const Country = z.object({ code: z.string(), name: z.string() });

export const TransitOption = z.object({
  name: z.string(),
  title: z.string(),
  countryCode: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  remark: z.string(),
});
export type TransitOption = z.infer<typeof TransitOption>;

export const tenantEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/front/tenant',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: Tenant,
    summary: 'The shop that this host belongs to.',
  }),
  getExchangeRate: endpoint({
    method: 'GET',
    path: '/front/exchange-rate',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: ExchangeInfo,
    summary: 'Rate, currency and margin in force now.',
  }),
  listWarehouses: endpoint({
    method: 'GET',
    path: '/front/tenant-warehouses',
    access: 'public',
    summary: 'Warehouses of the shop.',
    query: z.strictObject({ warehouseRegion: z.optional(z.enum(WAREHOUSE_REGIONS)) }),
    response: z.array(Warehouse),
  }),
  listCountries: endpoint({
    method: 'GET',
    path: '/front/supported-countries',
    access: 'public',
    maxAgeSeconds: SELDOM_SECONDS,
    response: z.array(Country),
    summary: 'Countries the shop ships to.',
  }),
  listTransitOptions: endpoint({
    method: 'GET',
    path: '/front/transit-options',
    access: 'public',
    response: z.array(TransitOption),
    summary: 'Shipping lines of the shop.',
  }),
  getKeywordSetting: endpoint({
    method: 'GET',
    path: '/front/tenant-keyword-setting',
    access: 'public',
    summary: 'Placeholder of the search box and default keyword.',
    response: z.object({ placeholder: z.string(), defaultKeyword: z.string() }),
  }),
  listServiceCategories: endpoint({
    method: 'GET',
    path: '/front/tenant/service/category',
    access: 'public',
    summary: 'Services that the shop offers with a purchase.',
    response: z.array(z.object({ id: z.string(), name: z.string(), remark: z.string() })),
  }),
  listReturnOrigins: endpoint({
    method: 'GET',
    path: '/front/return-origins',
    access: 'public',
    summary: 'Sites to which a login may return without asking the shopper.',
    response: z.object({ origins: z.array(z.string()) }),
  }),
  listDistricts: endpoint({
    method: 'GET',
    path: '/front/address-districts',
    access: 'public',
    summary: 'First-level districts of a country.',
    query: z.strictObject({ country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))) }),
    response: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  listDistrictTree: endpoint({
    method: 'GET',
    path: '/front/multiple-address-districts',
    access: 'public',
    summary: 'Districts of every served country, two levels.',
    response: z.array(
      z.object({
        country: z.string(),
        districts: z.array(z.object({ code: z.string(), name: z.string(), children: z.array(z.string()) })),
      }),
    ),
  }),
  listSecondDistricts: endpoint({
    method: 'GET',
    path: '/front/two-address-districts',
    access: 'public',
    summary: 'Second-level districts.',
    query: z.strictObject({
      country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
      oneAddressDistrict: z.string().check(z.maxLength(80)),
    }),
    response: z.array(z.string()),
  }),
};
