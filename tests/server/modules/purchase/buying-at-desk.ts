import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import type { DeskPurchase, PlaceInput } from '../../../../src/contract/buying-desk';
import type { CallInput } from '../../../../src/contract/endpoint';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { signInStaff } from '../../../support/staff';
import { startSellingOut } from './selling-out';

/** A shopper with paid orders, and one of the staff who buys them at the desk. */
export async function startBuyingDesk(role: DefaultRole = 'buyer') {
  const at = await startSellingOut();
  const { shop } = at;
  const mei = { staffToken: (await signInStaff(shop, [role])).staffToken };
  const params = (id: string) => ({ params: { id } });
  const open = async (id: string, as = mei) => (await shop.call(buyingDeskEndpoints.get, params(id), as)).data;
  const claim = (id: string, as = mei, takesOver = false) =>
    shop.call(buyingDeskEndpoints.claim, { ...params(id), body: { takesOver } }, as);
  const later = (hours: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000));
  return {
    ...at,
    mei,
    /** Two paid orders, each a minute after what was paid before it. */
    paidTwice: async () => {
      later(1 / 60);
      const first = await at.paidForTwo();
      later(1 / 60);
      return [first, await at.paidForTwo()] as const;
    },
    openAtDesk: open,
    claim,
    another: async () => ({ staffToken: (await signInStaff(shop, [role])).staffToken }),
    release: (id: string, as = mei) => shop.call(buyingDeskEndpoints.release, params(id), as),
    queue: async (query: CallInput<typeof buyingDeskEndpoints.list>['query'] = {}, as = mei) =>
      (await shop.call(buyingDeskEndpoints.list, { query }, as)).data,
    next: async (as = mei) => (await shop.call(buyingDeskEndpoints.takeNext, { body: {} }, as)).data.order,
    bulk: (body: CallInput<typeof buyingDeskEndpoints.bulk>['body'], as = mei) =>
      shop.call(buyingDeskEndpoints.bulk, { body }, as),
    /** For what was paid, and so much more for a piece of each. */
    buy: (order: DeskPurchase, moreFen: number[] = [], change: Partial<PlaceInput> = {}, as = mei) => {
      const prices = order.items
        .filter(({ status }) => status === 'ORDERED')
        .map(({ id, paidFen }, index) => ({ orderItemId: id, unitFen: paidFen + (moreFen[index] ?? 0) }));
      const freightFen = order.domesticFreight.cny.amount;
      const body = {
        version: order.version,
        numbers: ['3101'],
        prices,
        freightFen,
        difference: 'ASK' as const,
        isSure: true,
        ...change,
      };
      return shop.call(buyingDeskEndpoints.place, { ...params(order.id), body }, as);
    },
    gone: ({ id, version }: DeskPurchase, orderItemId: string) =>
      shop.call(buyingDeskEndpoints.reportGone, { ...params(id), body: { version, orderItemId } }, mei),
    sent: ({ id, version }: DeskPurchase, trackingNo: string) =>
      shop.call(
        buyingDeskEndpoints.send,
        { ...params(id), body: { version, parcels: [{ trackingNos: [trackingNo] }] } },
        mei,
      ),
    later,
  };
}
