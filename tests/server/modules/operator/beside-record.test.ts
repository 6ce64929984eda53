import { expect, it } from 'vitest';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import type { DeskEvent } from '../../../../src/contract/desk-event';
import { packingDeskEndpoints } from '../../../../src/contract/packing.desk.endpoints';
import type { SubjectKind } from '../../../../src/contract/thread';
import { threadDeskEndpoints } from '../../../../src/contract/thread.desk.endpoints';
import { threadEndpoints } from '../../../../src/contract/thread.endpoints';
import { wayDeskEndpoints } from '../../../../src/contract/way.desk.endpoints';
import type { Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startBuyingDesk } from '../purchase/buying-at-desk';
import { refundCalls } from '../purchase/refunding';
import { packingAt } from '../transit/packing';
import { startShipping } from '../transit/shipping';

const shown = (timeline: DeskEvent[]) =>
  timeline.map(({ kind, code, detail, sum, staffName, by }) =>
    [`${kind}.${code}`, sum?.amount, detail, staffName ?? by].filter(Boolean).join(' · '),
  );

/** A shopper asks, the staff answers, notes and looks at the account, each a minute after the other. */
async function talk(at: { shop: Shop; token: string; shopperId: string }, kind: SubjectKind, id: string) {
  const { shop, token, shopperId } = at;
  const anna = await signInStaff(shop, ['support']);
  const later = () => void (shop.clock.now = new Date(shop.clock.now.getTime() + 60_000));
  later();
  const text = `Where is it?\n\n${'I ask again. '.repeat(20)}`;
  const { data: thread } = await shop.call(threadEndpoints.write, { body: { kind, id, text, photos: [] } }, { token });
  const say = (words: string, isNote: boolean, version: number) =>
    shop.call(
      threadDeskEndpoints.write,
      { body: { kind, id, text: words, photos: [], then: isNote ? 'NOTE' : 'WAITING_SHOPPER', version } },
      anna,
    );
  later();
  const seen = (await shop.call(threadDeskEndpoints.get, { params: { id: thread.id } }, anna)).data;
  const noted = await say('Ask the seller', true, seen.version);
  later();
  expect((await say('It comes tomorrow', false, noted.data.version)).status).toBe(200);
  later();
  await shop.call(customerDeskEndpoints.viewAs, { params: { id: shopperId }, body: { reason: 'Her parcels' } }, anna);
}
const SAID = [
  // its first words, the last one whole
  `MESSAGE.SHOPPER · Where is it? ${'I ask again. '.repeat(8)}I…`,
  'MESSAGE.NOTE · Ask the seller · Anna Desk',
  'MESSAGE.STAFF · It comes tomorrow · Anna Desk',
  'LOOK.ACCOUNT · Her parcels · Anna Desk',
];

it('the history of an order tells its money, what was said and noted, and who looked at its shopper’s account', async () => {
  const at = await startBuyingDesk('owner');
  const { id } = await at.paidForTwo();
  // what another order has of its own is not told here
  await at.paidForTwo();
  await talk(at, 'ORDER', id);
  const total = (await at.get(id)).data.total.local.amount;
  const { timeline } = await at.openAtDesk(id);
  // that it is paid stands there once, with what was paid
  const began = ['STATE.PENDING_PAYMENT · SHOPPER', `MONEY.PAYMENT · ${String(total)} · SHOPPER`];
  expect(shown(timeline)).toEqual([...began, ...SAID]);
  expect(timeline.map((event) => event.at)).toEqual(timeline.map((event) => event.at).toSorted());
  // what went back stands there too
  const [item, other] = (await at.openAtDesk(id)).items;
  const taken = (await at.claim(id)).data;
  await at.gone(taken, item?.id ?? '');
  // once: at the deed that gave it back
  const back = (await at.get(id)).data.refunded.amount;
  const gone = (await at.openAtDesk(id)).timeline.filter(({ sum }) => sum?.amount === back);
  expect(gone).toMatchObject([{ kind: 'DEED', code: 'refund' }]);
  // and what its shopper asks back, with what became of that
  at.later(1);
  const { ask, refuse } = await refundCalls(at.shop, at.token);
  const request = await ask(other?.id);
  at.later(1);
  expect((await refuse(request.id)).status).toBe(200);
  const asked = shown((await at.openAtDesk(id)).timeline).slice(-2);
  const sum = String(request.amount.amount);
  expect(asked).toEqual([`REFUND.REQUESTED · ${sum} · It is torn · SHOPPER`, `REFUND.REJECTED · ${sum}`]);
});

it('the history of a shipment tells the same, at the desk that packs it and at the one that follows it', async () => {
  const at = await startShipping();
  await at.fund(90_000);
  const desk = packingAt(at);
  const id = await desk.packed();
  await at.pay(id);
  await desk.send(id);
  await talk(at, 'TRANSIT', id);
  const owner = await signInStaff(at.shop, ['owner']);
  const packer = await signInStaff(at.shop, ['packer']);
  const shipped = async (as: typeof owner) =>
    shown((await at.shop.call(wayDeskEndpoints.get, { params: { id } }, as)).data.timeline);
  const packed = shown((await at.shop.call(packingDeskEndpoints.get, { params: { id } }, owner)).data.timeline);
  const all = await shipped(owner);
  expect(all).toEqual(packed);
  expect(all.filter((line) => line.startsWith('STATE'))).toContain('STATE.OUTBOUND');
  expect(all.filter((line) => line.startsWith('MONEY'))).toEqual([expect.stringContaining('MONEY.PAYMENT · ')]);
  expect(all.slice(-SAID.length)).toEqual(SAID);
  // a packer may read neither of customers, what they wrote, what is noted of them and who looked, nor of money: that
  // it is paid, told once with its sum, is a state to them
  const states = all.map((line) => line.replace(/^MONEY\.PAYMENT .*/, 'STATE.PAID · SHOPPER'));
  expect(all).not.toContain('STATE.PAID · SHOPPER');
  expect(await shipped(packer)).toEqual(states.filter((line) => line.startsWith('STATE')));
});
