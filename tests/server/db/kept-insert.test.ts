import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shopTx } from '../../../src/server/db/database';
import { keptInsert } from '../../../src/server/db/kept-insert';
import { orderEvent } from '../../../src/server/db/schema/shopping';
import { startOrdering } from '../modules/purchase/ordering';

const insert = keptInsert('kept_insert_test', orderEvent);
/** As a process has it that holds the module once in its pages and once beside them. */
const insertOfPages = keptInsert('kept_insert_test', orderEvent);
const AT = new Date('2026-11-21T08:00:00.000Z');

async function makeOrder() {
  const { order, owner } = await startOrdering();
  const { id: orderId } = await order();
  const { tenantId } = owner;
  const row = (id: string, more: object = {}) => ({ tenantId, id, orderId, status: 'PAID' as const, at: AT, ...more });
  const add = (rows: ReturnType<typeof row>[], by = insert) => shopTx(tenantId, (tx) => by(tx, rows));
  const stored = () => shopTx(tenantId, (tx) => tx.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)));
  return { add, row, stored };
}

it('stores rows as the plain insert does, however many there are, and gives them back in their order', async () => {
  const { add, row, stored } = await makeOrder();
  const before = (await stored()).length;
  for (const ids of [['a'], ['b'], ['c', 'd'], ['e', 'f', 'g', 'h']]) {
    const saved = await add(ids.map((id) => row(id, { note: `it’s ${id}` })));
    expect(saved).toMatchObject(ids.map((id) => ({ id, note: `it’s ${id}`, at: AT })));
  }
  expect(await stored()).toHaveLength(before + 8);
});

it('leaves what is not given to the default of its column, whatever was given before', async () => {
  const { add, row } = await makeOrder();
  const [plain] = await add([row('a')]);
  expect(await add([row('b', { note: 'said' })])).toMatchObject([{ note: 'said' }]);
  expect(await add([row('c', { note: undefined })])).toMatchObject([{ note: plain?.note }]);
  expect(await add([row('d', { note: 'said' }), row('e')])).toMatchObject([{ note: 'said' }, { note: plain?.note }]);
});

it('is one statement for one thing, in whatever order two copies of it come to write theirs', async () => {
  const { add, row } = await makeOrder();
  const one = (id: string) => [row(id, { note: id })];
  const bare = (id: string) => [row(id)];
  const two = (id: string) => [row(`${id}1`, { note: '1' }), row(`${id}2`, { note: '2' })];
  for (const [at, rows] of [two, bare, one].entries())
    expect(await add(rows(`p${String(at)}`), insertOfPages)).toMatchObject(rows(`p${String(at)}`));
  for (const [at, rows] of [one, two, bare].entries())
    for (const by of [insert, insertOfPages]) {
      const wanted = rows(`${by === insert ? 's' : 't'}${String(at)}`);
      expect(await add(wanted, by)).toMatchObject(wanted);
    }
});
