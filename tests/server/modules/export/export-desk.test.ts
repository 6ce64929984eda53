import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportDeskEndpoints } from '../../../../src/contract/export.desk.endpoints';
import type { ExportInput } from '../../../../src/contract/export';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { cleanup } from '../../../../src/server/jobs/cleanup';
import type { ExportKind } from '../../../../src/server/kernel/export-kind';
import { writeExports } from '../../../../src/server/modules/export/write-export.service';
import { EXPORTS } from '../../../../src/server/wiring/exports';
import { crashAfter } from '../../../support/crash';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering } from '../purchase/ordering';

const { list, start, part, remove } = exportDeskEndpoints;
type Staff = { staffToken: string };

const write = (shop: Shop, kinds: readonly ExportKind[] = EXPORTS) => writeExports(kinds, () => shop.clock.now);
const ask = (shop: Shop, staff: Staff, body: ExportInput) => shop.call(start, { body }, staff);
const textOf = async (shop: Shop, staff: Staff, id: string, number = 1) =>
  (await shop.call(part, { params: { id, part: number } }, staff)).data.text;
const shoppers = (shop: Shop, count: number, name = 'Ada') =>
  systemTx((tx) =>
    tx.execute(sql`insert into shopper (tenant_id, id, email, name, login_hash, language, created_at)
      select ${shop.tenant.id}, 'x' || g, g || '@big.test', ${name}, '', 'en', timestamptz '2026-11-01' + interval '1 second' * g
      from generate_series(1, ${count}::int) g`),
  );

