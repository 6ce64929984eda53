import type { APIRequestContext } from 'playwright';
import { authEndpoints } from '../src/contract/auth.endpoints';
import { purchaseEndpoints } from '../src/contract/purchase.endpoints';
import { PURCHASE_ORDER_STATUSES } from '../src/contract/order-status';
import { transitEndpoints } from '../src/contract/transit.endpoints';
import { TRANSIT_STATUSES } from '../src/contract/transit.enums';
import { apiOf } from './support/api';

/** Lists of what somebody with a past has, by the name of their picture. */
const LISTS = {
  'past-my': '/my',
  'past-stock': '/my/in-stock-items',
  'past-warehouses': '/my/warehouses',
  'past-transit': '/my/transit',
  'past-orders': '/my/purchase',
  'past-refunds': '/my/refunds',
  'past-messages': '/my/message',
  'past-balance': '/my/balance',
};

const wordOf = (status: string) => status.toLowerCase().replaceAll('_', '-');

/** The regular of a demo shop: their session, and pages of an order and of a shipment in each state that theirs are in. */
export async function listStates(calls: APIRequestContext, origin: string, locale: string) {
  const visitor = apiOf(calls, origin, undefined, locale);
  const { accounts } = await visitor(authEndpoints.listSampleAccounts, {});
  const [{ email = '', password = '' } = {}] = accounts.filter((each) => each.email.startsWith('regular@'));
  const session = await visitor(authEndpoints.login, { body: { email, password } });
  const api = apiOf(calls, origin, session.token, locale);
  const pages: Record<string, string> = { ...LISTS };
  for (const status of PURCHASE_ORDER_STATUSES) {
    const { items } = await api(purchaseEndpoints.list, { query: { status, pageSize: 1 } });
    if (items[0]) pages[`order-${wordOf(status)}`] = `/my/purchase/${items[0].id}`;
  }
  for (const status of TRANSIT_STATUSES) {
    const { items } = await api(transitEndpoints.list, { query: { status, pageSize: 1 } });
    if (items[0]) pages[`shipment-${wordOf(status)}`] = `/my/transit/${items[0].id}`;
  }
  return { shopper: { ...session, email, origin, api }, pages };
}
