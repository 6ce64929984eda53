import * as z from 'zod/mini';
import type { CustomsField, CustomsFieldRule } from '../../../contract/customs';
import { CustomsFieldRule as RuleSchema } from '../../../contract/customs.schemas';
import type { Locale } from '../../../contract/locales';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import known from './customs-fields.json';

type Shop = Pick<TenantRecord, 'customsFields' | 'defaultLanguage'>;

const KNOWN: Record<string, CustomsFieldRule[]> = z.parse(z.record(z.string(), z.array(RuleSchema)), known);

/** What a line asks for beside its country, where nobody wrote down how it looks. */
const unknownField = (key: string): CustomsFieldRule => ({
  key,
  label: { en: key },
  help: {},
  example: '',
  pattern: '^[A-Z0-9]{4,32}$',
  checks: [],
  isRequired: true,
  hasExpiry: false,
});

/** Of a country: what the shop wrote down, else what is known of it; a line's own keys are needed whatever the country says. */
export function customsFieldsOf(shop: Shop, countryCode: string, lineKeys: readonly string[] = []): CustomsFieldRule[] {
  const code = countryCode.toLowerCase();
  const ofCountry = shop.customsFields?.[code] ?? KNOWN[code] ?? [];
  const needed = ofCountry.map((field) => (lineKeys.includes(field.key) ? { ...field, isRequired: true } : field));
  const further = lineKeys.filter((key) => !ofCountry.some((field) => field.key === key));
  return [...needed, ...further.map(unknownField)];
}

export const presentCustomsField = (field: CustomsFieldRule, locale: Locale, shop: Shop): CustomsField => ({
  ...field,
  label: localize(field.label, locale, shop),
  help: localize(field.help, locale, shop),
});
