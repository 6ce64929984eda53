import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shopTx, systemTx, tenantTx } from '../../../src/server/db/database';
import { inAllWarehouses } from '../../../src/server/db/warehouse-limit';

type Rows<T> = { rows: T[] };

it('a table is shown by the rule that is said last, and made anew only for another one', async () => {
  const seen: { oid: number; qual: string }[] = [];
  const undo = new Error('undo');
  const work = systemTx(async (tx) => {
    await tx.execute(sql`create table shown_shelf (place text)`);
    for (const rule of ["place = 'a' or place = 'b'", "place = 'a' or place = 'b'", "place = 'c'"]) {
      await tx.execute(sql`select show_own_warehouses('shown_shelf', ${rule})`);
      const { rows } =
        (await tx.execute(sql`select oid::int as oid, pg_get_expr(polqual, polrelid) as qual from pg_policy
        where polrelid = 'shown_shelf'::regclass`)) as unknown as Rows<{ oid: number; qual: string }>;
      seen.push(...rows);
    }
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  const [first, again, other] = seen;
  expect(seen).toHaveLength(3);
  expect(again).toEqual(first);
  expect(other?.oid).not.toBe(first?.oid);
  expect([first?.qual.includes("'b'"), other?.qual.includes("'b'"), other?.qual.includes("'c'")]).toEqual([
    true,
    false,
    true,
  ]);
});

it('what follows from a deed is done in all warehouses, and what comes after it in theirs again', async () => {
  const ofNow = (tx: Parameters<Parameters<typeof shopTx>[1]>[0]) =>
    tx.execute(sql`select coalesce(current_setting('app.warehouses', true), '') as theirs`) as unknown as Promise<
      Rows<{ theirs: string }>
    >;
  const read = async (tx: Parameters<typeof ofNow>[0]) => (await ofNow(tx)).rows[0]?.theirs;
  const clerk = { tenantId: 'a', staffId: 'b', warehouses: ['gz'] };
  const seen = await tenantTx(clerk, async (tx) => [
    await read(tx),
    await inAllWarehouses(tx, () => read(tx)),
    await read(tx),
  ]);
  expect(seen).toEqual(['["gz"]', '', '["gz"]']);
  expect(await shopTx('a', (tx) => inAllWarehouses(tx, () => read(tx)))).toBe('');
});
