import { describe, expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { mailsTo } from '../../../support/shopper';
import { BOX, packingAt } from './packing';
import { startShipping, type Shipping } from './shipping';

const DAY_MS = 24 * 3_600_000;
const inDays = ({ shop }: Shipping, days: number) => new Date(shop.clock.now.getTime() + days * DAY_MS);
const countMails = async (at: Shipping, word: string) =>
  (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(word)).length;

describe('the clock', () => {
  it('reminds of boxes that wait to be paid', async () => {
    const at = await startShipping();
    const id = await packingAt(at).packed();
    await moveTransitOrders(inDays(at, 2.9));
    expect(await countMails(at, 'packed')).toBe(1);
    for (const day of [3, 3.5, 7, 9, 12]) await moveTransitOrders(inDays(at, day));
    expect(await countMails(at, 'packed')).toBe(4);
    expect((await at.get(id)).data.status).toBe('PENDING_PAYMENT');
  });

  it('says of boxes that were paid before they were packed that the difference alone is due, at once and again', async () => {
    const at = await startShipping();
    await at.fund(10_000);
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await at.pay(id);
    const desk = packingAt(at);
    await desk.start(id);
    await desk.seal(id, [{ ...BOX, grams: 2000 }]);
    expect((await at.get(id)).data.payment).toMatchObject({ kind: 'TRANSIT_TOPUP', amount: { amount: 286 } });
    const title = 'A difference is due for your shipment · $2.86';
    expect(await countMails(at, title)).toBe(1);
    await moveTransitOrders(inDays(at, 1.1));
    expect(await countMails(at, title)).toBe(2);
    expect(await countMails(at, 'is packed')).toBe(0);
    const [mail] = (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(title));
    expect(mail?.body).toContain('costs more than you paid. Only the difference is due');
  });

  it('closes an estimate that nobody paid after ten days, for nothing', async () => {
    const at = await startShipping();
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await moveTransitOrders(inDays(at, 10));
    expect((await at.get(id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'EXPIRED', actions: [] });
  });

  it('completes what was delivered after a fortnight, and looks for what is not heard of', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(10_000);
    const [quick, lost] = [await desk.packed(), await desk.packed()];
    for (const id of [quick, lost]) {
      await at.pay(id);
      await desk.send(id);
      await desk.say(id, [['PICKED_UP', 1]]);
    }
    await desk.say(quick, [['DELIVERED', 2]]);
    await moveTransitOrders(inDays(at, 13.9));
    expect((await at.get(quick)).data.status).toBe('DELIVERED');
    await moveTransitOrders(inDays(at, 14));
    expect((await at.get(quick)).data.status).toBe('COMPLETED');
    await moveTransitOrders(inDays(at, 45.1));
    expect((await at.get(lost)).data).toMatchObject({ status: 'SHIPPED', holds: ['DELIVERY_TROUBLE'] });
  });

  it('gives up what its carrier says nothing of for ninety days, and says so once', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(10_000);
    const [silent, heard] = [await desk.packed(), await desk.packed()];
    for (const id of [silent, heard]) {
      await at.pay(id);
      await desk.send(id);
      await desk.say(id, [['PICKED_UP', 1]]);
    }
    await moveTransitOrders(inDays(at, 45.1));
    await desk.say(heard, [['IN_TRANSIT', 50 * 24 * 60]]);
    await moveTransitOrders(inDays(at, 89.9));
    expect((await at.get(silent)).data.status).toBe('SHIPPED');
    for (const day of [90.1, 91]) await moveTransitOrders(inDays(at, day));
    expect((await at.get(silent)).data).toMatchObject({ status: 'LOST', holds: [], timeline: expect.arrayContaining([expect.objectContaining({ status: 'LOST' })]) as unknown });
    expect(await countMails(at, 'lost')).toBe(1);
    expect((await at.get(heard)).data).toMatchObject({ status: 'SHIPPED', holds: [] });
    await moveTransitOrders(inDays(at, 141));
    expect((await at.get(heard)).data.status).toBe('LOST');
  });
}); // prettier-ignore
