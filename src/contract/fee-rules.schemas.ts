import * as z from 'zod/mini';
import { Dating, ReadVersion, VersionHead } from './dated-terms.schemas';
import { Fee, Share } from './fees.schemas';
import { ServiceFeeRule } from './fields.schemas';
import { StorageRule } from './transit-storage.schemas';

const TransitFees = { unpackFen: Fee, rehearsalFen: Fee, toleranceFen: Fee, takesPaymentFirst: z.boolean() };

/** What shipping costs beside its line, in fen, and whether an estimate can be paid before anything is packed. */
export const TransitFeeRule = z.object(TransitFees);

/** So much more than was paid for an item the shop pays itself: a sum in fen, or a share of it, whichever is more. */
export const DearerRule = z.object({ fen: Fee, basisPoints: Share });

/** What a shop asks beside the price of goods and of its lines, from a day on; a term that comes later needs a default. */
export const FeeTerms = z.object({
  serviceFee: ServiceFeeRule,
  dearer: DearerRule,
  transit: TransitFeeRule,
  storage: StorageRule,
});

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** What somebody sets: a million yuan is a slip. */
const FeeSet = within(0, 99_999_999);

const FeeTermsInput = z.strictObject({
  serviceFee: z.strictObject({ basisPoints: within(0, 9_999), minimumFen: FeeSet }),
  dearer: z.strictObject({ fen: FeeSet, basisPoints: Share }),
  transit: z.strictObject({ ...TransitFees, ...{ unpackFen: FeeSet, rehearsalFen: FeeSet, toleranceFen: FeeSet } }),
  storage: StorageRule.check(
    z.refine(({ bands }) => bands.every(({ upToGrams }, at) => isAfter(bands[at - 1]?.upToGrams, upToGrams)), {
      path: ['bands'],
      error: 'bands-not-rising',
    }),
    z.refine(({ bands }) => bands.at(-1)?.upToGrams === null, { path: ['bands'], error: 'bands-not-rising' }),
  ),
});

/** Whether a band ends after the one before it; the open one ends nowhere. */
const isAfter = (before: number | null | undefined, end: number | null) =>
  before === undefined || (before !== null && (end === null || end > before));

/** The latest versions, the last to begin first; what the settings say is as long as none has begun. */
export const FeeRules = z.object({
  version: z.string(),
  /** What the shop was made with. */
  opening: FeeTerms,
  inForce: FeeTerms,
  /** The terms of one are null where another release wrote what this one cannot read. */
  versions: z.array(z.object({ ...VersionHead, terms: z.nullable(FeeTerms) })),
});

export const FeePublication = z.strictObject({ version: ReadVersion, ...Dating, terms: FeeTermsInput });
