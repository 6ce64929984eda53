import type { FeeTerms } from '../../../contract/fee-rules';
import type { LevelSettings } from '../../../contract/levels';
import type {
  BoxesSettings,
  BrandSettings,
  LanguageSettings,
  LimitSettings,
  MoneySettings,
} from '../../../contract/settings-desk';
import type { ContactSettings, DutySettings, ExtrasSettings, OfferSettings } from '../../../contract/shop-settings';
import type { CustomsSettings, SourceSettings } from '../../../contract/source-settings';
import type { TenantRecord } from '../../kernel/tenant-record';

/** What the settings desk shows and sets together. */
export interface SectionValues {
  brand: BrandSettings;
  languages: LanguageSettings;
  money: MoneySettings;
  limits: LimitSettings;
  levels: LevelSettings;
  boxes: BoxesSettings;
  contact: ContactSettings;
  offer: OfferSettings;
  extras: ExtrasSettings;
  duty: DutySettings;
  sources: SourceSettings;
  customs: CustomsSettings;
}
type Names = { [Section in keyof SectionValues]: readonly (keyof SectionValues[Section] & keyof TenantRecord)[] };

export const SECTION_SETTINGS: Names = {
  brand: ['name', 'slogan', 'themeColor', 'serviceEmail', 'servicePhone'],
  languages: ['defaultLanguage', 'supportedLanguages'],
  money: ['marginBasisPoints', 'rateSources', 'depositLimits'],
  limits: ['staffLimits'],
  levels: ['levels'],
  boxes: ['packingBoxes', 'stations', 'inspectPhotos'],
  contact: ['description', 'serviceSocialAccounts', 'socialMediaPlatforms', 'footerLinks', 'registrationEntity'],
  offer: [
    ...(['preference', 'timezoneOffset', 'countryCode', 'countries'] as const),
    ...(['searchPlaceholder', 'returnOrigins', 'promotionCodes'] as const),
  ],
  extras: ['logoImage', 'extras'],
  duty: ['allowances'],
  sources: ['marketplaceSources', 'supplierCallsADay', 'translatedCharactersADay'],
  customs: ['customsFields'],
};

/** What holds from a day on: they are written as versions, whoever sets them (`publishFees`). */
export const FEE_SETTINGS = [
  'serviceFee',
  'dearer',
  'transit',
  'storage',
  'handling',
  'unsaidFreight',
] as const satisfies (keyof FeeTerms)[];
export const isFeeSetting = (name: string): name is keyof FeeTerms => FEE_SETTINGS.some((each) => each === name);

export const sectionOfSetting = (name: string): keyof SectionValues | 'fees' | undefined =>
  isFeeSetting(name)
    ? 'fees'
    : (Object.keys(SECTION_SETTINGS) as (keyof SectionValues)[]).find((section) =>
        SECTION_SETTINGS[section].some((each) => each === name),
      );
