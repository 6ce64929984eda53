import * as z from 'zod/mini';
import { text } from './fields.schemas';
import { FIND_KINDS } from './find-desk.enums';

export const FindQuery = z.strictObject({
  /** A number of ours, of a courier, a marketplace or a payment; an e-mail, the code on a shopper’s parcels, a name. */
  keyword: text(100, 1),
});

export const FoundRecord = z.object({
  kind: z.enum(FIND_KINDS),
  id: z.string(),
  /** By which it goes: its own number, or a shopper’s name. */
  name: z.string(),
  /** By which it was found, where that is another. */
  by: z.string(),
});

/** A handful: what is found by a number is one thing, or few. */
export const Found = z.array(FoundRecord);
