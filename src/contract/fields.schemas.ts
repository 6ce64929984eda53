import * as z from 'zod/mini';
import { CHANNELS } from './channels';
import { LOCALES } from './locales';
import { LIMITS } from './limits';
import { hidesNothing, inOneLine, isSeen, trimUnseen } from './one-line';

/** One field each: what every form and call means by an id, an e-mail, a sum. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** No NUL (PostgreSQL refuses it), no lone surrogates (they cannot be stored as UTF-8). */
export const isStorable = (value: string) => !value.includes('\0') && !hasLoneSurrogate(value);

/** Text a person types. What nobody sees is none: no reason, no name. */
export const text = (maxLength: number, minLength = 0) =>
  z.string().check(
    z.overwrite((value) => (isSeen(value) ? value.trim() : '')),
    z.minLength(minLength),
    z.maxLength(maxLength),
    z.refine(isStorable, { error: 'unstorable' }),
  );

/** Text of one line. */
export const line = (maxLength: number, minLength = 0) =>
  z.string().check(
    z.overwrite((value) => (isSeen(value) ? inOneLine(value) : '')),
    z.minLength(minLength),
    z.maxLength(maxLength),
    z.refine(isStorable, { error: 'unstorable' }),
  );

const hasLoneSurrogate = (value: string) =>
  /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(value);

export const Email = z.string().check(
  z.overwrite(trimUnseen),
  z.toLowerCase(),
  z.maxLength(254),
  // two that look alike are two people, and mail to one of them goes nowhere
  z.refine(hidesNothing, { error: 'unseen' }),
  z.regex(/^[^\s@"'(),:;<>[\\\]\0]{1,64}@[^\s@"'(),:;<>[\\\]\0]+\.[^\s@.\0]{2,}$/),
);

export const Phone = z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 ()-]{4,24}$/));

/** Compared only with a hash, so any Unicode is fine; the rules for new ones are in password.ts. */
export const Secret = z.string().check(z.minLength(1), z.maxLength(512));

export const EmailCode = z.string().check(z.regex(/^[0-9]{6}$/));

export const PayPassword = z.string().check(z.regex(/^[0-9]{6}$/));

/** Integer minor units of an ISO 4217 currency. */
export const Money = z.object({ amount: z.int(), currency: z.string() });

/** What the marketplace asks (CNY) and what the shopper pays for it (tenant currency). */
export const Price = z.object({ cny: Money, local: Money });

/**
 * Of goods and domestic freight, at least the minimum (c2). Shops, quotes and orders are stored with the whole of it and
 * read by this: a term that comes later is optional or has a default, with which they cost what they did.
 */
export const ServiceFeeRule = z.object({ basisPoints: z.int(), minimumFen: z.int() });

export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** ISO 3166 alpha-2; `Intl` throws at what cannot be one. In letters of any size: shops were stored with both. */
export const CountryCode = z.string().check(z.regex(/^[a-z]{2}$/i));

/** What operators call a thing by, in files and in the address of a call. */
export const Code = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));

/** A text in the languages that the tenant wrote it in. */
export const LocalizedText = z.record(z.string(), z.string());

/** Of a record as it was read: a count that goes up by one, in an integer of the database. */
export const Version = z.int().check(z.minimum(1), z.maximum(2_147_483_646));

/** UTC, ISO 8601. */
export const Time = z.string();

export const ChannelField = z.enum(CHANNELS);

export const LocaleField = z.enum(LOCALES);

const integerText = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,16}$/)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  );

/** An integer in a query string, accepted as a number by callers in TypeScript. */
export const queryInt = (min: number, max: number) =>
  z.union([integerText(min, max), z.int().check(z.minimum(min), z.maximum(max))]);

export const Quantity = z.int().check(z.minimum(1), z.maximum(LIMITS.quantityMax));

export const Message = text(LIMITS.messageLength);

export const PageQuery = {
  pageNo: z._default(queryInt(1, 1000), 1),
  pageSize: z._default(queryInt(1, 100), 20),
};

export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), pageNo: z.int(), pageSize: z.int() });
