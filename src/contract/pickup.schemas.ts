import * as z from 'zod/mini';
import { Code, CountryCode, Id, line, LocalizedText, Money, Phone } from './fields.schemas';

/** What a station takes and asks, and for how long it keeps what is fetched; what is left out is not limited, and costs nothing. */
export const StationTerms = {
  /** Of the longest side of a box. */
  maxSideMm: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  /** On the scale, of a box and of a whole shipment. */
  maxBoxGrams: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
  maxOrderGrams: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
  /** For handing out a shipment, in fen. */
  feeFen: z.optional(z.int().check(z.minimum(0), z.maximum(100_000_000))),
  /** After so many days it goes back. */
  keepDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** Latitude and longitude in degrees, e.g. `27.7154, 85.3123`; empty where nobody has said. */
  mapPoint: z.optional(z.string().check(z.regex(/^(-?\d{1,2}(\.\d{1,7})?, ?-?\d{1,3}(\.\d{1,7})?)?$/))),
};

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
  ...StationTerms,
  /** What else is to be known there, e.g. what is asked for a day after the free ones. */
  notice: z.optional(LocalizedText),
});

export const Station = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
  freeDays: z.int(),
  keepDays: z.int(),
  notice: z.string(),
  /** Null where it is not limited. */
  maxSideMm: z.nullable(z.int()),
  maxBoxGrams: z.nullable(z.int()),
  maxOrderGrams: z.nullable(z.int()),
  /** Part of the price of a shipment that goes there; null where it is nothing. */
  fee: z.nullable(Money),
  /** Where it is on a map; empty where nobody has said. */
  mapUrl: z.string(),
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
