import { expect, it } from 'vitest';
import { feeRulesDeskEndpoints } from '../../../../src/contract/fee-rules.desk.endpoints';
import type { HandlingFees } from '../../../../src/contract/fee-rules';
import { priceOf } from '../../../../src/contract/price';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import type { Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startReturning } from './returning';
import { startSplitting } from './splitting';

const { getFees, publishFees } = feeRulesDeskEndpoints;
const DAY_MS = 86_400_000;

async function publish(shop: Shop, handling: HandlingFees, from: string | null) {
  const staff = await signInStaff(shop);
  const { version, inForce } = (await shop.call(getFees, {}, staff)).data;
  const body = { version, from, note: '', terms: { ...inForce, handling } };
  expect((await shop.call(publishFees, { body }, staff)).status).toBe(200);
}

it('what it costs to take parcels apart is what the version of that day says, told before and charged then', async () => {
  const at = await startSplitting();
  const { id, cup } = await at.pair();
  const tomorrow = new Date(at.shop.clock.now.getTime() + DAY_MS).toISOString().slice(0, 10);
  await publish(at.shop, { reworkFen: 700, returnFen: 0 }, tomorrow);
  const told = async () => (await at.parcels())[0]?.rework?.fee.local.amount ?? 0;
  expect(await told()).toBe(at.fee);
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + DAY_MS);
  const dearer = priceOf(700, at.shop.tenant).local.amount;
  expect(await told()).toBe(dearer);
  expect((await at.split(id, [cup])).problem.code).toBe('PRICE_CHANGED');
  const before = await at.balance();
  expect((await at.split(id, [cup], { acceptFee: dearer })).status).toBe(200);
  expect(before - (await at.balance())).toBe(dearer);
  expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
});

it('what its way back costs is what was told, and nothing goes back for another sum', async () => {
  const at = await startReturning();
  const { id, orderItemId } = await at.good();
  const told = async () => (await at.parcel(id))?.items[0]?.order?.sendBack?.freight.amount ?? 0;
  const acceptFreight = await told();
  await publish(at.shop, { reworkFen: 300, returnFen: 2_000 }, null);
  const send = (accept: number) => {
    const body = { orderItemId, acceptFreight: accept, reason: 'Too small' };
    return at.shop.call(warehouseEndpoints.returnItem, { params: { id }, body }, { token: at.token });
  };
  expect((await send(acceptFreight)).problem.code).toBe('PRICE_CHANGED');
  expect(await told()).toBe(priceOf(2_000, at.shop.tenant).local.amount);
  expect((await send(await told())).status).toBe(200);
});
