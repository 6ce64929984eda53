import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database, tenantTx, type Tx } from '../../../../src/server/db/database';
import { goLive } from '../../../../src/server/wiring/go-live';
import { saveSiteItem } from '../../../../src/server/modules/content/content.service';
import { findTenant, saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { describeOnPostgres } from '../../../support/postgres';
import { tenantRecordOf } from '../../../support/tenant-record';

const shop = tenantRecordOf({ id: 'shop-of-changes' });
const other = tenantRecordOf({ id: 'another-shop' });
const owner = { tenantId: shop.id, shopperId: '' };

const saveAnnouncement = (tx: Tx, id: string) =>
  saveSiteItem(tx, shop.id, {
    id,
    kind: 'ANNOUNCEMENT',
    position: 0,
    publishedAt: new Date(),
    value: { title: { en: id }, body: { en: 'Of two who wrote at once.' } },
  });

/** Until so many transactions wait for what another one holds. */
async function untilWaiting(many: number) {
  const { db } = await database();
  for (;;) {
    const { rows } = (await db.execute(
      sql`select count(distinct pid)::int as waiting from pg_locks where not granted`,
    )) as unknown as { rows: { waiting: number }[] };
    if ((rows[0]?.waiting ?? 0) >= many) return;
    await setTimeout(10);
  }
}

/** Another shop's change, on its way for as long as the steps take: whoever changes a shop meanwhile waits at its turn. */
async function whileAnotherChanges(steps: () => Promise<Promise<unknown>[]>) {
  const { transact } = await database();
  let begun: Promise<unknown>[] = [];
  await transact(async (tx) => {
    await tx.execute(sql`update tenant set settings = settings where id = ${other.id}`);
    begun = await steps();
  });
  return Promise.all(begun);
}

describeOnPostgres('changes of one shop at once', () => {
  it('go one after the other, whether they begin at its settings or at its texts', async () => {
    await Promise.all([saveTenant(shop), saveTenant(other)]);
    await whileAnotherChanges(async () => {
      const settings = saveTenant({ ...shop, themeColor: '#123456' });
      await untilWaiting(1);
      const texts = tenantTx(owner, (tx) => saveAnnouncement(tx, 'first'));
      await untilWaiting(2);
      return [settings, texts];
    });
    expect((await findTenant(shop.id))?.themeColor).toBe('#123456');
  });

  it('go one after the other when they write the same texts in another order', async () => {
    const crosswise = (first: string, second: string) =>
      tenantTx(owner, async (tx) => {
        await saveAnnouncement(tx, first);
        await setTimeout(50);
        await saveAnnouncement(tx, second);
      });
    await Promise.all([crosswise('first', 'second'), crosswise('second', 'first')]);
  });

  it('go one after the other while the shop goes live', async () => {
    await whileAnotherChanges(async () => {
      const settings = saveTenant({ ...shop, themeColor: '#654321' });
      await untilWaiting(1);
      const live = goLive(shop.id, new Date());
      await untilWaiting(2);
      // by now PostgreSQL has looked for a deadlock and found none: one that comes later costs the settings, not this
      await setTimeout(1200);
      return [settings, live];
    });
    const known = await findTenant(shop.id);
    expect([known?.themeColor, known?.isLive]).toEqual(['#654321', true]);
  });
});
