import * as z from 'zod/mini';
import { GROUP_PLACES } from '../../contract/catalogue-desk.enums';
import { SOURCE_CAPABILITIES } from '../../contract/channels';
import { DEFAULT_ROLES } from '../../contract/operator.enums';
import type { LocalizedText as Words } from '../../contract/fields';
import type { Tenant } from '../../contract/tenant';
import { AllowanceRule } from '../../contract/customs-allowance.schemas';
import { CustomsFieldRule } from '../../contract/customs.schemas';
import { DearerRule, FeeTerms, HandlingFees, TransitFeeRule, UnsaidFreight } from '../../contract/fee-rules.schemas';
import { ChannelField, CountryCode, CurrencyCode, LocalizedText } from '../../contract/fields.schemas';
import { LevelRule } from '../../contract/levels.schemas';
import { StationRule } from '../../contract/pickup.schemas';
import { ArticleType, shownSettings, TenantPreference } from '../../contract/tenant.schemas';
import { PLAYED_DESKS } from '../../contract/played-desks.enums';
import { SHOP_FEATURES } from '../../contract/platform.enums';
import { RATE_SOURCES } from '../../contract/rate-source';
import { SOCIAL_PLATFORMS } from '../../contract/tenant.enums';
import { StorageRule } from '../../contract/transit-storage.schemas';
import { InspectPhotos } from '../../contract/boxes-settings.schemas';
import { StaffLimits } from '../../contract/staff-limits.schemas';
import { PackingBox } from '../../contract/packing-box.schemas';
import { DEFAULT_LOCALE, ownLanguages, type Locale } from '../../contract/locales';
import { PayTerms } from '../../contract/pay-terms.schemas';

/** `operator` is what former releases called the staff. */
const DEMO_ROLES = ['shopper', 'regular', 'operator', ...DEFAULT_ROLES] as const;

/** Where the shop's own links may lead: a page of its own, the web, mail or telephone; never a script. */
const ShopLink = z.string().check(z.regex(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s\\<>]*$/));

const BankText = z.string().check(z.minLength(1), z.maxLength(120));

