import * as z from 'zod/mini';
import { BATCH_DEEDS, BATCH_SAYINGS, BATCH_STATUSES, BATCH_TROUBLES, BATCH_VIEWS } from './batch.enums';
import { Code, Id, Money, queryInt, text, Time, Version } from './fields.schemas';

const Sums = {
  boxes: z.int(),
  grams: z.int(),
  cubicMm: z.int(),
};
/** Of what is declared; each shipment once, however many boxes it has. */
const Totals = z.object({ ...Sums, value: Money });

const head = {
  id: z.string(),
  batchNo: z.string(),
  status: z.enum(BATCH_STATUSES),
  movedAt: Time,
  carrier: z.string(),
  /** Of the bill or container; empty until somebody knows it. */
  masterNo: z.string(),
  warehouse: z.string(),
  openedBy: z.string(),
};

export const QueuedBatch = z.object({ ...head, boxes: z.int(), grams: z.int() });

export const BatchBox = z.object({
  id: z.string(),
  code: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  line: z.string(),
  country: z.string(),
  receiver: z.string(),
  grams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  /** The carrier's own number of it; empty where it goes under ours. */
  trackingNo: z.string(),
  trouble: z.nullable(z.enum(BATCH_TROUBLES)),
});

export const DeskBatch = z.object({
  ...head,
  version: z.int(),
  openedAt: Time,
  closedAt: z.nullable(Time),
  handedOverAt: z.nullable(Time),
  /** What was put in last comes first. */
  boxes: z.array(BatchBox),
  totals: Totals,
  byLine: z.array(z.object({ lineName: z.string(), line: z.string(), ...Totals.shape })),
  byCountry: z.array(z.object({ country: z.string(), ...Totals.shape })),
  /** Codes of boxes whose shipment is here in part alone. */
  lacking: z.array(z.string()),
  canAdd: z.boolean(),
  canClose: z.boolean(),
  canReopen: z.boolean(),
  canHandOver: z.boolean(),
  /** Oldest first. */
  timeline: z.array(
    z.object({ at: Time, code: z.enum(BATCH_DEEDS), detail: z.string(), staffName: z.nullable(z.string()) }),
  ),
});

const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));
export const BatchQueueQuery = z.strictObject({
  view: z._default(z.enum(BATCH_VIEWS), 'open'),
  /** The number of a batch, or of its bill. */
  keyword: z.optional(text(100)),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});
export const BatchQueue = z.object({
  items: z.array(QueuedBatch),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({ open: z.int(), closed: z.int(), handedOver: z.int() }),
  /** Where one can be opened. */
  warehouses: z.array(z.object({ id: z.string(), name: z.string() })),
});

const Carrier = text(60, 1);
const MasterNo = z._default(text(60), '');
export const OpenBatchInput = z.strictObject({ warehouseId: Code, carrier: Carrier, masterNo: MasterNo });
export const ChangeBatchInput = z.strictObject({ version: Version, carrier: Carrier, masterNo: MasterNo });
export const BatchStepInput = z.strictObject({ version: Version });
export const BatchScanInput = z.strictObject({
  code: text(80, 1),
  /** The box that was scanned before: a code that is no box is its carrier's number. */
  boxId: z.optional(Id),
});
export const BatchScanAnswer = z.object({
  say: z.enum(BATCH_SAYINGS),
  code: z.string(),
  box: z.nullable(BatchBox),
  version: z.int(),
  totals: z.object(Sums),
});
export const TakeOutInput = z.strictObject({ boxId: Id });
export const batchParams = z.object({ id: Id });
