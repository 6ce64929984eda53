import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint';
import { shopTx } from '../../../src/server/db/database';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../support/bucket';
import { crashAfter } from '../../support/crash';
import { BANK_OF_SHOP } from '../../support/money';
import { startOrdering } from '../modules/purchase/ordering';
import { quotingAt } from '../modules/purchase/quoting';
import { startShop } from '../../support/shop';
import { SERVED } from '../../support/served-calls';
import { PIER } from '../../support/stations';
import type { Ordering } from './crash-case';
import { CASES } from './crash-cases';

const { close } = openTestBucket();
afterAll(close);
const MINUTE_MS = 60_000;

/** Rows of the shop that a call of this list may add, and pieces in the cart. */
async function countEffects(at: Ordering): Promise<Record<string, number>> {
  const tables = ['purchase_order', 'compensation', 'order_item', 'manual_order', 'manual_order_event', 'payment', 'deposit', 'withdrawal', 'ledger_txn', 'sandbox_charge', 'notification', 'transit_order', 'transit_event', 'service_order', 'unclaimed_claim', 'storage_day', 'customer_note', 'transit_batch', 'logistics_event', 'thread', 'thread_message', 'content_edition', 'site_item', 'data_export', 'account_look']; // prettier-ignore
  const counts = tables.map(
    (table) => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
  );
  const pieces = sql`(select coalesce(sum(quantity), 0)::int from cart_item) as cart_pieces`;
  const live = sql`(select count(*)::int from payment_attempt where status in ('CREATED', 'OPEN')) as live_attempts`;
  const gone = sql`(select count(*)::int from parcel where status = 'DISPOSED') as disposed`;
  const bench = sql`(select count(*)::int from parcel where status = 'RECEIVED') as on_bench`;
  const labels = sql`(select coalesce(sum(label_prints), 0)::int from transit_box) as labels`;
  const back = sql`(select count(*)::int from refund where status = 'RETURNING') as returning`;
  const published = sql`(select count(*)::int from audit where action = 'content.publish') as published`;
  const deeds = sql`(select count(*)::int from audit
    where action in ('catalogue.edit', 'settings.edit', 'customer.end-session')) as deeds`;
  const proposed = sql`(select count(*)::int from disposal where state = 'PROPOSED') as proposed`;
  const asked = sql`(select count(*)::int from approval where payload ? 'awaitedId') as owner_asked`;
  const erased = sql`(select count(*)::int from shopper where erased_at is not null) as erased`;
  const { rows } = (await shopTx(at.owner.tenantId, (tx) =>
    tx.execute(
      sql`select ${sql.join([...counts, pieces, live, gone, bench, labels, back, published, deeds, proposed, asked, erased], sql`, `)}`,
    ),
  )) as unknown as { rows: Record<string, number>[] };
  return rows[0] ?? {};
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('a process that dies while it answers (I5)', () => {
  it('is tried for every call that takes an Idempotency-Key', () => {
    const keyed = SERVED.filter(({ idempotency }) => idempotency !== 'none').map(nameOf);
    expect(CASES.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(keyed.sort());
  });

  it.each(CASES.map((one) => [nameOf(one.endpoint), one] as const))(
    '%s: the retry answers as the first call would have, and there is one effect',
    async (_, { endpoint, ready, adds, by }) => {
      const at = await quotingAt(
        await startOrdering(
          undefined,
          await startShop({
            offlineDeposit: BANK_OF_SHOP,
            staffLimits: { compensationMonth: 1000, alone: { deposit: 4500, refund: 1, claim: 5000, cheaper: 1 } },
            playedStaff: { stepSeconds: 30 },
            stations: [PIER],
          }),
        ),
        'owner',
      );
      await at.fund(1_000_000);
      for (let commits = 0, crashed = true; crashed; commits += 1) {
        const input = await ready(at);
        const before = await countEffects(at);
        const caller = by === 'staff' ? at.desk : { token: at.token };
        const options = { ...caller, headers: { 'idempotency-key': randomUUID() } };

        const process = await crashAfter(commits);
        const first = await at.shop.call(endpoint, input, options);
        crashed = process.hasCrashed();
        process.restart();
        expect(first.status === 200, `after ${commits} commits`).toBe(!crashed);

        at.shop.clock.now = new Date(at.shop.clock.now.getTime() + MINUTE_MS);
        const retry = await at.shop.call(endpoint, input, options);
        const again = await at.shop.call(endpoint, input, options);
        expect(retry.data, `after ${commits} commits`).toEqual(crashed ? again.data : first.data);
        expect(again.headers.get('idempotency-replayed')).toBe('true');
        expect(again.data).toEqual(retry.data);

        const after = await countEffects(at);
        const added = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
        expect(Object.fromEntries(added.filter(([, count]) => count !== 0)), `after ${commits} commits`).toEqual(adds);
      }
      expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
    },
  );
});
