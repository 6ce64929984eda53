import { expect, it } from 'vitest';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import { tellDays } from '../../../../src/server/modules/dashboard/told-days.service';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

it('days that were told stand in the dashboard once, which says from which day on something stands behind its sums', async () => {
  const shop = await startShop();
  shop.clock.now = new Date('2026-11-21T08:00:00Z');
  const told = [{ day: '2026-11-18', facts: [{ measure: 'goods' as const, dimension: '', value: 900 }] }];
  const tell = () => tellDays(shop.tenant.id, told, '2026-11-20', shop.clock.now);
  const look = async () => {
    const staff = await signInStaff(shop, ['owner']);
    const { data } = await shop.call(dashboardDeskEndpoints.get, { query: { days: '7' } }, staff);
    return [data.countedFrom, data.facts.find(({ measure }) => measure === 'goods')?.now ?? 0];
  };
  expect(await look()).toEqual([null, 0]);
  expect([await tell(), await tell()]).toEqual([true, false]);
  expect(await look()).toEqual(['2026-11-20', 900]);
  shop.clock.now = new Date('2027-03-01T08:00:00Z');
  expect(await look()).toEqual([null, 0]);
});
