import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { formatMoney } from '../../../../src/contract/money';
import { shareOf } from '../../../../src/server/modules/purchase/out-of-stock.rules';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { mailsTo } from '../../../support/shopper';
import { FUNDS } from './refunding';
import { startSellingOut } from './selling-out';

describe('what its seller has no more', () => {
  it('gives its price back with its part of the fee, and the rest is bought', async () => {
    const at = await startSellingOut();
    const order = await at.paidForTwo();
    const [gone, bought] = order.items;
    await at.begin(order.id);
    await at.soldOut(gone?.id ?? '');
    const { data } = await at.get(order.id);
    expect(data).toMatchObject({ status: 'PURCHASING' });
    const states = Object.fromEntries(data.items.map(({ id, status }) => [id, status]));
    expect(states).toEqual({ [gone?.id ?? '']: 'OUT_OF_STOCK', [bought?.id ?? '']: 'ORDERED' });
    const back = data.refunded.amount;
    expect(back).toBeGreaterThanOrEqual(gone?.total.local.amount ?? Infinity);
    expect(back).toBeLessThan(order.total.local.amount);
    expect(data.closeGives).toEqual({ ...order.total.local, amount: order.total.local.amount - back });
    expect(await at.balance()).toBe(FUNDS - order.total.local.amount + back);
    expect(await at.mine()).toMatchObject([
      { cause: 'OUT_OF_STOCK', status: 'REFUNDED', amount: { amount: back }, items: [{ title: gone?.title }] },
    ]);
    expect(at.deeds.at(-1)).toMatchObject({
      ...{ action: 'purchase.refund', subjectId: order.id, after: { status: 'OUT_OF_STOCK', refunded: back } },
    });
    const notes = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    expect(notes.filter(({ title }) => title.startsWith('Sold out at the seller · '))).toMatchObject([
      {
        title: `Sold out at the seller · ${formatMoney({ ...order.total.local, amount: back }, 'en')}`,
        link: `/my/purchase/${order.id}`,
      },
    ]);
    expect((await mailsTo(at.shop, at.email)).filter(({ subject }) => /Sold out/.test(subject))).toHaveLength(1);
    await at.finish(order.id);
    await expect(at.soldOut(bought?.id ?? '')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('ends an order of which nothing else is bought, with all of its money', async () => {
    const at = await startSellingOut();
    const order = await at.paidForTwo();
    for (const { id } of order.items) await at.soldOut(id);
    expect((await at.get(order.id)).data).toMatchObject({
      ...{ status: 'CLOSED', closeReason: 'BY_SHOP', refunded: order.total.local },
    });
    expect(await at.balance()).toBe(FUNDS);
    expect(await at.mine()).toHaveLength(2);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('leaves to the answer what its shopper asks for, and freight and fee to the last that is wanted', async () => {
    const at = await startSellingOut();
    const order = await at.paidForTwo();
    const [first, second] = order.items;
    const asked = await at.ask(first?.id);
    await expect(at.soldOut(first?.id ?? '')).rejects.toMatchObject({ code: 'REFUND_ASKED' });
    await at.soldOut(second?.id ?? '');
    const { left } = await at.record(asked.id);
    expect(left?.amount).toBe(order.total.local.amount - (await at.get(order.id)).data.refunded.amount);
    expect((await at.approve(asked.id, left?.amount)).status).toBe(200);
    expect((await at.get(order.id)).data).toMatchObject({ status: 'CLOSED', refunded: order.total.local });
    expect(await at.balance()).toBe(FUNDS);
  });

  it('is said once, of what is paid and wanted', async () => {
    const at = await startSellingOut();
    const unpaid = await at.order();
    await expect(at.soldOut(unpaid.items[0]?.id ?? '')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await expect(at.soldOut('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const order = await at.paidForTwo();
    await at.soldOut(order.items[0]?.id ?? '');
    await expect(at.soldOut(order.items[0]?.id ?? '')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await at.mine()).toHaveLength(1);
  });
});

describe('the share of an item that is not bought', () => {
  const terms = { freightFen: 1000, cnyToLocalRate: '2', marginBasisPoints: 0, currency: 'USD' };
  const item = (id: string, totalFen: number, status: 'ORDERED' | 'REFUNDED' = 'ORDERED') =>
    ({ id, status, totalFen, totalLocal: totalFen * 2, refundedLocal: 0 }) as const;
  const rule = (minimumFen: number) => ({ ...terms, serviceFeeRule: { basisPoints: 1000, minimumFen } });

  it.each([
    ['a tenth of its price more', 0, [item('a', 2000), item('b', 3000)], 4000 + 400],
    ['nothing more under the least fee', 900, [item('a', 2000), item('b', 3000)], 4000],
    ['what the fee falls to the least one', 500, [item('a', 2000), item('b', 3000)], 4000 + 200],
    ['as much where another one is gone', 0, [item('a', 2000), item('b', 9000, 'REFUNDED')], 4000 + 400],
  ] as const)('is %s', (_, minimumFen, rows, expected) => {
    expect(shareOf(rule(minimumFen), rows, rows[0])).toBe(expected);
  });

  it('is what has not gone back of it', () => {
    const rows = [{ ...item('a', 2000), refundedLocal: 1500 }, item('b', 3000)];
    expect(shareOf(rule(0), rows, rows[0]!)).toBe(2500 + 400);
  });
});
