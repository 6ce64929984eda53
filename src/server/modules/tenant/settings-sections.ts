import type { SettingsSection } from '../../../contract/desk-paths';
import type { BrandSettings, LanguageSettings, LimitSettings, MoneySettings } from '../../../contract/settings-desk';
import type { TenantRecord } from '../../kernel/tenant-record';

/** What the settings desk shows and sets together. */
export interface SectionValues {
  brand: BrandSettings;
  languages: LanguageSettings;
  money: MoneySettings;
  limits: LimitSettings;
}
type Names = { [Section in keyof SectionValues]: readonly (keyof SectionValues[Section] & keyof TenantRecord)[] };

export const SECTION_SETTINGS: Names = {
  brand: ['name', 'slogan', 'themeColor', 'serviceEmail', 'servicePhone'],
  languages: ['defaultLanguage', 'supportedLanguages'],
  money: ['serviceFee', 'marginBasisPoints', 'rateSources', 'transit', 'storage', 'depositLimits'],
  limits: ['staffLimits'],
};

export const sectionOfSetting = (name: string): SettingsSection | undefined =>
  (Object.keys(SECTION_SETTINGS) as (keyof SectionValues)[]).find((section) =>
    SECTION_SETTINGS[section].some((each) => each === name),
  );
