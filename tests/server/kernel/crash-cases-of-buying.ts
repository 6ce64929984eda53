import { randomInt } from 'node:crypto';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import { signInStaff } from '../../support/staff';
import { caseOf, type Case, type Ordering } from './crash-case';

/** Of an order at the marketplace: each stands at one of ours. */
const newNumber = () => String(randomInt(1e12, 9e12));

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
      return { params: { id }, body: { version, numbers: [newNumber()], prices, freightFen } };
    },
    { notification: 1 },
    'staff',
  ),
  caseOf(
    buyingDeskEndpoints.decideSaved,
    async (at) => {
      const { id } = await at.order();
      await at.pay(id);
      const params = { id };
      const buyer = await signInStaff(at.shop, ['buyer']);
      const taken = (await at.shop.call(buyingDeskEndpoints.claim, { params, body: {} }, buyer)).data;
      const prices = taken.items.map((item) => ({ orderItemId: item.id, unitFen: item.paidFen - 2_000 }));
      const body = {
        version: taken.version,
        numbers: [newNumber()],
        prices,
        freightFen: taken.domesticFreight.cny.amount,
      };
      const { savedAsked } = (await at.shop.call(buyingDeskEndpoints.place, { params, body }, buyer)).data;
      return { params, body: { approvalId: savedAsked?.id ?? '', decision: 'APPROVED' as const } };
    },
    { ledger_txn: 1, notification: 1 },
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
  caseOf(
    buyingDeskEndpoints.offer,
    async (at) => {
      const { id, version, items } = await claimedOrder(at);
      const [item] = items;
      const productUrl = 'https://item.taobao.com/item.htm?id=600000000001';
      const what = { productUrl, title: 'Another one', unitFen: item?.paidFen ?? 0 };
      return { params: { id }, body: { version, orderItemId: item?.id ?? '', ...what } };
    },
    { notification: 1 },
    'staff',
  ),
  caseOf(
    buyingDeskEndpoints.wait,
    async (at) => {
      const { id, version } = await claimedOrder(at);
      const until = new Date(at.shop.clock.now.getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
      return { params: { id }, body: { version, until } };
    },
    { notification: 1 },
    'staff',
  ),
  caseOf(
    buyingDeskEndpoints.send,
    async (at) => {
      const { id, version, items, domesticFreight } = await claimedOrder(at);
      const prices = items.map((item) => ({ orderItemId: item.id, unitFen: item.paidFen }));
      const body = { version, numbers: [newNumber()], prices, freightFen: domesticFreight.cny.amount };
      const { data } = await at.shop.call(buyingDeskEndpoints.place, { params: { id }, body }, at.desk);
      const trackingNos = [`SF${String(randomInt(1e12, 9e12))}`];
      return { params: { id }, body: { version: data.version, parcels: [{ trackingNos }] } };
    },
    { notification: 1 },
    'staff',
  ),
];
