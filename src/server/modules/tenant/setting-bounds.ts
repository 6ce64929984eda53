import * as z from 'zod/mini';
import { Email, isStorable, LocaleField, ServiceFeeRule } from '../../../contract/fields.schemas';
import type { TenantRecord } from '../../kernel/tenant-record';

const within = (least: number, most: number) => {
  const error = `must be a whole number from ${String(least)} to ${String(most)}`;
  return z.int({ error }).check(z.minimum(least, { error }), z.maximum(most, { error }));
};

/** Of a sum, below all of it: a shop that sells below its price, or at twice that, meant something else. */
const PartOfSum = within(0, 9_999);

/** A currency that is worth more than CNY 1000, or less than a millionth of one, would round prices to nothing or to no sum. */
export const ExchangeRate = z.string().check(
  z.refine((rate) => /^\d{1,6}(\.\d{1,12})?$/.test(rate) && Number(rate) >= 0.001, {
    error: 'must say what 1 CNY is in that currency, such as 0.1389',
  }),
);

export const Colour = z.string().check(z.regex(/^#?[0-9a-f]{6}$/i, { error: 'must look like #0d7a73' }));

/** Of the world's clocks: quarters of an hour. */
export const HoursFromUtc = z
  .number()
  .check(
    z.minimum(-12, { error: 'must be from -12 to 14' }),
    z.maximum(14, { error: 'must be from -12 to 14' }),
    z.multipleOf(0.25, { error: 'must be hours and quarters of one' }),
  );

export const ShopName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'must be said' }),
    z.maxLength(120, { error: 'must be at most 120 characters' }),
    z.refine(isStorable, { error: 'has a character that cannot be stored' }),
  );

/** A provider takes no sum beyond it, in the smallest currency too. */
const DEPOSIT_MAX = 900_000_000_000;

/** Whoever asks for no language is given the shop's own, so it has to be one that it speaks. */
export const languageRefusal = (own: unknown, spoken: unknown): string | undefined =>
  Array.isArray(spoken) && spoken.includes(own)
    ? undefined
    : `defaultLanguage ${String(own)} is none of supportedLanguages ${JSON.stringify(spoken)}: set the other one first.`;

/**
 * What a setting may be set to where that is less than what is read of a stored one: a shop that was stored with more
 * goes on being served.
 */
export const SETTING_BOUNDS: Partial<Record<string & keyof TenantRecord, z.ZodMiniType>> = {
  name: z
    .record(z.string(), ShopName)
    .check(z.refine((names) => Object.keys(names).length > 0, { error: 'must be said' })),
  themeColor: Colour,
  supportedLanguages: z.array(LocaleField).check(z.minLength(1, { error: 'must name one' })),
  timezoneOffset: HoursFromUtc,
  serviceEmail: z.union([z.literal(''), Email]),
  cnyToLocalRate: ExchangeRate,
  marginBasisPoints: PartOfSum,
  // a term that came later has its bounds in the schema: no shop was stored with more
  serviceFee: z.extend(ServiceFeeRule, { basisPoints: PartOfSum, minimumFen: within(0, 99_999_999) }),
  depositLimits: z.object({ minimum: within(1, DEPOSIT_MAX), maximum: within(0, DEPOSIT_MAX) }),
};
