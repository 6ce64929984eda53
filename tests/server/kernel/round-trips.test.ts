import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { overviewEndpoints } from '../../../src/contract/overview.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { StatementGroup } from '../../../src/server/db/statement-group';
import { describeOnPostgres } from '../../support/postgres';
import { startOrdering } from '../modules/purchase/ordering';

interface Traffic {
  /** Messages to PostgreSQL that are waited for. */
  roundTrips: number;
  statements: number;
}

/** What goes to PostgreSQL while `work` runs. */
async function trafficOf(work: () => Promise<unknown>): Promise<Traffic> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const messages: unknown[] = sent.mock.calls.map(([message]) => message);
    const sizes = messages.map((message) => (message instanceof StatementGroup ? message.size : 1));
    return { roundTrips: messages.length, statements: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    sent.mockRestore();
  }
}

describeOnPostgres('what a hot call asks of the database', () => {
  it('is no more than this', async () => {
    const { shop, token, product, add, cart, refresh, create, list } = await startOrdering();
    // now the marketplace, asked once a second whether it has changed, stands still
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const ids = await add(product);
    const { quoteId } = (await refresh(ids)).data;
    expect({
      'GET /front/cart': await trafficOf(cart),
      'POST /front/cart': await trafficOf(() => add(product, 1, 1)),
      'POST /front/cart/refresh': await trafficOf(() => refresh(ids)),
      'POST /front/purchase-orders': await trafficOf(() => create(quoteId)),
      'GET /front/purchase-orders': await trafficOf(list),
      'GET /front/overview': await trafficOf(() => shop.call(overviewEndpoints.get, {}, { token })),
      'the profile': await trafficOf(() => shop.call(accountEndpoints.getProfile, {}, { token })),
      'GET without a session': await trafficOf(() => shop.call(purchaseEndpoints.list, { query: {} }, {})),
    }).toEqual({
      // a statement of each round trip says for whom it is; that of the first asks for the session as well
      'GET /front/cart': { roundTrips: 1, statements: 2 },
      'POST /front/cart': { roundTrips: 2, statements: 6 },
      'POST /front/cart/refresh': { roundTrips: 3, statements: 8 },
      'POST /front/purchase-orders': { roundTrips: 6, statements: 17 },
      'GET /front/purchase-orders': { roundTrips: 5, statements: 8 },
      'GET /front/overview': { roundTrips: 1, statements: 13 },
      'the profile': { roundTrips: 2, statements: 4 },
      'GET without a session': { roundTrips: 0, statements: 0 },
    });
    vi.restoreAllMocks();
  });
});
