import * as z from 'zod/mini';
import { DeskEvent } from './desk-event.schemas';
import { Id, Money, queryInt, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { Lease } from './manual-desk.schemas';
import { PackingBox } from './packing-box.schemas';
import { PACKING_VIEWS } from './packing-desk.enums';
import { ShownReceipt } from './transit-receipt.schemas';
import { PACKING_QUESTION_STATES, TRANSIT_HOLDS, TRANSIT_MODES, TRANSIT_STATUSES } from './transit.enums';
import { PARCEL_STATUSES } from './warehouse.enums';

const head = {
  id: z.string(),
  orderNo: z.string(),
  status: z.enum(TRANSIT_STATUSES),
  mode: z.enum(TRANSIT_MODES),
  movedAt: Time,
  /** Name of the line, in the words of the shop. */
  line: z.string(),
  country: z.string(),
  shopperName: z.string(),
  /** Who is on it. */
  lease: z.nullable(Lease),
  /** Why nobody packs it for now; empty where somebody may. */
  heldNote: z.string(),
};

export const QueuedTransit = z.object({
  ...head,
  parcels: z.int(),
  /** Of these so many lie on their shelves still. */
  toFetch: z.int(),
  grams: z.int(),
  /** Shelves to go to, in their order. */
  places: z.array(z.string()),
});

export const DeskTransit = z.object({
  ...head,
  version: z.int(),
  holds: z.array(z.enum(TRANSIT_HOLDS)),
  receiver: z.string(),
  remark: z.string(),
  /** What is to be done while packing, in the words of the shop. */
  wishes: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Into how many boxes its shopper was told the price. */
  wantedBoxes: z.int(),
  parcels: z.array(
    z.object({
      id: z.string(),
      parcelNo: z.string(),
      status: z.enum(PARCEL_STATUSES),
      /** By which its label may be scanned too. */
      numbers: z.array(z.string()),
      location: z.string(),
      grams: z.int(),
      /** In millimetres; null where nobody has measured it. */
      sides: z.nullable(z.tuple([z.int(), z.int(), z.int()])),
      items: z.array(z.object({ title: z.string(), image: z.string(), quantity: z.int() })),
    }),
  ),
  boxes: z.array(
    z.object({
      boxNo: z.int(),
      grams: z.int(),
      lengthMm: z.int(),
      widthMm: z.int(),
      heightMm: z.int(),
      carrier: z.string(),
      trackingNo: z.string(),
      photos: z.array(z.string()),
    }),
  ),
  /** In which its boxes lie: with these they leave. */
  batches: z.array(z.object({ id: z.string(), batchNo: z.string() })),
  declaration: z.array(
    z.object({
      parcelItemId: z.string(),
      /** Whether its shopper has said no code, so that the staff may. */
      mayAddCode: z.boolean(),
      title: z.string(),
      nameEn: z.string(),
      nameZh: z.string(),
      hsCode: z.string(),
      quantity: z.int(),
      unitFen: z.int(),
    }),
  ),
  /** What its shopper was asked last about the price of its boxes; null where nothing was. */
  question: z.nullable(
    z.object({
      state: z.enum(PACKING_QUESTION_STATES),
      told: Money,
      asks: Money,
      note: z.string(),
      askedAt: Time,
      decideBefore: Time,
    }),
  ),
  /** As its shopper was told. */
  estimate: ShownReceipt,
  invoice: z.nullable(ShownReceipt),
  timeline: z.array(DeskEvent),
  canHold: z.boolean(),
  canStart: z.boolean(),
  canPack: z.boolean(),
  canSend: z.boolean(),
  canDeclare: z.boolean(),
  /** Whether it can go on without one of its parcels. */
  canLeaveOut: z.boolean(),
});

const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));
export const PackingQueueQuery = z.strictObject({
  view: z._default(z.enum(PACKING_VIEWS), 'toPack'),
  /** The number of an order. */
  keyword: z.optional(text(100)),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});
export const PackingQueue = z.object({
  items: z.array(QueuedTransit),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({
    toPack: z.int(),
    late: z.int(),
    mine: z.int(),
    packing: z.int(),
    atShopper: z.int(),
    toSend: z.int(),
    held: z.int(),
  }),
});

