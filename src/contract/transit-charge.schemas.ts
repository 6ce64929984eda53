import * as z from 'zod/mini';
import { BasisPoints, Fee, Share } from './fees.schemas';
import { Code, LocalizedText } from './fields.schemas';
import { MEASURED, NAMED } from './transit-line.enums';

/** The least and the most that a charge comes to. */
const bounds = {
  min: z._default(Fee, 0),
  max: z._default(z.nullable(Fee), null),
};

/** What something costs (c6): a sum for each of something, a price for the kilogram, or a share. */
export const Charge = z
  .discriminatedUnion('per', [
    z.object({ per: z.enum(['ORDER', 'BOX', 'PARCEL', 'ITEM', 'PIECE']), fee: Fee, ...bounds }),
    /** By the weight that is billed or by what the scale said, to the gram. */
    z.object({ per: z.enum(['CHARGED_KILOGRAM', 'SCALE_KILOGRAM']), fee: Fee, ...bounds }),
    z.object({ per: z.enum(['FREIGHT', 'VALUE']), basisPoints: BasisPoints, ...bounds }),
  ])
  .check(z.refine(({ min, max }) => max === null || min <= max, { path: ['max'], error: 'below-min' }));

const Quantity = z.nullable(z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)));

export const Condition = z.discriminatedUnion('of', [
  /** Between the two, both counted in. */
  z
    .object({ of: z.enum(MEASURED), from: z._default(Quantity, null), to: z._default(Quantity, null) })
    .check(z.refine(({ from, to }) => (from ?? 0) <= (to ?? Infinity), { path: ['to'], error: 'below-from' })),
  /** One of these; of postcodes, beginnings. */
  z.object({ of: z.enum(NAMED), in: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(2000)) }),
]); // prettier-ignore

/** One of the lists holds with all that is in it; without lists it holds always. */
export const Conditions = z._default(
  z.array(z.array(Condition).check(z.minLength(1), z.maxLength(20))).check(z.maxLength(20)),
  [],
);

export const Surcharge = z.object({
  code: Code,
  name: LocalizedText,
  when: Conditions,
  charge: Charge,
  /** Of a group counts what the group says; without one it counts. */
  group: z._default(z.nullable(Code), null),
  /** Whether the fuel percentage is taken of it too. */
  isFuelled: z._default(z.boolean(), false),
});

export const SurchargeGroup = z.object({
  code: Code,
  takes: z.enum(['ALL', 'HIGHEST']),
  cap: z._default(z.nullable(Fee), null),
});

/** What the line does not take, and why, in the shop's words. */
export const RefusalRule = z.object({ code: Code, text: LocalizedText, when: Conditions });

/** What the carrier does beside carrying; what is forced is part of the freight. */
export const LineService = z.object({ code: Code, name: LocalizedText, charge: Charge, isForced: z._default(z.boolean(), false) }); // prettier-ignore

/** c8: a percentage of the insured value between two bounds, or a fixed sum. */
export const InsuranceRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), startAbove: Fee, basisPoints: BasisPoints, min: Fee, max: z.nullable(Fee) }),
  z.object({ kind: z.literal('fixed'), startAbove: Fee, fee: Fee }),
]);

/** Where the line pays what the border asks: duty on goods, freight and insurance, tax on these and the duty. */
export const TariffRule = z.object({ freeUpTo: z._default(Fee, 0), dutyBasisPoints: Share, taxBasisPoints: Share });
