import * as z from 'zod/mini';
import { ChannelField, Email, LocaleField, ServiceFeeRule } from '../../../contract/fields.schemas';
import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { ShopWarehouse } from '../../../contract/shop-offers';
import { tenantOfHost } from '../../../contract/tenant-host';
import { tenantDefaults } from '../../kernel/tenant-defaults';
import type { TenantRecord } from '../../kernel/tenant-record';
import { Colour, ExchangeRate, HoursFromUtc, ShopName } from './setting-bounds';

const listOf = <T extends string>(item: z.ZodMiniType<T, T>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.split(',').map((part) => part.trim())),
    ),
    z.array(item).check(z.minLength(1)),
  );
const number = (pattern: RegExp, error: string, scale: number) =>
  z.pipe(
    z.string().check(z.regex(pattern, { error })),
    z.transform((value) => Math.round(Number(value) * scale)),
  );
const percent = number(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage such as 2.5', 100);
const yuan = number(/^\d{1,6}(\.\d{1,2})?$/, 'must be a sum in yuan such as 5 or 7.50', 100);
/** Whether the first label of a host can name it: no number, no `www…`, no sign that a host cannot have. */
const isLabel = (id: string) =>
  id.length <= 63 &&
  /^[a-z0-9](-?[a-z0-9])*$/.test(id) &&
  tenantOfHost(`${id}.shop.example`, { defaultTenant: '' }) === id;
const isNumber = (id: string) => /^\d+$/.test(id);

/** Id, name, address, receiver, telephone and postcode of a warehouse, with semicolons between. */
const Warehouse = z.pipe(
  z.string().check(
    z.refine((text) => text.split(';').filter((part) => part.trim()).length === 6, {
      error: 'must be "id; name; address; receiver; telephone; postcode"',
    }),
  ),
  z.transform((text) => text.split(';').map((part) => part.trim())),
);

/** What a new shop is made of, as words of a command. Names are those of its options. */
export const NewShop = z.object({
  id: z.string().check(
    z.refine((id) => isLabel(id) && !isNumber(id), {
      error: 'must be a host label: letters a to z, digits and hyphens, and no number or www',
    }),
  ),
  name: ShopName,
  currency: z.string().check(
    z.refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: 'must be a code of ISO 4217 such as USD',
    }),
  ),
  rate: ExchangeRate,
  languages: listOf(LocaleField),
  country: z.string().check(z.regex(/^[a-z]{2}$/, { error: 'must be a code of ISO 3166 such as us' })),
  colour: z.optional(Colour),
  margin: z._default(percent, 0),
  fee: z._default(percent, 0),
  'minimum-fee': z._default(yuan, 0),
  timezone: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[+-]?\d{1,2}(\.\d{1,2})?$/, { error: 'must be hours from UTC such as 5.75 or -3' })),
      z.pipe(z.transform(Number), HoursFromUtc),
    ),
  ),
  email: z.optional(Email),
  platforms: z.optional(listOf(ChannelField)),
  warehouse: z._default(z.array(Warehouse), []),
});
export type NewShop = z.infer<typeof NewShop>;

/** A shop that sells and keeps balances; the rest are settings to come. */
export function recordOfNewShop(form: NewShop): TenantRecord {
  const { id, languages, country, colour, timezone, platforms } = form;
  const defaults = tenantDefaults(id);
  const [defaultLanguage = defaults.defaultLanguage] = languages;
  return {
    ...defaults,
    id,
    name: { [defaultLanguage]: form.name },
    registrationEntity: { name: form.name },
    themeColor: colour ?? defaults.themeColor,
    defaultLanguage,
    supportedLanguages: languages,
    timezoneOffset: timezone ?? defaults.timezoneOffset,
    countryCode: country,
    countries: [country],
    serviceEmail: form.email ?? '',
    currency: form.currency,
    cnyToLocalRate: form.rate,
    marginBasisPoints: form.margin,
    // terms that the command does not ask for are what they are where nobody set them
    serviceFee: z.parse(ServiceFeeRule, { basisPoints: form.fee, minimumFen: form['minimum-fee'] }),
    preference: {
      ...defaults.preference,
      supportBalancePay: true,
      supportBatchPay: true,
      productPlatforms: platforms ?? defaults.preference.productPlatforms,
    },
  };
}

export const warehousesOfNewShop = ({ warehouse, languages: [language = DEFAULT_LOCALE] }: NewShop): ShopWarehouse[] =>
  warehouse.map(([code = '', name = '', address = '', receiver = '', phone = '', postcode = '']) => ({
    code,
    name: { [language]: name },
    region: 'CHINA',
    address,
    receiver,
    phone,
    postcode,
    hours: {},
    isOpen: true,
  }));
