import { API } from '../../src/contract/api.endpoints';
import type { Endpoint } from '../../src/contract/endpoint';
import { demoShopEndpoints } from '../../src/demo/accounts/demo-shop.endpoints';
import { playedStaffEndpoints } from '../../src/demo/played-staff/played-staff.endpoints';
import { sandboxEndpoints } from '../../src/demo/sandbox/sandbox.endpoints';

const OF_THE_DEMO = [demoShopEndpoints, playedStaffEndpoints, sandboxEndpoints].flatMap(
  (group) => Object.values(group) as unknown as Endpoint[],
);

/** Every call that a server with the demo answers: the product's and the demo's own. */
export const SERVED = [...API, ...OF_THE_DEMO];
