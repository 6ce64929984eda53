import type { Channel, SourceCapability } from '../../../contract/channels';
import type {
  CataloguePage,
  CategoryQuery,
  ListingPage,
  ListingQuery,
  NavigationNode,
  NavigationQuery,
  PictureQuery,
  ProductQuery,
  ProductRef,
  SuggestionQuery,
  SupplierCategory,
  SupplierProduct,
} from './marketplace.port';

/** One question and its answer for each capability. A failure is a SourceFailure, whatever the source itself says. */
export interface Questions {
  /** Words in Chinese or the shopper's language. Supplier rule: at most 2,000 results a query. */
  search: { asked: ListingQuery; answer: ListingPage };
  /** All that one seller has: the query has a `shopId`. */
  seller: { asked: ListingQuery; answer: ListingPage };
  picture: { asked: PictureQuery; answer: ListingPage };
  /** At most `productsACall` of them; what the source does not have is missing. */
  product: { asked: ProductQuery; answer: SupplierProduct[] };
  /** What a text that is still being typed may become: phrases of the marketplace, commonest first. */
  suggest: { asked: SuggestionQuery; answer: string[] };
  /** Facets for a keyword (1688 calls them search navigation). */
  navigation: { asked: NavigationQuery; answer: NavigationNode[] };
  categories: { asked: CategoryQuery; answer: SupplierCategory[] };
  /** Every published product, in an order that stays; `total` of all pages. */
  listing: { asked: CataloguePage; answer: { total: number; refs: ProductRef[] } };
  /** The expanded address of a share link (https, public host, at most 5 hops), or undefined. */
  link: { asked: { url: string }; answer: string | undefined };
}
export type Asked<C extends SourceCapability> = Questions[C]['asked'];
export type Answer<C extends SourceCapability> = Questions[C]['answer'];

export interface SourceCall {
  /** Aborts when nobody waits for the answer any more: hand it to whatever goes over the network. */
  signal: AbortSignal;
  /** Whose account is to be used. */
  tenantId: string;
}

export type Capabilities = {
  [C in SourceCapability]?: (asked: Asked<C>, call: SourceCall) => Promise<Answer<C>>;
};

/** How old an answer may be, in milliseconds, to be shown as it is, while it is asked for anew, and where asking fails. */
export interface Freshness {
  freshMs: number;
  staleMs: number;
  errorMs: number;
  /** Of all answers of this capability together, roughly; the longest unused go first. */
  maxBytes: number;
}

export interface SourceLimits {
  /** Calls of one account at the same time, and how many more may wait for their turn. */
  running: number;
  waiting: number;
}

/** Where products come from. Says what it can; how it is cached, limited and given up on is not its affair. */
export interface MarketplaceSource {
  /** As settings and measurements call it. */
  name: string;
  can: Capabilities;
  /** What it has goods of; every channel where absent. */
  channels?: readonly Channel[];
  /** What it can for fewer channels than it has goods of. */
  only?: Partial<Record<SourceCapability, readonly Channel[]>>;
  /** Products that one call can ask for. */
  productsACall: number;
  /**
   * What shares prices, quota and limits: a text for each account at the supplier, and no secret. Without it all shops
   * use the same.
   */
  accountOf?: (tenantId: string) => string;
  /** Otherwise than the usual; `false` where an answer is not remembered. */
  keeps?: Partial<Record<SourceCapability, Freshness | false>>;
  limits?: SourceLimits;
  /** What it said is kept in the database too: for other processes, and for this one after it was started anew. */
  isShared?: boolean;
  /** Answers out of our own database, which has time-outs and limits of its own: none are put around it. */
  isInProcess?: boolean;
}
