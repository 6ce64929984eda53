import { embeddedMarketplace } from './embedded/embedded-marketplace';
import type { MarketplacePort } from './marketplace.port';

let chosen: MarketplacePort | undefined;

/** Where products come from: the embedded marketplace, so that the shop runs offline. */
export const marketplace = (): MarketplacePort => chosen ?? embeddedMarketplace;

/** Another supplier, or the embedded one again. */
export function setMarketplace(port: MarketplacePort | undefined) {
  chosen = port;
}
