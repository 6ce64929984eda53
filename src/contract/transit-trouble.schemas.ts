import * as z from 'zod/mini';
import { Money, Time, text } from './fields.schemas';
import { LIMITS } from './limits';
import { Refund } from './refund.schemas';
import { TRANSIT_TROUBLES, TROUBLE_CHOICES } from './transit.enums';
import { PhotosInput } from './upload.schemas';

/** What a shopper says of a shipment in trouble; papers come with pictures of them. */
export const TroubleInput = z.strictObject({
  choice: z.enum(TROUBLE_CHOICES),
  words: z._default(text(LIMITS.reviewLetters), ''),
  photos: PhotosInput,
});

export const Claim = z.pick(Refund, {
  refundNo: true,
  status: true,
  amount: true,
  dueAt: true,
  note: true,
});

/** What is owed for a lost shipment: what it was insured for, or what was paid for its way, whichever is more. */
const Loss = z.object({
  owed: Money,
  isInsured: z.boolean(),
  /** What was paid for the way and has not gone back, and what the insurance bears. */
  way: Money,
  cover: Money,
  /** The last one; null where nothing is claimed. */
  claim: z.nullable(Claim),
  isDeclined: z.boolean(),
});

/** What went wrong, and what the shopper has said of it. */
export const Trouble = z.object({
  kind: z.enum(TRANSIT_TROUBLES),
  /** In the words of who told it. */
  note: z.string(),
  at: Time,
  /** What was sent for it; the pictures as long as they are kept. */
  papers: z.nullable(z.object({ words: z.string(), photos: z.array(z.string()), at: Time })),
  /** What the goods are worth, of what is lost or seized. */
  goods: z.nullable(Money),
  /** Null of all else. */
  loss: z.nullable(Loss),
});
