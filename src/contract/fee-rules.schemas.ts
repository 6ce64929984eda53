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

/** What it costs to have parcels in store taken apart or put together, and what its way back to the seller costs a shopper, in fen. */
export const HandlingFees = z.object({ reworkFen: Fee, returnFen: Fee });
export const USUAL_HANDLING = { reworkFen: 300, returnFen: 1_000 };

const Freight = { firstKilos: z.int().check(z.minimum(1), z.maximum(1000)), firstFen: Fee, nextFen: Fee };
/** What the way from a seller to the warehouse is reckoned at where nobody says it, by the kilogram. */
export const UnsaidFreight = z.object(Freight);
/** What parcel services ask within China. */
export const USUAL_FREIGHT = { firstKilos: 1, firstFen: 800, nextFen: 400 };

/** What a shop asks beside the price of goods and of its lines, from a day on; a term that comes later needs a default. */
export const FeeTerms = z.object({
  serviceFee: ServiceFeeRule,
  dearer: DearerRule,
  transit: TransitFeeRule,
  storage: StorageRule,
  handling: z._default(HandlingFees, USUAL_HANDLING),
  unsaidFreight: z._default(UnsaidFreight, USUAL_FREIGHT),
});

const within = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
/** What somebody sets: a million yuan is a slip. */
const FeeSet = within(0, 99_999_999);

const FeeTermsInput = z.strictObject({
  serviceFee: z.strictObject({ basisPoints: within(0, 9_999), minimumFen: FeeSet }),
  dearer: z.strictObject({ fen: FeeSet, basisPoints: Share }),
  transit: z.strictObject({ ...TransitFees, ...{ unpackFen: FeeSet, rehearsalFen: FeeSet, toleranceFen: FeeSet } }),
  handling: z.strictObject({ reworkFen: FeeSet, returnFen: FeeSet }),
  unsaidFreight: z.strictObject({ ...Freight, firstFen: FeeSet, nextFen: FeeSet }),
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
