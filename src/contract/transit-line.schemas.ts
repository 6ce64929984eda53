import * as z from 'zod/mini';
import { BasisPoints, Fee, ValidFrom } from './fees.schemas';
import { Code, CountryCode, CurrencyCode, Id, LocalizedText } from './fields.schemas';
import {
  InsuranceRule,
  LineService,
  RefusalRule,
  Surcharge,
  SurchargeGroup,
  TariffRule,
} from './transit-charge.schemas';
import { BOX_SUMS, COMBINATIONS, DELIVERIES, GOODS_KINDS } from './transit-line.enums';
import { LinePriceRule, MeasureRule, Millimetres, WeightRule } from './transit-price.schemas';

const listOf = <T extends z.ZodMiniType>(item: T, most = 200) => z._default(z.array(item).check(z.maxLength(most)), []);
const Postcodes = listOf(z.string().check(z.minLength(1), z.maxLength(16)), 2000);
/** Three sides, the longest first. */
const Sides = z.tuple([Millimetres, Millimetres, Millimetres]);

/** What a box may measure. Girth is length + 2 × (width + height). */
const Limits = z.object({
  maxSideMm: z._default(z.nullable(Millimetres), null),
  maxSumMm: z._default(z.nullable(Millimetres), null),
  maxGirthMm: z._default(z.nullable(Millimetres), null),
  largestMm: z._default(z.nullable(Sides), null),
  smallestMm: z._default(z.nullable(Sides), null),
});

/** Where it goes: postcodes are beginnings; none means all that are not left out. */
const Zone = z.object({
  name: z._default(z.string().check(z.maxLength(80)), ''),
  countries: z.array(CountryCode).check(z.minLength(1), z.maxLength(250)),
  postcodes: Postcodes,
  exceptPostcodes: Postcodes,
});

/** All that decides over a shipping line's days and price. Sums are minor units of its currency. */
export const LineTerms = z
  .object({
    currency: CurrencyCode,
    zone: Zone,
    minDays: z.int().check(z.minimum(0), z.maximum(365)),
    maxDays: z.int().check(z.minimum(0), z.maximum(365)),
    /** Codes of the warehouses that it leaves from; none means all. */
    warehouses: listOf(Code),
    weight: WeightRule,
    price: z._default(z.nullable(LinePriceRule), null),
    measure: z._default(z.nullable(MeasureRule), null),
    combine: z._default(z.enum(COMBINATIONS), 'WEIGHT'),
    minFee: z._default(Fee, 0),
    /** For each box. */
    parcelFee: z._default(Fee, 0),
    surcharges: listOf(Surcharge),
    surchargeGroups: listOf(SurchargeGroup, 50),
    surchargeCap: z._default(z.nullable(Fee), null),
    /** Of freight and of the surcharges that are fuelled. */
    fuelBasisPoints: z._default(BasisPoints, 0),
    services: listOf(LineService, 50),
    refusals: listOf(RefusalRule),
    /** What it takes. */
    goodsKinds: z._default(z.array(z.enum(GOODS_KINDS)).check(z.minLength(1)), [...GOODS_KINDS]),
    limits: z.prefault(Limits, {}),
    boxes: z._default(z.object({ max: z.int().check(z.minimum(1), z.maximum(1000)), sum: z.enum(BOX_SUMS) }), { max: 20, sum: 'EACH' }),
    insurance: z._default(z.nullable(InsuranceRule), null),
    tariff: z._default(z.nullable(TariffRule), null),
    /** Keys of what the border asks of the receiver, such as PCCC. */
    customsFields: listOf(Code, 20),
    delivery: z._default(z.enum(DELIVERIES), 'DOOR'),
    stations: listOf(Id, 1000),
    localExpressCompanies: listOf(z.string().check(z.minLength(1), z.maxLength(80)), 50),
    trackingProvider: z._default(z.nullable(Code), null),
    /** What the insurance covers, and what else is to be said. */
    cover: z._default(LocalizedText, {}),
    remark: z._default(LocalizedText, {}),
  })
  .check(
    z.refine(({ minDays, maxDays }) => minDays <= maxDays, { path: ['maxDays'], error: 'below-min' }),
    z.refine(({ combine, price }) => combine === 'MEASURE' || price !== null, { path: ['price'], error: 'missing' }),
    z.refine(({ combine, measure }) => combine === 'WEIGHT' || measure !== null, { path: ['measure'], error: 'missing' }),
    z.refine(hasItsGroups, { path: ['surchargeGroups'], error: 'missing' }),
  ); // prettier-ignore

interface Grouped {
  surcharges: { group: string | null }[];
  surchargeGroups: { code: string }[];
}
function hasItsGroups({ surcharges, surchargeGroups }: Grouped): boolean {
  const codes = surchargeGroups.map(({ code }) => code);
  const isEachOnce = new Set(codes).size === codes.length;
  return isEachOnce && surcharges.every(({ group }) => group === null || codes.includes(group));
}

/** The terms from a day on, until the next version's. */
export const TransitLineVersion = z.object({
  validFrom: ValidFrom,
  /** Who wrote it. */
  author: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Why. */
  note: z.optional(z.string().check(z.maxLength(300))),
  terms: LineTerms,
});

/** A shipping line as it is taken out and brought in again. */
export const TransitLine = z.object({
  /** Its name to machines and to staff, such as AU-SEA; shoppers read the title. */
  name: z.string().check(z.minLength(1), z.maxLength(64)),
  title: LocalizedText,
  isOffered: z._default(z.boolean(), true),
  versions: z.array(TransitLineVersion).check(z.minLength(1), z.maxLength(1000)),
});
