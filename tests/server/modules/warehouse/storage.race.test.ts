import { expect, it } from 'vitest';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { retriedTx } from '../../../../src/server/kernel/retried-tx';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { warehouseRepo } from '../../../../src/server/modules/tenant/warehouse.repo';
import { lockParcels, parcelRepo } from '../../../../src/server/modules/warehouse/parcel.repo';
import { lookAtStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { findPaidStorage } from '../../../../src/server/modules/warehouse/hold-parcels.service';
import { fundBalance, readBalance } from '../../../support/money';
import { CLERK, storeParcel } from '../../../support/parcels';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const RIVALS = 12;
const ROUNDS = 5;

async function startStore() {
  const shop = await startShop({
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0 },
    storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null },
  });
  const { shopperId } = await signUp(shop);
  await fundBalance(shop, { shopperId }, 100_000);
  const tenantId = shop.tenant.id;
  const inShop = { tx: <R>(work: Parameters<typeof shopTx<R>>[1]) => shopTx(tenantId, work) };
  /** Three days after the free ones. */
  const now = new Date('2027-02-22T04:00:00Z');
  return { shop, shopperId, tenantId, now, inShop, look: (id: string) => retriedTx(inShop, (tx) => lookAtStorage(tx, tenantId, id, now)) }; // prettier-ignore
}

describeOnPostgres('storage under rivals', () => {
  it('is charged once, however many charge it at once', async () => {
    const at = await startStore();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const id = await storeParcel(at.shop, at.shopperId);
      await Promise.allSettled(Array.from({ length: RIVALS }, () => at.look(id)));
      expect(await readBalance(at.shop, at)).toBe(100_000 - round * 600);
    }
    expect(await verifyLedger(at.tenantId)).toEqual([]);
  });

  it('has the holidays that come into the calendar while it is charged, whoever is first', async () => {
    const at = await startStore();
    const days = ['2027-02-24', '2027-02-25'];
    const close = (closed: string[]) =>
      systemTx(async (tx) => {
        const repo = warehouseRepo(tx, { tenantId: at.tenantId });
        await repo.setDays(
          'gz',
          '2027',
          closed.map((day) => ({ day, kind: 'OFF' as const, note: '' })),
        );
        await repo.lookAtStored('gz', at.now);
      });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const id = await storeParcel(at.shop, at.shopperId);
      await Promise.all([at.look(id), close(days), at.look(id)]);
      await at.look(id);
      const found = await at.inShop.tx((tx) => parcelRepo(tx, at).find(id));
      expect(found).toMatchObject({ holidays: days, freeUntil: '2027-02-19' });
      expect(await readBalance(at.shop, at)).toBe(100_000 - round * 600);
      await close([]);
    }
  });

  it('is charged before a transit order takes the parcel, or asked for by that order, and never both', async () => {
    const at = await startStore();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await storeParcel(at.shop, at.shopperId);
      const before = await readBalance(at.shop, at);
      const hold = { transitOrderId: `t${round}`, actor: CLERK, at: at.now };
      const [, seen] = await Promise.all([
        at.look(id),
        retriedTx(at.inShop, async (tx) => {
          await lockParcels(tx, at, [id], hold);
          return (await findPaidStorage(tx, at.tenantId, [id])).get(id)?.amount ?? 0;
        }),
      ]);
      expect(before - (await readBalance(at.shop, at))).toBe(seen);
    }
  });
});
