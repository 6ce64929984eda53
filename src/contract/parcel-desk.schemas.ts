import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { DISPOSAL_STATES } from './disposal.enums';
import { Id, queryInt, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { MAX_AMOUNT } from './money';
import { OWNER_MARKS, PARCEL_DOUBTS, PARCEL_EVENT_KINDS, PARCEL_STEPS, PARCEL_VIEWS } from './parcel-desk.enums';
import { DeskParcelItem, ParcelClaimOfDesk } from './parcel-item-desk.schemas';
import { SHELF } from './scan-code';
import { GOODS_KINDS } from './transit-line.enums';
import {
  PARCEL_NUMBER_KINDS,
  PARCEL_PHOTO_KINDS,
  PARCEL_SERVICE_STATUSES,
  PARCEL_SOURCES,
  PARCEL_STATUSES,
} from './warehouse.enums';

const head = {
  id: z.string(),
  parcelNo: z.string(),
  status: z.enum(PARCEL_STATUSES),
  /** When it came to its state. */
  movedAt: Time,
  warehouseId: z.string(),
  location: z.string(),
  grams: z.nullable(z.int()),
};

export const QueuedParcel = z.object({
  ...head,
  /** The first under which it came; empty of what was made in the warehouse. */
  number: z.string(),
  /** Empty of what is nobody's. */
  shopperName: z.string(),
  code: z.string(),
  /** Of its first thing, and how many pieces there are in all. */
  title: z.string(),
  pieces: z.int(),
});

/** Somebody whose goods of nobody's may be, and what says so. */
export const OwnerProposal = z.object({
  shopperId: z.string(),
  name: z.string(),
  code: z.string(),
  score: z.int(),
  marks: z.array(z.enum(OWNER_MARKS)),
  /** What they wait for that this may be; null where nothing. */
  awaited: z.nullable(z.object({ parcelId: z.string(), number: z.string(), title: z.string() })),
});

export const DeskParcel = z.object({
  ...head,
  version: z.int(),
  warehouseName: z.string(),
  source: z.nullable(z.enum(PARCEL_SOURCES)),
  owner: z.nullable(z.object({ name: z.string(), code: z.string(), language: z.string() })),
  numbers: z.array(z.object({ number: z.string(), kind: z.enum(PARCEL_NUMBER_KINDS), carrier: z.string() })),
  lengthMm: z.nullable(z.int()),
  widthMm: z.nullable(z.int()),
  heightMm: z.nullable(z.int()),
  goodsKinds: z.array(z.enum(GOODS_KINDS)),
  /** Read on it, of what nobody knows. */
  labelText: z.string(),
  /** In the words of its shopper. */
  remark: z.string(),
  receivedAt: z.nullable(Time),
  stockedInAt: z.nullable(Time),
  /** A calendar day. */
  freeUntil: z.nullable(z.string()),
  expiresAt: z.nullable(Time),
  items: z.array(DeskParcelItem),
  photos: z.array(z.object({ id: z.string(), kind: z.enum(PARCEL_PHOTO_KINDS), image: z.string(), takenAt: Time })),
  services: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      status: z.enum(PARCEL_SERVICE_STATUSES),
      remark: z.string(),
      answer: z.string(),
      createdAt: Time,
    }),
  ),
  transitOrderId: z.nullable(z.string()),
  doubts: z.array(z.enum(PARCEL_DOUBTS)),
  /** From when on it may be thrown away by two people; null of what somebody owns. */
  disposeAfter: z.nullable(Time),
  canDispose: z.boolean(),
  /** What was said of that, oldest first. */
  disposals: z.array(
    z.object({
      id: z.string(),
      state: z.enum(DISPOSAL_STATES),
      reason: z.string(),
      photos: z.array(z.string()),
      proposedBy: z.string(),
      proposedAt: Time,
      isMine: z.boolean(),
      decidedBy: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
  next: z.enum(PARCEL_STEPS),
  /** Until when its shopper may decide about what is faulty; null where they are not asked. */
  decideBefore: z.nullable(Time),
  /** Of what is nobody's, the likeliest first. */
  proposals: z.array(OwnerProposal),
  /** How goods of nobody's are given; null of what is somebody's. */
  giving: z.nullable(
    z.object({
      /** Claims of them that wait. */
      claims: z.int(),
      /** By the word of two, and while nobody claims them. */
      takesTwo: z.boolean(),
      /** What waits for the second person, and who would get them. */
      asked: z.nullable(z.object({ approval: Approval, name: z.string() })),
    }),
  ),
  /** In the words of those who claim it, or whose claim it was given by. */
  claims: z.array(ParcelClaimOfDesk),
  timeline: z.array(
    z.object({
      at: Time,
      kind: z.enum(PARCEL_EVENT_KINDS),
      /** A state, a verb of a right, or the code of a service. */
      code: z.string(),
      detail: z.string(),
      /** Null where no member of staff did it. */
      staffName: z.nullable(z.string()),
    }),
  ),
});

const Cursor = z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/));
export const ParcelQueueQuery = z.strictObject({
  view: z._default(z.enum(PARCEL_VIEWS), 'expected'),
  /** A number of a courier, of the parcel, or the code of a shopper: in whatever state. */
  keyword: z.optional(text(100)),
  warehouseId: z.optional(Id),
  after: z.optional(Cursor),
  limit: z._default(queryInt(1, 100), 25),
});
export const ParcelQueue = z.object({
  items: z.array(QueuedParcel),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.object({
    expected: z.int(),
    toInspect: z.int(),
    toShelve: z.int(),
    atShopper: z.int(),
    returns: z.int(),
    tasks: z.int(),
    onShelf: z.int(),
    unclaimed: z.int(),
    toDispose: z.int(),
    unpaid: z.int(),
    doubtful: z.int(),
  }),
});

