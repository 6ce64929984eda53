import { expect, it } from 'vitest';
import { playStaff } from '../../../src/demo/played-staff/played-staff';
import { startClaimingParcels } from '../../server/modules/warehouse/unclaiming';

const STEP_MS = 60_000;

it('give what lies there to who shows something, refuse what does not, and leave two who want the same to a person', async () => {
  const at = await startClaimingParcels();
  const rival = await startClaimingParcels(at.shop);
  const step = () => {
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + STEP_MS);
    return playStaff([{ tenantId: at.shop.tenant.id, stepMs: STEP_MS }], at.shop.clock.now);
  };
  const [here, contested, ahead] = ['SF1234567890001', 'SF1234567890002', 'SF1234567890003'];
  await at.arrive({}, here);
  await at.arrive({}, contested);
  await at.arrive({ text: rival.code.slice(0, 5), grams: 500 }, ahead);
  await at.claim({ trackingNo: here });
  await at.claim({ trackingNo: 'SF1234567890004' });
  for (const trackingNo of [contested, ahead])
    for (const who of [at, rival]) await who.claim({ trackingNo, grams: who === rival ? 500 : 5000 });
  await step();
  const said = async (who: typeof at) =>
    Object.fromEntries((await who.claims()).map(({ trackingNo, status }) => [trackingNo.slice(-1), status]));
  expect(await said(at)).toEqual({ 1: 'APPROVED', 2: 'SUBMITTED', 3: 'REJECTED', 4: 'REJECTED' });
  expect(await said(rival)).toEqual({ 2: 'SUBMITTED', 3: 'APPROVED' });
  for (let done = 0; done < 3; done += 1) await step();
  expect((await at.stored()).map(({ status, source }) => [status, source])).toEqual([['STOCKED_IN', 'FORECAST']]);
});
