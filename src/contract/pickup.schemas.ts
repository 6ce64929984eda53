import * as z from 'zod/mini';
import { Code, CountryCode, Id, line, LocalizedText, Phone } from './fields.schemas';

/** A place where shipments are fetched, as a shop has it in its settings. */
export const StationRule = z.object({
  id: Id,
  name: LocalizedText,
  countryCode: CountryCode,
  /** As it is written there. */
  address: z.string().check(z.minLength(1), z.maxLength(300)),
  phone: z._default(z.string().check(z.maxLength(40)), ''),
  hours: z._default(LocalizedText, {}),
  /** For so long it is kept there free of charge. */
  freeDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), 7),
});

export const Station = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  freeDays: z.int(),
});

/** Who fetches what is shipped to a station. */
export const SelfPickupInfo = z.object({
  stationId: z.nullable(z.string()),
  receiverName: z.string(),
  phone: z.string(),
  idLast4: z.string(),
});

/** Nothing: it is read only. */
export const SelfPickupInput = z.strictObject({
  stationId: z.optional(Id),
  receiverName: z.optional(line(80, 1)),
  phone: z.optional(Phone),
  /** The last of an identity card or passport, where somebody at the counter looks at it. */
  idLast4: z.optional(z.string().check(z.regex(/^([0-9A-Za-z]{4})?$/))),
});

export const SelfPickupQuery = z.strictObject({
  countryCode: z.optional(CountryCode),
  transitOptionName: z.optional(Code),
});

export const SelfPickupAnswer = z.object({ info: z.nullable(SelfPickupInfo), stations: z.array(Station) });
