import * as z from 'zod/mini';
import { PARCEL_STEPS } from './parcel-desk.enums';
import { Id, text } from './fields.schemas';
import { LIMITS } from './limits';
import { SHELF } from './scan-code';
import { FAULT_REASONS, SCAN_KINDS, SCAN_MODES, SCAN_SAYS } from './scan.enums';
import { GOODS_KINDS } from './transit-line.enums';
import { PARCEL_STATUSES } from './warehouse.enums';

const Grams = z.int().check(z.minimum(1), z.maximum(LIMITS.benchGrams));
const Side = z.int().check(z.minimum(1), z.maximum(LIMITS.benchSideMm));

/** What a bench holds between two scans; the server says it, the bench says it back. */
export const ScanContext = z.strictObject({
  /** The shelf that sticks. */
  location: z.optional(z.string().check(z.regex(SHELF))),
  /** What lies on the bench. */
  parcelId: z.optional(Id),
  grams: z.optional(Grams),
  sides: z.optional(z.tuple([Side, Side, Side])),
  /** Whoever measures it was told that its weight and size hardly fit. */
  isDoubted: z.optional(z.boolean()),
  /** Which thing of it, from 1, has what wrong with it. */
  item: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  reason: z.optional(z.enum(FAULT_REASONS)),
  /** What is in it, where somebody has said so at this bench. */
  kinds: z.optional(z.array(z.enum(GOODS_KINDS)).check(z.maxLength(GOODS_KINDS.length))),
  /** Which things of it leave it, from 1. */
  picked: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(200))).check(z.maxLength(200))),
  /** What is put together. */
  joined: z.optional(z.array(Id).check(z.maxLength(LIMITS.transitParcels))),
});

export const ScanInput = z.strictObject({
  /** Of this scan and no other: sent again it is answered as it was. */
  scanId: Id,
  code: text(200, 1),
  /** Which bench of the warehouse, as it calls itself. */
  bench: text(40, 1),
  warehouseId: Id,
  mode: z.enum(SCAN_MODES),
  context: z._default(ScanContext, {}),
});

/** What lies on the bench, for whoever looks up. */
export const BenchParcel = z.object({
  id: z.string(),
  parcelNo: z.string(),
  status: z.enum(PARCEL_STATUSES),
  /** Whose it is, and the code on their address; empty of what is nobody's. */
  owner: z.string(),
  code: z.string(),
  location: z.string(),
  /** Absent of before, or where nobody has measured it. */
  sides: z.optional(z.tuple([z.int(), z.int(), z.int()])),
  /** What is to be done with it next; absent of before. */
  step: z.optional(z.enum(PARCEL_STEPS)),
  grams: z.nullable(z.int()),
  number: z.string(),
  /** In the words of its shopper. */
  remark: z.string(),
  goodsKinds: z.array(z.enum(GOODS_KINDS)),
  items: z.array(z.object({ title: z.string(), image: z.string(), quantity: z.int(), isOrdered: z.boolean() })),
});

export const ScanAnswer = z.object({
  /** Of the scan that is answered, and of the one that it took back. */
  scanId: z.string(),
  undid: z.nullable(z.string()),
  /** As it was read. */
  code: z.string(),
  recognised: z.enum(SCAN_KINDS),
  say: z.enum(Object.keys(SCAN_SAYS) as [keyof typeof SCAN_SAYS, ...(keyof typeof SCAN_SAYS)[]]),
  parcel: z.nullable(BenchParcel),
  next: ScanContext,
  /** What a code names that is no parcel. */
  named: z.optional(z.object({ kind: z.enum(['PURCHASE', 'SHIPMENT', 'CUSTOMER']), id: z.string(), name: z.string() })),
  /** What the warehouse is called that it was announced for, where it came to another. */
  announcedFor: z.optional(z.string()),
  /** Parcels that want a new label. */
  labels: z.optional(z.array(z.string())),
  /** Whether the last thing that this bench did can be taken back. */
  canUndo: z.boolean(),
  /** How much this warehouse has done today in this mode. */
  doneToday: z.int(),
  /** Receiving: how many couriers have on the door or say they have left here since yesterday, and nobody has taken in. */
  stillToday: z.optional(z.int()),
});
