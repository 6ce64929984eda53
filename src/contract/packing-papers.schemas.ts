import * as z from 'zod/mini';
import { Id, Money, Time } from './fields.schemas';
import { LIMITS } from './limits';

const Receiver = z.object({
  receiverName: z.string(),
  phone: z.string(),
  countryCode: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  postcode: z.string(),
});

const box = {
  boxNo: z.int(),
  /** What a scanner reads. */
  code: z.string(),
  grams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  carrier: z.string(),
  trackingNo: z.string(),
  /** How often its label was printed. */
  prints: z.int(),
};

export const LabelsInput = z.strictObject({
  /** Of these boxes; without it of all. */
  boxNos: z.optional(z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(LIMITS.transitBoxes))),
});

export const BoxLabels = z.object({
  id: z.string(),
  orderNo: z.string(),
  line: z.string(),
  warehouse: z.string(),
  receiver: Receiver,
  boxCount: z.int(),
  labels: z.array(z.object(box)),
});

const Goods = z.object({
  nameEn: z.string(),
  nameZh: z.string(),
  material: z.string(),
  hsCode: z.string(),
  quantity: z.int(),
  unit: Money,
  total: Money,
});

export const PackingPapers = z.object({
  id: z.string(),
  orderNo: z.string(),
  line: z.string(),
  madeAt: Time,
  sender: z.object({ name: z.string(), warehouse: z.string(), address: z.string(), phone: z.string() }),
  receiver: Receiver,
  /** Numbers of the receiver for the border, hidden but for their last digits. */
  customs: z.array(z.object({ key: z.string(), masked: z.string() })),
  boxCount: z.int(),
  boxes: z.array(z.object(box)),
  /** One for each box; one for all of them where nobody wrote down what went into which. */
  sheets: z.array(
    z.object({
      /** Of the invoice and of the packing list that goes with it. */
      invoiceNo: z.string(),
      boxNos: z.array(z.int()),
      parcelNos: z.array(z.string()),
      goods: z.array(Goods),
      total: Money,
    }),
  ),
  /** Why no label of it is printed; null where one is. */
  refused: z.nullable(z.enum(['unseen', 'unpaid', 'gone'])),
});

/** Which shipments are fetched together, by commas. */
export const WaveQuery = z.strictObject({
  ids: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,39}$/)),
});
export const PickList = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      orderNo: z.string(),
      /** Its place on the cart. */
      slot: z.int(),
      line: z.string(),
      country: z.string(),
      remark: z.string(),
      wishes: z.array(z.string()),
      /** Whether it can still be fetched, or is on the table already. */
      isOpen: z.boolean(),
    }),
  ),
  /** In the order of the way through the shelves. */
  picks: z.array(
    z.object({
      location: z.string(),
      parcelNo: z.string(),
      slot: z.int(),
      orderNo: z.string(),
      grams: z.int(),
      goods: z.array(
        z.object({
          title: z.string(),
          /** As it was bought, in its seller's words; empty where the title says the same. */
          original: z.string(),
          /** What was chosen of it: colour, size. */
          options: z.array(z.string()),
          quantity: z.int(),
        }),
      ),
    }),
  ),
});
export const papersParams = z.object({ id: Id });