describe('a table that staff take out', () => {
  let shop: Shop;
  let staff: Staff;
  beforeAll(async () => {
    shop = await startShop();
    staff = await signInStaff(shop);
    await shoppers(shop, 12_500, '=HYPERLINK("https://evil.example")');
  });

  it('is written part by part, whole, each line once, with no cell that runs', async () => {
    const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS' });
    expect(asked).toMatchObject({ state: 'WORKING', lines: 0, expected: 12_500, askedBy: 'Anna Desk' });
    expect((await shop.call(part, { params: { id: asked.id, part: 1 } }, staff)).status).toBe(404);
    await write(shop);
    const [done] = (await shop.call(list, {}, staff)).data.items;
    expect(done).toMatchObject({ id: asked.id, state: 'DONE', lines: 12_500, parts: 2 });
    const text = (await textOf(shop, staff, asked.id)) + (await textOf(shop, staff, asked.id, 2));
    expect(Buffer.byteLength(text)).toBe(done?.bytes);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(12_501);
    expect(new Set(lines).size).toBe(12_501);
    expect(lines[0]).toBe('E-mail,Name,Since,Blocked since,Currency,Balance');
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  it('is one while it is written, however often it is asked for, and stands in the audit with who took it', async () => {
    const [one, other] = await Promise.all([
      ask(shop, staff, { kind: 'CUSTOMERS', from: '2026-11-01', until: '2026-11-01' }),
      ask(shop, staff, { kind: 'CUSTOMERS', from: '2026-11-01', until: '2026-11-01' }),
    ]);
    const again = await ask(shop, staff, { kind: 'CUSTOMERS', from: '2026-11-01', until: '2026-11-01' });
    expect([one.data.id, other.data.id]).toContain(again.data.id);
    await write(shop);
    await textOf(shop, staff, again.data.id);
    const query = { subjectKind: 'EXPORT', subjectId: again.data.id };
    const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
    expect(lines.map(({ action }) => action)).toEqual(['customer.data-export', 'customer.data-export']);
    expect(lines.map(({ after }) => after)).toContainEqual({
      taken: true,
      part: 1,
      lines: expect.any(Number) as unknown,
    });
  });

  it('holds days of the shop’s own wall', async () => {
    const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS', until: '2026-10-31' });
    expect(asked.expected).toBe(0);
    await write(shop);
    expect((await textOf(shop, staff, asked.id)).trim().split('\r\n')).toHaveLength(1);
    expect((await ask(shop, staff, { kind: 'CUSTOMERS', from: '2026-11-02', until: '2026-11-01' })).status).toBe(422);
  });

  it('is for who has the right of its kind, and nobody else’s', async () => {
    const buyer = await signInStaff(shop, ['buyer']);
    expect((await shop.call(list, {}, buyer)).data).toEqual({ items: [], kinds: [] });
    const refused = await ask(shop, buyer, { kind: 'CUSTOMERS' });
    expect(refused.problem).toMatchObject({ status: 403, data: { permission: 'customer.data-export' } });
    const [{ id = '' } = {}] = (await shop.call(list, {}, staff)).data.items;
    expect((await shop.call(part, { params: { id, part: 1 } }, buyer)).status).toBe(403);
    const other = await startShop();
    const theirs = await signInStaff(other);
    expect((await other.call(part, { params: { id, part: 1 } }, theirs)).status).toBe(404);
    expect((await other.call(remove, { params: { id } }, theirs)).status).toBe(404);
    expect((await other.call(list, {}, theirs)).data.items).toEqual([]);
  });

  it('lies sealed, and is gone after a day or when somebody throws it away', async () => {
    const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS' });
    await write(shop);
    const stored = await shopTx(shop.tenant.id, (tx) => tx.execute(sql`select sealed from export_part where export_id = ${asked.id}`)); // prettier-ignore
    expect(JSON.stringify(stored)).not.toContain('big.test');
    const left = (await shop.call(remove, { params: { id: asked.id } }, staff)).data.items;
    expect(left.map(({ id }) => id)).not.toContain(asked.id);
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3_600_000);
    const [{ id = '' } = {}] = left;
    const later = await signInStaff(shop);
    expect((await shop.call(part, { params: { id, part: 1 } }, later)).status).toBe(404);
    await cleanup(() => shop.clock.now);
    const parts = await shopTx(shop.tenant.id, (tx) => tx.execute(sql`select export_id from export_part`));
    expect(parts).toMatchObject({ rows: [] });
  });
});

describe('what stops it', () => {
  it('a part that cannot be read gives it up, and asked again it begins anew', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop);
    const broken: ExportKind = {
      name: 'CUSTOMERS',
      permission: 'customer.data-export',
      columns: ['email'],
      count: () => Promise.resolve(1),
      read: () => Promise.reject(new Error('no such column')),
    };
    const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS' });
    await write(shop, [broken]);
    expect((await shop.call(list, {}, staff)).data.items[0]).toMatchObject({ id: asked.id, state: 'FAILED' });
    expect((await ask(shop, staff, { kind: 'CUSTOMERS' })).data.id).not.toBe(asked.id);
  });

  it('a process that ends in the middle: another goes on where it was', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop);
    await shoppers(shop, 12_500);
    const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS' });
    const [whole] = EXPORTS.filter(({ name }) => name === 'CUSTOMERS');
    let pages = 0;
    const dying: ExportKind = {
      ...(whole as ExportKind),
      read: (...given) => {
        pages += 1;
        if (pages > 11) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
        return (whole as ExportKind).read(...given);
      },
    };
    await write(shop, [dying]);
    expect((await shop.call(list, {}, staff)).data.items[0]).toMatchObject({ state: 'WORKING', parts: 1, lines: 10_000 }); // prettier-ignore
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    await Promise.all([write(shop), write(shop)]);
    expect((await shop.call(list, {}, staff)).data.items[0]).toMatchObject({ id: asked.id, state: 'DONE', lines: 12_500, parts: 2 }); // prettier-ignore
  });

  it('a process that is killed: within a minute another goes on, wherever it was', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop);
    await shoppers(shop, 3);
    for (let commits = 0, crashed = true; crashed; commits += 1) {
      const { data: asked } = await ask(shop, staff, { kind: 'CUSTOMERS' });
      const process = await crashAfter(commits);
      await write(shop).catch(() => undefined);
      crashed = process.hasCrashed();
      process.restart();
      if (crashed) shop.clock.now = new Date(shop.clock.now.getTime() + 55_000);
      await write(shop);
      const [written] = (await shop.call(list, {}, staff)).data.items;
      expect(written).toMatchObject({ id: asked.id, state: 'DONE', lines: 3, parts: 1 });
      await shop.call(remove, { params: { id: asked.id } }, staff);
    }
  });
});

it('orders are told with their sums, and whose they are', async () => {
  const { shop, order } = await startOrdering();
  const staff = await signInStaff(shop, ['finance']);
  const placed = await order();
  const { data: asked } = await ask(shop, staff, { kind: 'ORDERS' });
  await write(shop);
  const [heading = '', line = ''] = (await textOf(shop, staff, asked.id)).slice(1).split('\r\n');
  const said = Object.fromEntries(heading.split(',').map((name, at) => [name, line.split(',')[at]]));
  expect(said).toMatchObject({
    'Order number': placed.orderNo,
    Currency: 'USD',
    'In yuan': expect.any(String) as unknown,
  });
  expect(Number(said.Total)).toBeCloseTo((placed.payment?.amount.amount ?? 0) / 100, 2);
});
