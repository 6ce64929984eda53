import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { packingDeskEndpoints as calls } from '../../../../src/contract/packing.desk.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { transitOrder } from '../../../../src/server/db/schema/transit';
import { describeOnPostgres } from '../../../support/postgres';
import { signInStaff } from '../../../support/staff';
import { connectionOf, waiting } from '../../../support/waiting-call';
import { BOX } from './packing';
import { startShipping } from './shipping';

describeOnPostgres('a shipment that is taken over (G28)', () => {
  it('is not sealed by who had it, though they began before', async () => {
    const at = await startShipping();
    const [anna, ben] = [await signInStaff(at.shop, ['packer']), await signInStaff(at.shop, ['packer'])];
    const { id } = await at.order();
    const { data } = await at.shop.call(calls.start, { params: { id } }, anna);
    const body = { version: data.version, boxes: [BOX], parcelIds: data.parcels.map((parcel) => parcel.id) };
    const sealed = await systemTx(async (tx) => {
      const shipment = and(eq(transitOrder.tenantId, at.owner.tenantId), eq(transitOrder.id, id));
      await tx.update(transitOrder).set({ claimedBy: ben.staffId }).where(shipment);
      const call = at.shop.call(calls.seal, { params: { id }, body }, anna);
      await waiting(call, await connectionOf(tx));
      return { call };
    });
    expect((await sealed.call).status).toBe(409);
    expect((await at.get(id)).data.status).toBe('PACKING');
    expect((await at.shop.call(calls.seal, { params: { id }, body }, ben)).status).toBe(200);
  });
});