const Side = z.int().check(z.minimum(1), z.maximum(LIMITS.benchSideMm));
const Boxes = z
  .array(
    z.strictObject({
      grams: z.int().check(z.minimum(1), z.maximum(LIMITS.benchGrams)),
      lengthMm: Side,
      widthMm: Side,
      heightMm: Side,
      /** What was seen going into it. */
      parcelIds: z.optional(z.array(Id).check(z.maxLength(LIMITS.transitParcels))),
      /** Of the box before it is closed. */
      photos: z.optional(z.array(text(2000, 1)).check(z.maxLength(LIMITS.boxPhotos))),
    }),
  )
  .check(z.minLength(1), z.maxLength(LIMITS.transitBoxes));

export const PreviewInput = z.strictObject({ boxes: Boxes });
export const PackingPreview = z.object({
  /** Null where the line does not take these boxes. */
  invoice: z.nullable(ShownReceipt),
  refusals: z.array(z.string()),
  /** To what its shopper has agreed to. */
  difference: Money,
  /** What its shopper has agreed to: what they were told, or said yes to afterwards. */
  agreed: Money,
  /** Up to what it is sealed unasked; null where it binds nobody. */
  atMost: z.nullable(Money),
  isOver: z.boolean(),
  /** What a box that is so much lower would save. */
  hint: z.nullable(z.object({ boxNo: z.int(), lessMm: z.int(), saves: Money })),
});

export const SealInput = z.strictObject({
  version: Version,
  boxes: Boxes,
  /** Those that were seen on the table: all of them, or it is not sealed. */
  parcelIds: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.transitParcels)),
  /** The wishes that were done, by their codes: all of them, or it is not sealed. */
  done: z._default(z.array(text(60, 1)).check(z.maxLength(60)), []),
  /** The shop bears what is beyond what its shopper has agreed to. */
  absorb: z._default(z.boolean(), false),
});
/** Boxes that are too dear: their shopper is asked, for so many hours. */
export const AskInput = z.strictObject({
  version: Version,
  boxes: Boxes,
  note: text(300, 1),
  hours: z._default(z.int().check(z.minimum(4), z.maximum(168)), 48),
});
/** The number of a shipment, of one of its parcels, or one that a courier has put on these. */
export const CodeQuery = z.strictObject({ code: text(200, 1) });
export const StopInput = z.strictObject({ version: Version, note: text(300, 1) });
/** Parcels that are not found: the others go without them. */
export const LeaveOutInput = z.strictObject({
  version: Version,
  parcelIds: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.transitParcels)),
  note: text(300, 1),
});
export const ResumeInput = z.strictObject({ version: Version });
/** A carrier's number, as it is written on its label. */
export const TrackingNo = z.string().check(z.regex(/^(?=(?:\D*\d){6})[A-Za-z0-9][A-Za-z0-9 -]{6,38}$/));
export const HandOverInput = z.strictObject({
  version: Version,
  boxes: z
    .array(z.strictObject({ boxNo: z.int().check(z.minimum(1)), carrier: text(60, 1), trackingNo: TrackingNo }))
    .check(z.minLength(1), z.maxLength(LIMITS.transitBoxes)),
});
/**
 * What is said to the border, line by line: each thing as often as it was, at what it has cost, under the codes that were
 * missing.
 */
export const DeclarationInput = z.strictObject({
  version: Version,
  lines: z
    .array(
      z.strictObject({
        parcelItemId: Id,
        quantity: z.int().check(z.minimum(1), z.maximum(LIMITS.quantityMax)),
        hsCode: z._default(z.string().check(z.regex(/^(\d{6}(\d{2}){0,2})?$/)), ''),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.declaredLines)),
  /** Why; its shopper reads it. Needed where a code that stood is changed or removed (`isCodeChanged`). */
  note: z._default(text(300), ''),
});
export const NextTransit = z.object({ order: z.nullable(DeskTransit) });
/** How the parcels go into boxes that the shop has, and what that would cost: a person decides. */
export const BoxProposals = z.object({
  /** All boxes that the shop packs in. */
  kinds: z.array(PackingBox),
  proposals: z.array(
    z.object({
      boxes: z.array(
        z.object({ name: z.string(), grams: z.int(), lengthMm: z.int(), widthMm: z.int(), heightMm: z.int() }),
      ),
      /** Null where the line does not take them. */
      total: z.nullable(Money),
    }),
  ),
});
export const transitDeskParams = z.object({ id: Id });
