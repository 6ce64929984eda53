import { accountEndpoints } from './account';
import { authEndpoints } from './auth';
import { cartEndpoints } from './cart';
import { catalogEndpoints } from './catalog';
import { contentEndpoints } from './content';
import type { Endpoint } from './endpoint';
import { paymentEndpoints, sandboxEndpoints } from './payment';
import { purchaseEndpoints } from './purchase';
import { tenantEndpoints } from './tenant';
import { walletEndpoints } from './wallet';

/** Every call of the product: what the OpenAPI document, the mock and the access tests walk over. */
export const API: Endpoint[] = [
  tenantEndpoints,
  authEndpoints,
  accountEndpoints,
  catalogEndpoints,
  cartEndpoints,
  purchaseEndpoints,
  paymentEndpoints,
  sandboxEndpoints,
  walletEndpoints,
  contentEndpoints,
].flatMap((group) => Object.values(group) as unknown as Endpoint[]);
