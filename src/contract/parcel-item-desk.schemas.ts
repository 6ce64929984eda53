import * as z from 'zod/mini';
import { PURCHASE_ORDER_STATUSES } from './order-status';
import { FAULT_ENDS, PARCEL_VERDICTS } from './parcel-desk.enums';
import { ORDER_ITEM_STATUSES } from './purchase.enums';
import { CLAIM_STATUSES } from './unclaimed.enums';

/** A thing in a parcel, as those who handle it see it. */
export const DeskParcelItem = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  options: z.array(z.string()),
  quantity: z.int(),
  /** Of what the shop has bought. */
  order: z.nullable(
    z.object({
      id: z.string(),
      orderNo: z.string(),
      status: z.enum(ORDER_ITEM_STATUSES),
      /** How the order stands; what nothing has happened to yet stands as its order does. */
      orderStatus: z.enum(PURCHASE_ORDER_STATUSES),
      /** What was found wrong with it last, in whichever parcel; empty in one that was not looked at. */
      finding: z.string(),
      /** How many of the pieces that lie here go back to the seller. */
      goingBack: z.int(),
    }),
  ),
  /** What was found in this very parcel, whatever came in its place since; null of what was not judged in it. */
  found: z.nullable(
    z.object({
      verdict: z.enum(PARCEL_VERDICTS),
      finding: z.string(),
      /** What its shopper said to it; null while they are asked. */
      decision: z.nullable(z.enum(FAULT_ENDS)),
    }),
  ),
});

/** What somebody says who claims goods of nobody's. */
export const ParcelClaimOfDesk = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(CLAIM_STATUSES),
  statement: z.string(),
  seller: z.string(),
  orderRef: z.string(),
  grams: z.nullable(z.int()),
  photos: z.array(z.string()),
});
