import type { Channel } from '../../../contract/channels';

/** A paid order of ours as its seller is to get it. Prices are integer fen (1/100 CNY). */
export interface WantedOrder {
  /** By which it is found again at the seller's marketplace; no two orders of any shop have the same. */
  ourNumber: string;
  /** Undefined where it was quoted by hand. */
  channel: Channel | undefined;
  items: WantedItem[];
  receiver: Receiver;
}
export interface WantedItem {
  id: string;
  itemId: string;
  skuId: string;
  title: string;
  quantity: number;
}
/** A warehouse, as its shop wrote it down: the address in one line. */
export interface Receiver {
  name: string;
  phone: string;
  postcode: string;
  address: string;
}

/** What an order would cost now. */
export interface SellerPrices {
  items: { id: string; unitFen: number; isGone: boolean }[];
  /** Of all items together, which may be more than the sum of their prices; nothing where only items are priced. */
  goodsFen?: number;
  freightFen: number;
  /** Of the marketplace, handed on to `create` as it is. */
  terms: Readonly<Record<string, string>>;
}

export type SellerState = 'UNPAID' | 'PAID' | 'SHIPPED' | 'DONE' | 'CLOSED';

/** What stands there under our number. */
export interface SellerOrder {
  /** The marketplace's own: it may have made several of one. */
  numbers: string[];
  state: SellerState;
  /** Undefined where it does not say. */
  goodsFen?: number;
  freightFen?: number;
  /** Where a person pays it; '' where that is asked for. */
  payUrl: string;
  /** Whether it has all that was ordered. */
  isWhole: boolean;
}

export interface SellerNews {
  state: SellerState;
  parcels: { carrier: string; trackingNo: string }[];
}

export interface BuyingCall {
  signal: AbortSignal;
}

/**
 * Orders at a marketplace on behalf of a shop. Any failure is a SourceFailure; one that has `said` is an answer: nothing
 * was ordered. After any other failure of `create` there may be an order, which `find` finds.
 */
export interface BuyingPort {
  /** Who orders: the supplier and the account there. Orders of one are not seen by another. */
  name: string;
  /** Changes nothing. */
  preview: (order: WantedOrder, call: BuyingCall) => Promise<SellerPrices>;
  /** Undefined where nothing was ordered under this number. */
  find: (ourNumber: string, call: BuyingCall) => Promise<SellerOrder | undefined>;
  create: (order: WantedOrder, prices: SellerPrices, call: BuyingCall) => Promise<SellerOrder>;
  payLink: (numbers: string[], call: BuyingCall) => Promise<string>;
  look: (numbers: string[], call: BuyingCall) => Promise<SellerNews>;
  /** What is not paid yet. */
  cancel: (numbers: string[], call: BuyingCall) => Promise<void>;
}
