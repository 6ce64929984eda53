import * as z from 'zod/mini';
import {
  ARTICLE_TYPES,
  CONTACT_TYPES,
  SHOP_SWITCHES,
  SOCIAL_PLATFORMS,
  WAREHOUSE_REGIONS,
  type ShopSwitch,
} from './tenant.enums';
import { ChannelField, CountryCode, LocaleField, ServiceFeeRule } from './fields.schemas';
import { TenantExtras } from './tenant-extras.schemas';

export const ArticleType = z.enum(ARTICLE_TYPES);

export const ExchangeInfo = z.object({
  /** Decimal string: 1 CNY in the tenant's currency, before the margin. */
  cnyExchangeRate: z.string(),
  currency: z.string(),
  /** Percent ×100 that the shop adds to the rate, shown to the shopper. */
  marginBasisPoints: z.int(),
});

const switches = Object.fromEntries(SHOP_SWITCHES.map((name) => [name, z.boolean()]));
export const TenantPreference = z.object({
  ...(switches as Record<ShopSwitch, z.ZodMiniBoolean>),
  productPlatforms: z.array(ChannelField),
  /** Shows the demo accounts on the login page and the outbox page. */
  demoAccounts: z.boolean(),
});

/**
 * Settings that pages see under the names by which they are stored, and no others: a setting that is named here and has
 * a default (`tenantDefaults`) arrives at every page. @param text in all its languages as stored, in one as shown
 */
export const shownSettings = <Text extends z.ZodMiniType>(text: Text) => ({
  name: text,
  description: text,
  slogan: text,
  /** As the operator typed it; the shell adds a missing `#` (TEN-5). */
  themeColor: z.string(),
  logoImage: z.string(),
  defaultLanguage: LocaleField,
  supportedLanguages: z.array(LocaleField),
  /** Hours east of UTC, may be fractional. */
  timezoneOffset: z.number().check(z.minimum(-12), z.maximum(14)),
  serviceEmail: z.string(),
  servicePhone: z.string(),
  serviceSocialAccounts: z.array(z.object({ type: z.enum(CONTACT_TYPES), accountId: z.string() })),
  /** ISO 3166 alpha-2, lower case: the country the shop ships to first. */
  countryCode: CountryCode,
  /** The shop's fee on a purchase order: a part of goods and domestic freight, at least the minimum. */
  serviceFee: ServiceFeeRule,
  extras: z.optional(TenantExtras),
});

export const Tenant = z.object({
  ...shownSettings(z.string()),
  id: z.string(),
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
  exchangeInfo: ExchangeInfo,
  tenantPreference: TenantPreference,
  enabledArticle: z.array(ArticleType),
  /** Host that its addresses are made with, where it has a domain of its own; ours. */
  mainDomain: z.optional(z.string()),
});

export const Warehouse = z.object({
  id: z.string(),
  name: z.string(),
  region: z.enum(WAREHOUSE_REGIONS),
  address: z.string(),
  receiver: z.string(),
  phone: z.string(),
  postcode: z.string(),
});

export const Country = z.object({ code: z.string(), name: z.string() });

export const TransitOption = z.object({
  name: z.string(),
  title: z.string(),
  countryCode: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  remark: z.string(),
});