/** All that makes a shop this shop, as its operators set it: the `settings` of table `tenant` (`readSettings`). */
export const TenantRecord = z.object({
  ...shownSettings(LocalizedText),
  id: z.string(),
  /** An empty link is a platform without an icon (FRM-11). */
  socialMediaPlatforms: z.array(
    z.object({ platform: z.enum(SOCIAL_PLATFORMS), link: z.union([z.literal(''), ShopLink]) }),
  ),
  footerLinks: z.array(z.object({ title: LocalizedText, link: ShopLink })),
  registrationEntity: z.object({
    name: z.string(),
    businessLicenseNo: z.optional(z.string()),
    /** A number is the same everywhere, a sentence is not. */
    websiteApprove: z.optional(z.union([z.string(), LocalizedText])),
  }),
  currency: CurrencyCode,
  /** Decimal string: 1 CNY in the tenant's currency. */
  cnyToLocalRate: z.string().check(z.regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,12})?$/)),
  /** Who is asked for that rate, the next where one does not tell it. Where absent, it stays until somebody sets it. */
  rateSources: z.optional(z.array(z.enum(RATE_SOURCES)).check(z.minLength(1), z.maxLength(3))),
  marginBasisPoints: z.int(),
  preference: TenantPreference,
  enabledArticles: z.array(ArticleType),
  countries: z.array(CountryCode),
  /** What parcels cost that stay in its warehouses. */
  storage: StorageRule,
  /** What shipping costs beside its line. */
  transit: TransitFeeRule,
  /** What of a dearer item it bears. */
  dearer: DearerRule,
  /** What work on parcels in store costs. */
  handling: HandlingFees,
  /** What the way to its warehouse is reckoned at where the seller says nothing. */
  unsaidFreight: UnsaidFreight,
  /** Boxes that it packs in, as they measure outside; where absent, none is proposed. */
  packingBoxes: z.optional(z.array(PackingBox).check(z.maxLength(40))),
  inspectPhotos: z.optional(InspectPhotos),
  /** What it says otherwise than is shipped, by language and `namespace:key`, forms of a number behind a `_`. */
  ownTexts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  hotKeywords: z.record(z.string(), z.array(z.string())),
  searchPlaceholder: LocalizedText,
  /** Rows of goods: a title and what to search for; on the home page and always, unless they say otherwise. */
  productGroups: z.array(
    z.object({
      id: z.string(),
      title: LocalizedText,
      place: z.optional(z.enum(GROUP_PLACES)),
      from: z.optional(z.string()),
      until: z.optional(z.string()),
      channel: z.optional(ChannelField),
      categoryId: z.optional(z.string()),
      keyword: z.optional(z.string()),
    }),
  ),
  /**
   * Who is asked for goods: for a channel and a capability the first row that names both, or leaves them open, and whose
   * source can do it. Where absent, the embedded marketplace for all.
   */
  marketplaceSources: z.optional(
    z.array(
      z.object({
        source: z.string(),
        channels: z.optional(z.array(ChannelField)),
        capabilities: z.optional(z.array(z.enum(SOURCE_CAPABILITIES))),
      }),
    ),
  ),
  /** Calls to suppliers outside that its shoppers may cause in a day (UTC); as many as they like where absent. */
  supplierCallsADay: z.optional(z.int().check(z.minimum(0), z.maximum(10_000_000))),
  /** Characters that translators are asked to say in its shoppers' words in a day (UTC); as many as the server says where absent. */
  translatedCharactersADay: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** What the borders of its countries ask of a receiver, in place of what is known of each country. */
  customsFields: z.optional(z.record(CountryCode, z.array(CustomsFieldRule))),
  /** What those borders let in free of duty. */
  allowances: z.optional(z.record(CountryCode, AllowanceRule)),
  /** Providers of this shop, e.g. `SANDBOX`. */
  paymentProviders: z.array(z.string()),
  /** On which terms, by their names; on none where absent. */
  payTerms: z.optional(z.record(z.string(), PayTerms)),
  /** Where shoppers may send money by bank transfer; absent: nowhere. */
  offlineDeposit: z.optional(z.object({ bank: BankText, account: BankText, name: BankText })),
  /** Where shipments can be fetched. */
  stations: z.optional(z.array(StationRule)),
  depositLimits: z.object({ minimum: z.int(), maximum: z.int() }),
  /** What its staff may do with money, in minor units of its currency; where absent, nothing is given of its own. */
  staffLimits: z.optional(StaffLimits),
  /** What it calls shoppers by what they paid in a year, from the lowest up; where absent, nothing. */
  levels: z.optional(z.array(LevelRule)),
  /** Origins to which `refrom` may send without asking. */
  returnOrigins: z.array(z.string()),
  /** What a sign-up may name as the one who sent it; none where absent. */
  promotionCodes: z.optional(z.array(z.string())),
  /** Of a demo: who buys and receives is played, and takes so long for each step. */
  playedStaff: z.optional(
    z.object({
      stepSeconds: z.int().check(z.minimum(0), z.maximum(86_400)),
      /** One thing in so many fails its inspection; none where it is 0. */
      faultyOneIn: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      /** One thing in so many is sold out when it is to be bought. */
      soldOutOneIn: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      /** One thing in so many is dearer by then. */
      dearerOneIn: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      /** One shipment in so many does not come to its door by itself. */
      troubleOneIn: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      /** Desks that nobody plays: whoever tries the shop works their queues by hand, and the rest goes on. */
      byHand: z.optional(z.array(z.enum(PLAYED_DESKS))),
    }),
  ),
  /** Whose passwords its login pages show, while it is a demo: of a shopper and of staff by their role. */
  demoAccounts: z.array(z.object({ role: z.enum(DEMO_ROLES), email: z.string(), password: z.string() })),
  /**
   * Whether its money is real. No setting: the register says it, by the day that the shop went live, and overrides what
   * stands here. Until then it knows test providers only, and a production server does not answer for it.
   */
  isLive: z.optional(z.boolean()),
  /** Whether its doors are shut; said by the register too. */
  isSuspended: z.optional(z.boolean()),
  /** What it may do no more of before the month is over; of the platform. */
  stopped: z.optional(z.array(z.string())),
  /** What it has not; of the platform too. */
  switchedOff: z.optional(z.array(z.enum(SHOP_FEATURES))),
  /** The host that its addresses are made with, where it has one of its own; also of the register. */
  mainDomain: z.optional(z.string()),
  /** The dated fees of its table, the last to begin first, and the one of them that it is shown with. */
  feeVersions: z.optional(z.array(z.object({ id: z.string(), validFrom: z.date(), terms: z.nullable(FeeTerms) }))),
  feeVersionId: z.optional(z.string()),
  /** Sources of goods for which it has an account of its own, and since when as it is; told by what is kept of accounts. */
  marketplaceAccounts: z.optional(z.array(z.object({ name: z.string(), since: z.string() }))),
});
export type TenantRecord = z.infer<typeof TenantRecord>;

/** The text in the language asked for, its base language, the tenant's own, English, or whatever there is. */
export function localize(text: Words, locale: Locale, tenant?: Pick<TenantRecord, 'defaultLanguage'>): string {
  const candidates = [...ownLanguages(locale), tenant?.defaultLanguage, DEFAULT_LOCALE];
  for (const candidate of candidates) if (candidate && text[candidate]) return text[candidate];
  return Object.values(text)[0] ?? '';
}

/** Who runs the shop, as it stands below each page. */
export function registrationOf(tenant: TenantRecord, locale: Locale): Tenant['registrationEntity'] {
  const { websiteApprove, ...entity } = tenant.registrationEntity;
  if (websiteApprove === undefined) return entity;
  const said = typeof websiteApprove === 'string' ? websiteApprove : localize(websiteApprove, locale, tenant);
  return { ...entity, websiteApprove: said };
}

type ShownName = keyof ReturnType<typeof shownSettings>;
const SHOWN = Object.entries(shownSettings(LocalizedText)) as [ShownName, z.ZodMiniType][];

/** What pages see of it, name by name, for a shop holds more than they may; what it has not is left out. */
export function shownOf(tenant: TenantRecord, locale: Locale): Pick<Tenant, ShownName> {
  const shown = SHOWN.map(([name, schema]) => {
    const value = tenant[name];
    return [name, schema === LocalizedText ? localize(value as Words, locale, tenant) : value] as const;
  });
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined)) as Pick<Tenant, ShownName>;
}
