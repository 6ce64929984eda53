import * as z from 'zod/mini';
import { Share, ValidFrom } from './fees.schemas';
import { Code, CurrencyCode, LocalizedText } from './fields.schemas';
import { WAREHOUSE_REGIONS } from './tenant.enums';
import { ShelfBlocks } from './shelf-blocks.schemas';
import { Charge } from './transit-charge.schemas';
import { WorkingWeek } from './working-time.schemas';

const line = z.string().check(z.maxLength(300));

/** A warehouse as the shop's staff write it, taken out and brought in. */
export const ShopWarehouse = z.object({
  code: Code,
  name: LocalizedText,
  region: z.enum(WAREHOUSE_REGIONS),
  address: line.check(z.minLength(1)),
  /** Whom sellers write on the parcel; the shopper's code is set behind it. */
  receiver: line,
  phone: line,
  postcode: line,
  /** When it receives, in words. */
  hours: z._default(LocalizedText, {}),
  /** For people who do not read Chinese, by language. Left out of a file, what is known stays, as of all below. */
  addressWords: z.optional(LocalizedText),
  /** When people work; where nothing is known, as is usual. */
  week: z.optional(z.nullable(WorkingWeek)),
  shelves: z.optional(ShelfBlocks),
  /** Closed it takes no new orders; those on their way still name it. */
  isOpen: z._default(z.boolean(), true),
});

/** What a service costs, in minor units of its currency. */
export const ServiceTerms = z.object({
  currency: CurrencyCode,
  charge: Charge,
  /** Of packing: how much of the weight and of the room of goods in these categories is the seller's box, which stays behind. */
  leavesOff: z.optional(
    z.object({
      categories: z.array(Code).check(z.minLength(1), z.maxLength(200)),
      gramsBasisPoints: Share,
      roomBasisPoints: Share,
    }),
  ),
});

export const ServicePrice = z.object({
  validFrom: ValidFrom,
  author: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Why. */
  note: z.optional(z.string().check(z.maxLength(300))),
  terms: ServiceTerms,
});

/** What is done with goods for money. Without a price it is asked for. */
export const ShopService = z.object({
  code: Code,
  kind: z.enum(['VALUE_ADDED', 'PACKING']),
  name: LocalizedText,
  remark: z._default(LocalizedText, {}),
  isOffered: z._default(z.boolean(), true),
  versions: z._default(z.array(ServicePrice).check(z.maxLength(1000)), []),
});
