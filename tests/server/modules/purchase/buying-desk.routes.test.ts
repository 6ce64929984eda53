import { moreFor } from '../../../../src/contract/dearer';
import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startBuyingDesk } from './buying-at-desk';

describe('the desk of those who buy', () => {
  it('shows what is paid, longest waiting first, in the queue where it waits', async () => {
    const at = await startBuyingDesk();
    const [first, second] = await at.paidTwice();
    const { items, waiting, matches } = await at.queue();
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(items[0]).toMatchObject({ kinds: 2, pieces: 2, isLate: false, isAsked: false, lease: null });
    expect([waiting.toBuy, waiting.late, matches]).toEqual([2, 0, 2]);
    const { buyBefore } = (await at.get(first.id)).data;
    // four days on: hours in which nobody works, and Sundays, count for nothing
    at.later(96);
    expect(new Date(buyBefore ?? 0) < at.shop.clock.now).toBe(true);
    // the session of that day is over
    const ben = await at.another();
    expect((await at.queue({ view: 'late' }, ben)).items).toHaveLength(2);
    expect((await at.queue({ keyword: first.orderNo.toLowerCase() }, ben)).items.map(({ id }) => id)).toEqual([
      first.id,
    ]);
    const page = await at.queue({ limit: 1 }, ben);
    expect((await at.queue({ limit: 1, after: page.next ?? '' }, ben)).items.map(({ id }) => id)).toEqual([second.id]);
  });

  it('buys by hand for what was paid: the shopper is told, and nobody is asked', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    expect(taken.canPlace).toBe(true);
    const { data } = await at.buy(taken);
    expect(data).toMatchObject({ status: 'PURCHASED', lease: null, atSeller: { isPlaced: true, numbers: ['3101'] } });
    const sent = await at.sent(data, ' sf1234567890123 ');
    expect(sent.data).toMatchObject({ status: 'SELLER_SHIPPED', canSend: false });
    expect((await at.get(id)).data.status).toBe('SELLER_SHIPPED');
  });

  it('asks the shopper where it is dearer, buys nothing before that is paid, and then for that price', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    const asked = await at.buy(taken, [5000]);
    expect(asked.data).toMatchObject({ status: 'PURCHASING', canPlace: false, atSeller: null });
    // as the desk has said before it was sent
    const { borne, ...terms } = taken.askTerms;
    const { paidFen = 0, quantity = 0, total, id: itemId = '' } = taken.items[0] ?? {};
    const item = { id: itemId, unitFen: paidFen, dearerFen: 0, quantity, totalFen: total?.cny.amount ?? 0 };
    const more = moreFor(terms, item, paidFen + 5000, borne);
    expect(more).toBeGreaterThan(0);
    expect(asked.data.items[0]?.asked?.more).toEqual({ amount: more, currency: terms.currency });
    expect((await at.queue({ view: 'atShopper' })).items.map((row) => row.id)).toEqual([id]);
    expect((await at.buy(asked.data)).status).toBe(409);
    expect((await at.payMore(id)).status).toBe(200);
    const paid = await at.openAtDesk(id);
    expect(paid).toMatchObject({ notedNumbers: ['3101'], canAsk: false });
    expect((await at.buy(paid)).data.status).toBe('PURCHASED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('bears a little on top of a difference that was paid, and asks for none twice', async () => {
    const at = await startBuyingDesk();
    const { id, total } = await at.paidForTwo();
    await at.buy((await at.claim(id)).data, [5000]);
    const { topUp } = (await at.get(id)).data;
    await at.payMore(id);
    const paid = await at.openAtDesk(id);
    expect(paid).toMatchObject({ total, paidMore: topUp?.amount });
    expect((await at.get(id)).data).toMatchObject({ total, paidMore: topUp?.amount, topUp: null });
    expect((await at.buy(paid, [5000])).status).toBe(409);
    expect((await at.buy(paid, [1])).data.status).toBe('PURCHASED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('asks once more about a number that another order was bought under, and takes it where it is meant', async () => {
    const at = await startBuyingDesk();
    const [first, second] = await at.paidTwice();
    const placing = async (id: string, change: object) => {
      await at.claim(id);
      return at.buy(await at.openAtDesk(id), [], { isSure: false, ...change });
    };
    expect((await placing(first.id, { numbers: ['3101', '3102'] })).status).toBe(200);
    const refused = await placing(second.id, { numbers: ['3103', '3102'] });
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ path: 'numbers.1', code: 'used_before' }] });
    expect((await at.openAtDesk(second.id)).atSeller).toBeNull();
    const meant = await placing(second.id, { numbers: ['3103', '3102'], isSure: true });
    expect(meant.data).toMatchObject({ status: 'PURCHASED', atSeller: { numbers: ['3103', '3102'] } });
  });

  it('bears a little by itself, and more only where whoever buys says so', async () => {
    const at = await startBuyingDesk();
    const [little, much] = [await at.paidForTwo(), await at.paidForTwo()];
    expect((await at.buy((await at.claim(little.id)).data, [100])).data.status).toBe('PURCHASED');
    const borne = await at.buy((await at.claim(much.id)).data, [5000], { difference: 'ABSORB' });
    expect(borne.data.status).toBe('PURCHASED');
    expect((await at.get(much.id)).data.topUp).toBeNull();
  });

  it.each(['ASK', 'ABSORB'] as const)('takes no price that is a slip, and writes nothing: %s', async (difference) => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    const [first, second] = taken.items.map(({ paidFen }) => paidFen);
    const freightFen = taken.domesticFreight.cny.amount;
    const dear = await at.buy(taken, [0, (second ?? 0) * 9 + 1], { difference });
    expect(dear.problem.errors).toMatchObject([{ path: 'prices.1.unitFen', code: 'out_of_range' }]);
    const far = await at.buy(taken, [(first ?? 0) * 99], { difference, freightFen: freightFen * 10 + 100_001 });
    expect(far.status).toBe(422);
    expect(far.problem.errors?.map(({ path }) => path)).toEqual(['prices.0.unitFen', 'freightFen']);
    expect(await at.openAtDesk(id)).toMatchObject({ status: 'PAID', version: taken.version });
    const most = await at.buy(taken, [(first ?? 0) * 9], { difference });
    expect(most.data.status).toBe(difference === 'ASK' ? 'PURCHASING' : 'PURCHASED');
  });

  it('buys nothing of which the money is asked for, whatever it costs, before that is answered', async () => {
    const at = await startBuyingDesk();
    const { id, items } = await at.paidForTwo();
    const asked = await at.ask(items[0]?.id);
    const taken = (await at.claim(id)).data;
    expect(taken.items.map(({ isRefundAsked }) => isRefundAsked)).toEqual([true, false]);
    expect((await at.queue()).items[0]).toMatchObject({ isRefundAsked: true });
    for (const [more, difference] of [
      [0, 'ASK'],
      [5000, 'ASK'],
      [5000, 'ABSORB'],
    ] as const)
      expect((await at.buy(taken, [0, more], { difference })).problem.code).toBe('REFUND_ASKED');
    expect((await at.get(id)).data).toMatchObject({ status: 'PAID', topUp: null });
    await at.refuse(asked.id);
    expect((await at.buy(await at.openAtDesk(id))).data.status).toBe('PURCHASED');
  });

  it('gives back what is sold out, and buys the rest', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    const [{ whenGone } = { whenGone: null }] = taken.items;
    const gone = await at.gone(taken, taken.items[0]?.id ?? '');
    expect(gone.data.items.map(({ status }) => status)).toEqual(['OUT_OF_STOCK', 'ORDERED']);
    expect(gone.data.refunded.amount).toBeGreaterThan(0);
    expect(whenGone).toEqual({ gives: gone.data.refunded, endsOrder: false });
    expect(gone.data.timeline).toContainEqual(expect.objectContaining({ code: 'refund', sum: gone.data.refunded }));
    expect(gone.data.items[1]?.whenGone?.endsOrder).toBe(true);
    expect((await at.buy(gone.data)).data.status).toBe('PURCHASED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('tells what goes back for what is sold out only where it can be said', async () => {
    const at = await startBuyingDesk();
    const ben = await at.another();
    const { id, items } = await at.paidForTwo();
    const told = async (as = at.mei) => (await at.openAtDesk(id, as)).items.map(({ whenGone }) => whenGone !== null);
    const code = async () => (await at.gone(await at.openAtDesk(id), items[0]?.id ?? '')).problem.code;
    // nobody has taken it
    expect([await told(), await code()]).toEqual([[false, false], 'STATE_CONFLICT']);
    await at.claim(id);
    expect([await told(), await told(ben)]).toEqual([[true, true], [false, false]]); // prettier-ignore
    const asked = await at.ask(items[0]?.id);
    expect([await told(), await code()]).toEqual([[false, true], 'REFUND_ASKED']);
    await at.refuse(asked.id);
    expect(await told()).toEqual([true, true]);
    await at.buy(await at.openAtDesk(id));
    expect([await told(), await code()]).toEqual([[false, false], 'STATE_CONFLICT']);
  });

  it('places nothing for somebody who is not on it, or has read what is no more so', async () => {
    const at = await startBuyingDesk();
    const ben = await at.another();
    const { id } = await at.paidForTwo();
    const seen = await at.openAtDesk(id);
    expect((await at.buy(seen)).status).toBe(409);
    const taken = (await at.claim(id)).data;
    expect((await at.buy(taken, [], {}, ben)).problem).toMatchObject({ code: 'STATE_CONFLICT', data: { id } });
    expect((await at.buy(taken, [], { version: taken.version - 1 })).problem.data).toMatchObject({ id });
    expect((await at.buy(taken, [], { prices: [] as never })).status).toBe(422);
    expect((await at.claim(id, ben)).status).toBe(409);
    expect((await at.claim(id, ben, true)).data.lease).toMatchObject({ isMine: true });
    expect((await at.buy(taken)).status).toBe(409);
    expect((await at.buy(taken, [], {}, ben)).data.status).toBe('PURCHASED');
  });

  it('hands out what waits longest and nobody is on', async () => {
    const at = await startBuyingDesk();
    const ben = await at.another();
    const [first, second] = await at.paidTwice();
    expect((await at.next())?.id).toBe(first.id);
    expect((await at.next(ben))?.id).toBe(second.id);
    expect(await at.next()).toBeNull();
    expect((await at.queue({ view: 'mine' })).items.map(({ id }) => id)).toEqual([first.id]);
    await at.release(first.id);
    expect((await at.next(ben))?.id).toBe(first.id);
  });

  it('answers for each of many, and does nothing where others match by now', async () => {
    const at = await startBuyingDesk();
    const ben = await at.another();
    const [first, second] = await at.paidTwice();
    await at.claim(first.id, ben);
    expect((await at.bulk({ action: 'CLAIM', all: { view: 'toBuy', matches: 1 } })).status).toBe(409);
    const { rows } = (await at.bulk({ action: 'CLAIM', ids: [first.id, second.id, 'nowhere'] })).data;
    expect(rows).toEqual([
      { id: first.id, result: 'SKIPPED', reason: 'TAKEN' },
      { id: second.id, result: 'DONE', reason: null },
      { id: 'nowhere', result: 'SKIPPED', reason: 'UNKNOWN' },
    ]);
    const left = await at.bulk({ action: 'RELEASE', all: { view: 'toBuy', matches: 2 } });
    expect(left.data.rows.filter(({ result }) => result === 'DONE').map(({ id }) => id)).toEqual([second.id]);
    expect((await at.bulk({ action: 'CLAIM' })).status).toBe(422);
  });

  it('answers for each of five hundred, and takes no more at once', async () => {
    const at = await startBuyingDesk();
    const [first] = await at.paidTwice();
    const ids = [...Array.from({ length: 499 }, (_, n) => `nowhere${String(n)}`), first.id];
    const { rows } = (await at.bulk({ action: 'CLAIM', ids })).data;
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rows.filter(({ result }) => result === 'DONE').map(({ id }) => id)).toEqual([first.id]);
    expect((await at.bulk({ action: 'CLAIM', ids: [...ids, 'one'] })).status).toBe(422);
  });

  it('shows nothing of what nobody has paid', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.order();
    expect((await at.claim(id)).status).toBe(404);
    expect((await at.queue()).items).toEqual([]);
  });
});
