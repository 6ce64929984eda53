import { EXTRA_VENDORS, vendorsOf } from '../../contract/extras';
import { USUAL_FREIGHT, USUAL_HANDLING } from '../../contract/fee-rules.schemas';
import { DEFAULT_LOCALE } from '../../contract/locales';
import type { TenantRecord } from './tenant-record';

export type StoredSettings = Record<string, unknown>;

/** A shop keeps no money for others, offers nothing and hides nothing, until its settings say so. */
const PREFERENCE: TenantRecord['preference'] = {
  showExchangeRate: true,
  showStockin: false,
  showTransit: false,
  showUserWarehouse: false,
  supportBalancePay: false,
  supportBatchPay: false,
  productPlatforms: ['TAOBAO', 'TMALL', 'ALIBABA', 'JD'],
  showClock: false,
  showCredit: false,
  linkSearchWithoutLogin: true,
  demoAccounts: false,
};

/** What decides over sums has none: a guess would sell at a price that nobody set. `id` is the row's own. */
type Needed = 'id' | 'currency' | 'cnyToLocalRate' | 'marginBasisPoints' | 'serviceFee';
/** From the register, not from the settings. */
type Told =
  | 'isLive'
  | 'isSuspended'
  | 'mainDomain'
  | 'marketplaceAccounts'
  | 'feeVersions'
  | 'feeVersionId'
  | 'stopped'
  | 'switchedOff';

/**
 * Every other setting has its line, also one that a record may do without: whether it is named here decides whether a
 * value that cannot be read closes the shop.
 */
type Defaults = { [Name in Exclude<keyof TenantRecord, Needed | Told>]: TenantRecord[Name] };

/** What stands in for a setting that is missing or cannot be read. A new setting needs a line here, so that stored shops go on. */
export const tenantDefaults = (id: string): Defaults => ({
  name: { [DEFAULT_LOCALE]: id },
  description: {},
  slogan: {},
  themeColor: '#0d7a73',
  logoImage: '',
  defaultLanguage: DEFAULT_LOCALE,
  supportedLanguages: [DEFAULT_LOCALE],
  timezoneOffset: 8,
  countryCode: 'cn',
  serviceEmail: '',
  servicePhone: '',
  serviceSocialAccounts: [],
  socialMediaPlatforms: [],
  footerLinks: [],
  registrationEntity: { name: '' },
  extras: undefined,
  preference: PREFERENCE,
  enabledArticles: [],
  countries: [],
  customsFields: undefined,
  allowances: undefined,
  // nothing, for as long as anybody leaves anything
  storage: { freeDays: 3650, bands: [{ upToGrams: null, dayFee: 0 }], maxFee: 0 },
  transit: { unpackFen: 500, rehearsalFen: 1800, toleranceFen: 200, takesPaymentFirst: false },
  dearer: { fen: 200, basisPoints: 100 },
  handling: USUAL_HANDLING,
  unsaidFreight: USUAL_FREIGHT,
  ownTexts: undefined,
  hotKeywords: {},
  searchPlaceholder: {},
  productGroups: [],
  marketplaceSources: undefined,
  supplierCallsADay: undefined,
  translatedCharactersADay: undefined,
  rateSources: undefined,
  paymentProviders: [],
  payTerms: undefined,
  offlineDeposit: undefined,
  // no sum lies between them: no top-ups
  stations: undefined,
  depositLimits: { minimum: 1, maximum: 0 },
  staffLimits: undefined,
  levels: undefined,
  returnOrigins: [],
  promotionCodes: undefined,
  packingBoxes: undefined,
  inspectPhotos: undefined,
  playedStaff: undefined,
  demoAccounts: [],
});

/**
 * From each version of the settings to the next, the first from 1 to 2. A step leaves alone what it does not know, and
 * changes nothing where it ran already: of two releases that run side by side, the older one may store a shop again.
 */
const STEPS: ((stored: StoredSettings) => StoredSettings)[] = [analyticsAsExtra, withoutOffers];

export const SETTINGS_VERSION = STEPS.length + 1;

/** As this release knows settings; those of a newer one as they stand. */
export function upgradeSettings(stored: StoredSettings): StoredSettings {
  const version = Number.isInteger(stored.version) ? Number(stored.version) : 1;
  return STEPS.slice(Math.max(0, version - 1)).reduce((settings, step) => step(settings), stored);
}

/** A trace id became a script of others, by vendor: Google's by its name, another where one vendor alone has such ids. */
function analyticsAsExtra({ googleAnalyticsTraceId: google, analyticsCode: other, ...rest }: StoredSettings) {
  if (rest.extras !== undefined) return rest;
  const vendors = vendorsOf('analytics').filter(
    (name) => typeof other === 'string' && EXTRA_VENDORS[name].id.test(other),
  );
  const [vendor] = vendors;
  if (google) return { ...rest, extras: { analytics: { vendor: 'google-analytics', id: google } } };
  return vendor && vendors.length === 1 ? { ...rest, extras: { analytics: { vendor, id: other } } } : rest;
}

/** What was a setting once; it goes when this release stores the shop. */
export const RETIRED_SETTINGS = ['warehouses', 'transitLines', 'serviceCategories'];

/** They have tables (trigger `offers_of_settings`). */
function withoutOffers(stored: StoredSettings): StoredSettings {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !RETIRED_SETTINGS.includes(name)));
}
