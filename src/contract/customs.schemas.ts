import * as z from 'zod/mini';
import { CUSTOMS_NUMBER_KINDS } from './customs-numbers';
import { Code, CountryCode, Id, line, LocalizedText, text, Time } from './fields.schemas';

const isPattern = (pattern: string) => {
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
};

const CheckKinds = z.array(z.enum(CUSTOMS_NUMBER_KINDS));

/** A number that a border asks of the receiver, as a shop has it in its settings. */
export const CustomsFieldRule = z.object({
  key: Code,
  label: LocalizedText,
  help: z._default(LocalizedText, {}),
  /** The same in every language. */
  example: z._default(z.string().check(z.maxLength(40)), ''),
  /** Of the number in capitals, without spaces, dots, strokes and hyphens. */
  pattern: z.string().check(z.maxLength(200), z.refine(isPattern)),
  /** Its check digits are those of one of these; none: it has none. */
  checks: z._default(CheckKinds, []),
  isRequired: z._default(z.boolean(), true),
  /** It runs out, and its day is asked for. */
  hasExpiry: z._default(z.boolean(), false),
});

export const CustomsField = z.object({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  example: z.string(),
  pattern: z.string(),
  checks: CheckKinds,
  isRequired: z.boolean(),
  hasExpiry: z.boolean(),
});

/** What the shop keeps of a receiver, never more than the last digits of a number. */
export const CustomsInfo = z.object({
  id: z.string(),
  countryCode: z.string(),
  receiverName: z.string(),
  /** Key and mask of the first number. */
  kind: z.string(),
  masked: z.string(),
  numbers: z.array(z.object({ key: z.string(), label: z.string(), masked: z.string() })),
  /** A day, e.g. `2027-03-31`. */
  expiresAt: z.optional(z.string()),
  keep: z.boolean(),
  updatedAt: Time,
});

/** Somebody of the shop read a number. */
export const CustomsLook = z.object({ id: z.string(), masked: z.string(), reason: z.string(), at: Time });

export const CustomsOverview = z.object({
  /** Countries of this shop that ask for something. */
  countries: z.array(z.string()),
  /** Of the country asked about; empty without one. */
  fields: z.array(CustomsField),
  saved: z.array(CustomsInfo),
  /** The last fifty, newest first. */
  looks: z.array(CustomsLook),
});

/** No values: what is saved under the id goes. */
export const CustomsInput = z.strictObject({
  id: z.optional(Id),
  countryCode: CountryCode,
  receiverName: line(80, 1),
  values: z.record(Code, text(64)),
  expiresAt: z.optional(z.iso.date()),
  keep: z.boolean(),
  /** That the shop may keep the numbers and show them to carriers and customs. */
  consent: z.boolean(),
});
