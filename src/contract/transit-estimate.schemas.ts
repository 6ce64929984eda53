import * as z from 'zod/mini';
import { Allowance } from './customs-allowance.schemas';
import { LIMITS } from './limits';
import { LineHistory } from './line-history.schemas';
import { Code, Id, Money, Time, text } from './fields.schemas';
import { TRANSIT_MODES } from './transit.enums';
import { ShownReceipt, ShownRefusal } from './transit-receipt.schemas';

export const ParcelIds = z.array(Id).check(
  z.minLength(1),
  z.maxLength(LIMITS.transitParcels),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'twice' }),
);

const Codes = z._default(z.array(Code).check(z.maxLength(20)), []);

/** What a shopper chooses of a shipment beside the line: the same in an estimate and in the order that follows it. */
export const TransitWishes = {
  /** Into how many boxes. */
  boxes: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.transitBoxes)), 1),
  /** Codes of the line's services and of the shop's ways of packing. */
  services: Codes,
  packingWishes: Codes,
  /** In minor units of the shop's currency; insured is what was said, not more than it is worth is paid. */
  insuredValue: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000_000))),
  selfPickup: z._default(z.boolean(), false),
};

/** To an address of the shopper's, or to a place that is only thought of: one of the two. */
export const TransitEstimateInput = z.strictObject({
  purchaseParcelIds: ParcelIds,
  userAddressId: z.optional(Id),
  countryCode: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  postcode: z._default(text(16), ''),
  ...TransitWishes,
  /** With `selfPickup`: what it takes and asks is counted in. */
  stationId: z.optional(Id),
  /** The line that savings are compared with; the cheapest where none is named. */
  transitOptionName: z.optional(text(64, 1)),
  /** Whether it is said what the parcels would cost apart. */
  comparesApart: z._default(z.boolean(), false),
});

const line = {
  transitOptionName: z.string(),
  title: z.string(),
  minDays: z.int(),
  maxDays: z.int(),
  delivery: z.enum(['DOOR', 'STATION', 'BOTH']),
  /** What its insurance covers, in the shop's words; empty where it has none. */
  cover: z.string(),
  isInsurable: z.boolean(),
  /** What insuring all that can be would cost, offered or not as it costs no less than it pays; null where the line insures nothing. */
  insuranceFee: z.nullable(Money),
  services: z.array(z.object({ code: z.string(), name: z.string(), isForced: z.boolean() })),
  /** Keys of what the border asks of the receiver. */
  customsFields: z.array(z.string()),
  stations: z.array(z.string()),
  localExpressCompanies: z.array(z.string()),
};

/** What would be cheaper, and by how much; `kind` says which of the other fields are told. */
export const TransitSaving = z.object({
  kind: z.enum(['LEAVE_PACKING', 'LINE', 'WAIT']),
  parcelIds: z.array(z.string()),
  transitOptionName: z.nullable(z.string()),
  /** Of the line, or of the way of packing. */
  title: z.nullable(z.string()),
  /** Of the way of packing, by which it is wished for. */
  code: z.nullable(z.string()),
  /** What is in the parcels that it is about: the first of it by name, and how much else. */
  contents: z.string(),
  moreContents: z.int(),
  /** What need not be carried. */
  grams: z.nullable(z.int()),
  boxes: z.nullable(z.int()),
  extraDays: z.nullable(z.int()),
  /** When what is waited for will be there. */
  until: z.nullable(Time),
  saves: Money,
});

export const TransitEstimate = z.object({
  quoteId: z.string(),
  expiresAt: Time,
  /** Orders of packing and paying that the shop takes. */
  modes: z.array(z.enum(TRANSIT_MODES)),
  /** What the chosen parcels have cost: the most that can be declared, and the least that is. */
  goods: Money,
  /** What of that can be insured. */
  insurable: Money,
  /** What of them the border there lets in free of duty; null where the shop has not said. */
  allowance: z.nullable(Allowance),
  /** The shop's ways of packing that can be wished for. */
  packing: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Lines that take it, the cheapest first. */
  quotes: z.array(
    z.object({
      ...line,
      /** How it went of late from there; left out where too little has gone by it. */
      history: z.optional(LineHistory),
      receipt: ShownReceipt,
    }),
  ),
  /** Lines that do not, with all that is in the way. */
  refused: z.array(z.object({ ...line, refusals: z.array(ShownRefusal) })),
  composer: z.array(TransitSaving),
  /** Each parcel in a shipment of its own, by the cheapest line for each; null where it was not asked, or one goes by none. */
  apart: z.nullable(Money),
});
