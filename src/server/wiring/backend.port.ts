import type { Ask, Visitor } from '../kernel/ask';

/** What pages ask of a shop itself, beside what its calls answer. */
interface FoundShop {
  paymentProviders: string[];
  /** What it says otherwise, by language and `namespace:key`. */
  ownTexts?: Record<string, Record<string, string>> | undefined;
}

/** Who answers the calls of the contract, for loaders and browsers alike. Requests are to `/api/…` of the shop's host. */
export interface Backend {
  fetch: (request: Request) => Promise<Response>;
  /**
   * What stands for the shop of a host as it is now: the same object as long as nothing of it changes. Undefined where
   * there is no such shop; the method itself is missing where only the backend could say.
   */
  findShop?: (host: string) => Promise<FoundShop | undefined>;
  /** The reads of one page without a request for each; missing where there have to be requests. */
  ask?: (visitor: Visitor) => Ask;
}
