import type { PriceTerms } from './price';
import type { Box, Measures } from './transit-box';
import type { Discounts } from './transit-discounts';
import type { EstimatedBoxes } from './transit-estimate';
import type { ServiceTerms } from './shop-offers';
import type { GoodsKind, LineTerms } from './transit-line';
import type { StorageRule, StoredDays } from './transit-storage';

/** A shipping line as it was at a time. */
export interface LineVersion {
  name: string;
  versionId: string;
  terms: LineTerms;
}

/** What lies in the warehouse, or is thought of: all that lines ask of it. */
export interface TransitParcel extends Measures {
  id: string;
  goodsKinds: readonly GoodsKind[];
  categories: readonly string[];
  channels: readonly string[];
  valueFen: number;
  /** Of that what insurance pays for at most, where it is less: what test money bought is worth nothing to it. */
  insurableFen?: number;
  items: number;
  pieces: number;
}

/** Where it is fetched: what is taken there, null where that is not limited, and what handing it out costs, in fen. */
export interface StationTerms {
  id: string;
  maxSideMm: number | null;
  maxBoxGrams: number | null;
  maxOrderGrams: number | null;
  feeFen: number;
}

/** What is to be shipped and how. Where something is null nobody has said it yet, and no line is refused for it. */
export interface TransitRequest {
  country: string;
  postcode: string;
  warehouse: string | null;
  delivery: 'DOOR' | 'STATION' | null;
  /** Left out where it comes to the door, or nobody has chosen one. */
  station?: StationTerms | undefined;
  parcels: readonly TransitParcel[];
  /** As they were packed; before that, so many boxes are estimated of the parcels. */
  boxes: readonly Box[] | EstimatedBoxes;
  /** Codes of what the line and the shop are asked to do. */
  services: readonly string[];
  packing: readonly string[];
  insuredFen: number | null;
  /** Keys of the customs data that are there. */
  customsFields: readonly string[] | null;
  /** Parcels whose storage is to be paid, by their numbers. */
  stored: readonly (StoredDays & { parcelNo?: string })[];
  discounts: Discounts;
}

/** How the shop packs where it is wished for. */
export interface PackingWay extends Pick<ServiceTerms, 'charge' | 'leavesOff'> {
  code: string;
}

/** What the shop adds to every line, in fen, and how it changes money. */
export interface ShopTerms {
  money: PriceTerms;
  packing: readonly PackingWay[];
  storage: StorageRule | null;
}
