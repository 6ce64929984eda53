import * as z from 'zod/mini';
import { Id, Time, text } from './fields.schemas';
import { CLAIM_STATUSES, OWN_NUMBERS } from './unclaimed.enums';
import { PhotosInput } from './upload.schemas';

const TrackingNo = text(60, 1);

export const UnclaimedQuery = z.strictObject({ trackingNo: TrackingNo });

/** The same of a number that lies in a warehouse and of one that does not: who may know that shows first what is theirs. */
export const UnclaimedNumber = z.object({
  /** As it is looked for. */
  number: z.string(),
  /** Empty where the number does not tell. */
  carrier: z.string(),
  own: z.nullable(z.enum(OWN_NUMBERS)),
});

export const ParcelClaimInput = z.strictObject({
  /** Of its courier, or the one that the warehouse gave it. */
  trackingNo: TrackingNo,
  /** What is in it. */
  statement: text(500, 1),
  seller: z._default(text(100), ''),
  /** Under which the marketplace knows the order. */
  orderRef: z._default(text(64), ''),
  /** What it weighs, about. */
  grams: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** Of the order, or of the seller's words. */
  photos: PhotosInput,
});

export const ParcelClaim = z.object({
  id: Id,
  trackingNo: z.string(),
  carrier: z.string(),
  statement: z.string(),
  seller: z.string(),
  orderRef: z.string(),
  grams: z.nullable(z.int()),
  photos: z.array(z.string()),
  status: z.enum(CLAIM_STATUSES),
  /** What the shop says to it; often nothing. */
  note: z.string(),
  createdAt: Time,
  decidedAt: z.nullable(Time),
});
