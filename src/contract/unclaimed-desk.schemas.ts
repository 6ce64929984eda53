import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Id, Money, queryInt, text, Time } from './fields.schemas';
import { MAX_AMOUNT } from './money';
import { OWNER_MARKS } from './parcel-desk.enums';
import { CLAIM_STATUSES } from './unclaimed.enums';

export const QueuedClaim = z.object({
  id: z.string(),
  trackingNo: z.string(),
  shopperName: z.string(),
  statement: z.string(),
  /** Of a hundred, when it was last weighed. */
  score: z.int(),
  createdAt: Time,
});

export const DeskClaim = z.object({
  ...QueuedClaim.shape,
  status: z.enum(CLAIM_STATUSES),
  seller: z.string(),
  orderRef: z.string(),
  grams: z.nullable(z.int()),
  photos: z.array(z.string()),
  /** What fits, and of how many others who claim or announce the same. */
  marks: z.array(z.enum(OWNER_MARKS)),
  rivals: z.int(),
  isRivalled: z.boolean(),
  /** Up to what one person gives goods away; null where the shop sets nothing. */
  alone: z.nullable(Money),
  /** What they were announced at, and no less is said of them; null where nobody announced them. */
  declared: z.nullable(Money),
  approvals: z.array(Approval),
  /** What lies under the number; null where nothing does. */
  parcel: z.nullable(
    z.object({
      parcelNo: z.string(),
      location: z.string(),
      grams: z.nullable(z.int()),
      labelText: z.string(),
      receivedAt: z.nullable(Time),
    }),
  ),
});

export const ClaimQueueQuery = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});
export const ClaimQueue = z.object({
  items: z.array(QueuedClaim),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({ claims: z.int() }),
});
export const ClaimAnswerInput = z.strictObject({
  decision: z.enum(['APPROVE', 'REFUSE']),
  note: text(500),
  /** What others read who claim the same and do not get it. */
  toOthers: z._default(text(500), ''),
  /** What the goods are worth, in minor units: asked for where the shop lets nobody give away dear ones alone. */
  worth: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT))),
});
export const claimParams = z.object({ id: Id });