export const PlaceInput = z.strictObject({ version: Version, location: z.string().check(z.regex(SHELF)) });
export const LabelInput = z.strictObject({
  version: Version,
  text: text(500, 1),
  /** Left out: as it was. */
  grams: z.optional(z.int().check(z.minimum(1), z.maximum(LIMITS.benchGrams))),
});
export const OwnerInput = z.strictObject({
  version: Version,
  shopperId: Id,
  /** What they wait for that this is. */
  awaitedId: z.optional(Id),
  /** What the goods are worth, in the shop's money; asked for where it takes two to give them. */
  worth: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT))),
  /** To the second person. */
  note: z._default(text(500), ''),
  /** What others read who claim it and do not get it. */
  toOthers: z.optional(text(500)),
});

const Side = z.int().check(z.minimum(1), z.maximum(LIMITS.benchSideMm));
export const SendBackInput = z.strictObject({
  version: Version,
  /** The seller's number of what comes in place of a thing that is exchanged. */
  replacements: z
    .array(z.strictObject({ itemId: Id, trackingNo: text(40, 6) }))
    .check(z.maxLength(LIMITS.transitParcels)),
  /** Of what stays, weighed anew; null where nothing stays. */
  stays: z.nullable(
    z.strictObject({
      grams: z.int().check(z.minimum(1), z.maximum(LIMITS.benchGrams)),
      lengthMm: Side,
      widthMm: Side,
      heightMm: Side,
    }),
  ),
});
export const ServeInput = z.strictObject({
  /** What was found, in the words of whoever did it. */
  answer: text(500),
  /** Addresses of pictures that were uploaded. */
  photos: z._default(z.array(text(2000, 1)).check(z.maxLength(LIMITS.parcelPhotos)), []),
});
export const PhotosInput = z.strictObject({
  photos: z
    .array(
      z.strictObject({
        kind: z.enum(['LABEL', 'SCALE', 'GOODS', 'INSPECTION']),
        image: text(2000, 1),
        /** The thing that is on it; left out where all of it is. */
        itemId: z.optional(Id),
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.parcelPhotos)),
});
/** Goods of nobody’s as they lie there, and why they go. */
export const DisposalInput = z.strictObject({
  version: Version,
  reason: text(300, 1),
  photos: z.array(text(2000, 1)).check(z.minLength(1), z.maxLength(LIMITS.boxPhotos)),
});
export const DisposalDecision = z.strictObject({
  disposalId: Id,
  decision: z.enum(['CONFIRM', 'DROP']),
  note: z._default(text(300), ''),
});
export const parcelDeskParams = z.object({ id: Id });
