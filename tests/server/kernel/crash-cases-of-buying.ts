import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import { caseOf, type Case, type Ordering } from './crash-case';

/** A paid order that the caller is on. */
async function claimedOrder(at: Ordering) {
  const { id } = await at.order();
  await at.pay(id);
  const params = { id };
  return (await at.shop.call(buyingDeskEndpoints.claim, { params, body: {} }, at.desk)).data;
}

export const BUYING_CASES: Case[] = [
  caseOf(
    buyingDeskEndpoints.place,
    async (at) => {
      const { id, version, items, domesticFreight } = await claimedOrder(at);
      const prices = items.map((item) => ({ orderItemId: item.id, unitFen: item.paidFen }));
      const freightFen = domesticFreight.cny.amount;
      return { params: { id }, body: { version, numbers: ['3101'], prices, freightFen } };
    },
    { notification: 1 },
    'staff',
  ),
  caseOf(
    buyingDeskEndpoints.reportGone,
    async (at) => {
      const { id, version, items } = await claimedOrder(at);
      return { params: { id }, body: { version, orderItemId: items[0]?.id ?? '' } };
    },
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
];
