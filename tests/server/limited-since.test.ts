import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nextDueDeskEndpoints } from '../../src/contract/next-due.desk.endpoints';
import { warehouseDeskEndpoints } from '../../src/contract/warehouse.desk.endpoints';
import { wayDeskEndpoints } from '../../src/contract/way.desk.endpoints';
import { shopTx } from '../../src/server/db/database';
import type { Shop } from '../support/shop';
import { signInAgain, signInClerk, signInStaff } from '../support/staff';
import { packingAt } from './modules/transit/packing';
import { startShipping } from './modules/transit/shipping';
import { startDeciding } from './modules/warehouse/deciding';
import { numberOf, startScanning } from './modules/warehouse/scanning';

/** From now on they work in this warehouse alone. @returns their new session */
async function limit(shop: Shop, staffId: string, warehouse: string) {
  const scope = JSON.stringify({ warehouses: [warehouse] });
  await shopTx(shop.tenant.id, (tx) =>
    tx.execute(sql`update staff_assignment set scope = ${scope}::jsonb
      where tenant_id = ${shop.tenant.id} and staff_id = ${staffId}`),
  );
  return { staffToken: await signInAgain(shop, staffId) };
}

describe('who works in another warehouse by now', () => {
  it('is not told again what was answered when they worked in all', async () => {
    const at = await startShipping();
    await at.fund(90_000);
    const params = { id: await packingAt(at).shipped() };
    const { staffId, staffToken } = await signInStaff(at.shop, ['packer']);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { boxNos: [1], state: 'IN_TRANSIT' as const, at: at.shop.clock.now.toISOString(), text: 'On a ship' };
    const say = (as: { staffToken: string }) =>
      at.shop.call(wayDeskEndpoints.say, { params, body }, { ...as, headers });
    const first = await say({ staffToken });
    expect((await say({ staffToken: await signInAgain(at.shop, staffId) })).data).toEqual(first.data);
    expect((await say(await limit(at.shop, staffId, 'yw'))).problem.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is not told by a bench of theirs what another one has answered', async () => {
    const at = await startScanning();
    const code = numberOf(1);
    await at.await(code);
    const scan = { scanId: randomUUID(), code, bench: 'A', mode: 'RECEIVE' as const, context: {} };
    const send = (warehouseId: string) =>
      at.shop.call(warehouseDeskEndpoints.scan, { body: { ...scan, warehouseId } }, { staffToken: at.staffToken });
    expect((await send('gz')).data.say).toBe('RECEIVED');
    expect((await send('gz')).data.say).toBe('RECEIVED');
    expect((await send('yw')).status).toBe(409);
  });

  it('is not told when a shopper of the other one has to decide', async () => {
    const at = await startDeciding();
    await at.failed();
    const due = async (as: { staffToken: string }) =>
      (await at.shop.call(nextDueDeskEndpoints.get, { query: { queue: 'parcels.toShelve' } }, as)).data.at;
    expect(await due(await signInStaff(at.shop, ['warehouse']))).not.toBeNull();
    expect(await due(await signInClerk(at.shop, ['warehouse'], ['gz']))).not.toBeNull();
    expect(await due(await signInClerk(at.shop, ['warehouse'], ['yw']))).toBeNull();
  });
});
