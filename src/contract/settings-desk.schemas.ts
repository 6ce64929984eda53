import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { CurrencyCode, Email, LocaleField, LocalizedText, text } from './fields.schemas';
import { RATE_SOURCES } from './rate-source';
import { StaffLimits } from './staff-limits.schemas';

/** Of a section as it was read: what else is stored there has another. */
export const SectionVersion = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Who of the staff changed it last; null in their place for a command of whoever runs the shops. */
const LastChange = z.object({ at: z.string(), staffName: z.nullable(z.string()) });

/** A section as it stands, whichever release stored it. @param values loose: what is stored is shown */
export const sectionOf = <Values extends z.ZodMiniType>(values: Values) =>
  z.object({ version: z.string(), values, last: z.nullable(LastChange) });

/** A section as somebody wants it, whole, of the version that they read. */
export const sectionInput = <Values extends z.ZodMiniType>(values: Values) =>
  z.strictObject({ version: SectionVersion, values });

/** Of one line, and read in its own direction: it stands in titles and in the heads of mails. */
const isLine = (said: string) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(said);
const words = (longest: number) =>
  z.partialRecord(LocaleField, text(longest).check(z.refine(isLine, { error: 'invalid_format' })));

export const BrandShown = z.object({
  name: LocalizedText,
  slogan: LocalizedText,
  themeColor: z.string(),
  serviceEmail: z.string(),
  servicePhone: z.string(),
});
export const BrandInput = z.strictObject({
  name: words(120).check(z.refine((said) => Object.values(said).some(Boolean), { error: 'required' })),
  slogan: words(200),
  themeColor: z.string().check(z.regex(/^#?[0-9a-f]{6}$/i)),
  serviceEmail: z.union([z.literal(''), Email]),
  servicePhone: text(40),
});

export const LanguagesShown = z.object({ defaultLanguage: LocaleField, supportedLanguages: z.array(LocaleField) });
export const LanguagesInput = z
  .strictObject({
    defaultLanguage: LocaleField,
    /** As the choice of languages names them, in this order. */
    supportedLanguages: z.array(LocaleField).check(
      z.minLength(1),
      z.refine((spoken) => new Set(spoken).size === spoken.length, { error: 'taken' }),
    ),
  })
  .check(
    z.refine(({ defaultLanguage, supportedLanguages }) => supportedLanguages.includes(defaultLanguage), {
      path: ['defaultLanguage'],
      error: 'invalid_format',
    }),
  );

const RateSources = z.optional(z.array(z.enum(RATE_SOURCES)).check(z.minLength(1), z.maxLength(3)));

export const MoneyShown = z.object({
  /** Upon the rate. */
  marginBasisPoints: z.int(),
  rateSources: RateSources,
  /** In minor units of the shop's currency. */
  depositLimits: z.object({ minimum: z.int(), maximum: z.int() }),
});

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const SUM_MAX = 900_000_000_000;

export const MoneyInput = z.strictObject({
  marginBasisPoints: within(0, 9_999),
  rateSources: RateSources,
  /** At most 0: none are taken. */
  depositLimits: z.strictObject({ minimum: within(1, SUM_MAX), maximum: within(0, SUM_MAX) }).check(
    z.refine(({ minimum, maximum }) => maximum === 0 || maximum >= minimum, {
      path: ['maximum'],
      error: 'too_small',
    }),
  ),
});

export const LimitsShown = z.object({ staffLimits: z.optional(StaffLimits) });
/** What lets the staff do more than now, where one person wants it and another has to allow it. */
export const LimitsSection = z.extend(sectionOf(LimitsShown), {
  isLive: z.boolean(),
  wanted: z.nullable(StaffLimits),
  asked: z.nullable(Approval),
});
export const LimitsInput = z.strictObject({ staffLimits: z.strictObject(StaffLimits.shape) });

const Rate = z.string().check(z.regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,12})?$/));

/** How the rate came about, and what it might become. */
const RateChange = z.object({
  id: z.string(),
  at: z.string(),
  rate: z.string(),
  before: z.string(),
  /** Who told it, or `PERSON`. */
  source: z.enum([...RATE_SOURCES, 'PERSON']),
  /** The source's own day. */
  ratedOn: z.nullable(z.string()),
  state: z.enum(['APPLIED', 'WAITING', 'REFUSED', 'OVERTAKEN']),
  /** One of the staff by name, who ran a command, or null for the clock. */
  decidedBy: z.nullable(z.string()),
  /** One of the staff by name, where the move is so far that it needs two. */
  askedBy: z.nullable(z.string()),
  /** Asked for by who reads this: somebody else takes it. */
  isMine: z.boolean(),
});
export const Rates = z.object({
  inUse: z.string(),
  currency: z.string(),
  /** Why the shop stays with its currency; null where it can begin in another one. */
  currencyKeptBy: z.nullable(z.enum(['BOOKS', 'SHOPPERS', 'PRICES'])),
  changes: z.array(RateChange),
});
/** As the person saw it: another may have come since. */
export const RateAnswer = z.strictObject({ rate: Rate });
/** `was`: as the person saw it. */
export const CurrencyInput = z.strictObject({ currency: CurrencyCode, rate: Rate, was: CurrencyCode });
export const RateInput = z.strictObject({ rate: Rate, inUse: z.string().check(z.maxLength(30)) });
