import { describe, expect, it } from 'vitest';
import { dashboardDeskEndpoints } from '../../../../src/contract/dashboard.desk.endpoints';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import type { Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startBuyingDesk } from '../purchase/buying-at-desk';
import { startShipping } from '../transit/shipping';

const workAt = async (shop: Shop, desk: string) => {
  const as = { staffToken: (await signInStaff(shop, ['owner'])).staffToken };
  const { work } = (await shop.call(dashboardDeskEndpoints.get, { query: { days: '7' } }, as)).data;
  return { as, row: work.find((each) => each.desk === desk) };
};

describe('the queues of a dashboard', () => {
  it('count of what is to be bought what its views show, whatever the hour', async () => {
    const at = await startBuyingDesk();
    await at.paidTwice();
    const asked = await at.paidForTwo();
    await at.buy((await at.claim(asked.id)).data, [5000]);
    const seen: number[] = [];
    for (const hours of [0, 20, 8, 20, 40, 60]) {
      at.later(hours);
      const { as, row } = await workAt(at.shop, 'buying');
      const { waiting } = await at.queue({}, as);
      expect(row).toMatchObject({ waiting: waiting.toBuy, late: waiting.late });
      expect((await at.queue({ view: 'late' }, as)).items).toHaveLength(row?.late ?? -1);
      seen.push(row?.late ?? -1);
    }
    // who waits for the shopper is neither late nor to be bought
    expect([seen[0], seen.at(-1)]).toEqual([0, 2]);
  });

  it('count of what is to be packed what lies in that queue alone, late after two days', async () => {
    const at = await startShipping();
    await at.fund(50_000);
    const first = await at.order();
    await at.order();
    const packer = { staffToken: (await signInStaff(at.shop, ['packer'])).staffToken };
    await at.shop.call(packingDeskEndpoints.start, { params: { id: first.id } }, packer);
    const look = async (hours: number) => {
      at.shop.clock.now = new Date(at.shop.clock.now.getTime() + hours * 3_600_000);
      const { as, row } = await workAt(at.shop, 'packing');
      const list = async (view: 'toPack' | 'late') =>
        (await at.shop.call(packingDeskEndpoints.list, { query: { view } }, as)).data;
      const { waiting } = await list('toPack');
      expect(row).toMatchObject({ waiting: waiting.toPack, late: waiting.late, mine: waiting.mine });
      expect((await list('late')).items).toHaveLength(waiting.late);
      return [row?.waiting, row?.late];
    };
    expect([await look(0), await look(47), await look(2)]).toEqual([[1, 0], [1, 0], [1, 1]]); // prettier-ignore
  });
});
