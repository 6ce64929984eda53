import * as z from 'zod/mini';
import { FreightEstimate } from './catalog.schemas';
import { Fee } from './fees.schemas';
import { Code, CountryCode, Money, Price, text } from './fields.schemas';
import { LIMITS } from './limits';
import { LineParams } from './line-desk.schemas';
import { GOODS_KINDS } from './transit-line.enums';
import { LineTerms } from './transit-line.schemas';

const Grams = z.int().check(z.minimum(1), z.maximum(1_000_000));
const Millimetres = z.int().check(z.minimum(0), z.maximum(10_000));

/** Terms that nobody has published yet, in the place of the line's own. */
const Draft = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(64)), terms: LineTerms });

/** A parcel or a basket that is only thought of. */
export const SimulationInput = z.strictObject({
  country: CountryCode,
  postcode: z._default(text(16), ''),
  warehouse: z._default(z.nullable(Code), null),
  delivery: z._default(z.nullable(z.enum(['DOOR', 'STATION'])), null),
  parcels: z
    .array(
      z.strictObject({
        grams: Grams,
        ...{ lengthMm: Millimetres, widthMm: Millimetres, heightMm: Millimetres },
        goodsKinds: z._default(z.array(z.enum(GOODS_KINDS)).check(z.maxLength(GOODS_KINDS.length)), []),
        /** What was paid for what is in it. */
        valueFen: z._default(Fee, 0),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.transitParcels)),
  boxes: z._default(z.int().check(z.minimum(1), z.maximum(LIMITS.transitBoxes)), 1),
  /** Weighed as they are; else packing is counted in, as before anything is packed. */
  isPacked: z._default(z.boolean(), false),
  services: z._default(z.array(Code).check(z.maxLength(20)), []),
  isInsured: z._default(z.boolean(), false),
  /** Freight within China that an order of these goods asks for. */
  domesticFen: z._default(Fee, 0),
  /** A day of the shop's calendar, from today on; now without one. */
  on: z._default(z.nullable(z.iso.date()), null),
  draft: z._default(z.nullable(Draft), null),
});

export const Simulation = z.object({
  /** What an order of the goods asks for, by the fees of that day. */
  order: z.object({ goods: Price, domesticFreight: Price, serviceFee: Price, total: Price }),
  /** Those that take it, the cheapest first, then the others with all that is in the way. */
  lines: z.array(z.extend(FreightEstimate, { isDraft: z.boolean() })),
});

/** Terms against what went by a line in the last 90 days: so many shipments a call, from the newest on. */
export const BackTestParams = LineParams;
export const BackTestInput = z.strictObject({
  terms: LineTerms,
  after: z._default(z.nullable(z.string().check(z.regex(/^\d{1,16}_[A-Za-z0-9_-]{1,64}$/))), null),
});
export const BackTest = z.object({
  /** Shipments that were looked at, and those that neither terms take. */
  seen: z.int(),
  neither: z.int(),
  changed: z.int(),
  newlyRefused: z.int(),
  newlyTaken: z.int(),
  /** Of those that both take. */
  before: Money,
  after: Money,
  /** Whose price moves most, the dearer first; or who would be refused. */
  worst: z.array(z.object({ orderId: z.string(), orderNo: z.string(), before: z.int(), after: z.nullable(z.int()), refusals: z.array(z.string()) })), // prettier-ignore
  next: z.nullable(z.string()),
});
