import { expect, it } from 'vitest';
import { shopTx } from '../../../../src/server/db/database';
import { transitRepo } from '../../../../src/server/modules/transit/transit.repo';
import { startShipping } from './shipping';

it('a shipment moves only from where it stands, with one event', async () => {
  const at = await startShipping();
  const { id, status } = await at.order();
  expect(status).toBe('SUBMITTED');
  const { tenantId } = at.owner;
  const deed = { by: 'PACKER', actorId: 'clerk', at: at.shop.clock.now } as const;
  const move = (from: 'PAID' | 'SUBMITTED') =>
    shopTx(tenantId, (tx) => transitRepo(tx, { tenantId }).move(id, { from, to: 'PACKING' }, deed));
  const moved = [await move('PAID'), await move('SUBMITTED'), await move('SUBMITTED')];
  expect(moved).toEqual([false, true, false]);
  const { data } = await at.get(id);
  expect(data.timeline.map((event) => event.status)).toEqual(['SUBMITTED', 'PACKING']);
});
