import { describe, expect, it } from 'vitest';
import { ChannelQuery } from '../../../src/contract/channel-query.schemas';
import { fundBalance, PAY_PASSWORD } from '../../support/money';
import { createApp } from '../../../src/server/wiring/app';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const get = async (shop: Shop, path: string) => (await shop.fetchRaw(path)).status;

describe('what the specification sends', () => {
  it('pays once where a call without a key comes twice within ten seconds', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 100);
    shop.clock.now = new Date('2026-11-21T08:00:05Z');
    const withdraw = async (amount = 10) => {
      const answer = await shop.fetchRaw('/front/user-account/withdrawals', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD }),
      });
      const { withdrawalNo } = (await answer.json()) as { withdrawalNo: string };
      return { status: answer.status, withdrawalNo, isReplay: answer.headers.get('idempotency-replayed') === 'true' };
    };
    const first = await withdraw();
    expect(first).toMatchObject({ status: 200, isReplay: false });
    expect(await withdraw()).toEqual({ ...first, isReplay: true });
    // across the span in which it was made, too
    shop.clock.now = new Date('2026-11-21T08:00:14Z');
    expect(await withdraw()).toEqual({ ...first, isReplay: true });
    expect((await withdraw(11)).withdrawalNo).not.toBe(first.withdrawalNo);
    shop.clock.now = new Date('2026-11-21T08:00:15Z');
    expect((await withdraw()).withdrawalNo).not.toBe(first.withdrawalNo);
  });

  it('runs once where two callers stand at either side of a boundary of ten seconds', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 100);
    const body = JSON.stringify({ amount: 10, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD });
    const headers = { host: shop.host, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = (time: string) =>
      createApp({ now: () => new Date(time) }).fetch(
        new Request(`http://${shop.host}/api/front/user-account/withdrawals`, { method: 'POST', headers, body }),
      );
    const times = ['2026-11-21T08:00:09.992Z', '2026-11-21T08:00:10.004Z', '2026-11-21T08:00:09.999Z'];
    const answers = await Promise.all(times.map(ask));
    const numbers = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { withdrawalNo: string }).withdrawalNo),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(numbers).size).toBe(1);
  });

  it('may carry unknown and empty names in its query, but not in its body', async () => {
    const shop = await startShop();
    expect(await get(shop, '/front/product/search?keyword=mug&channel=TAOBAO&priceStart=&snId=&utm_source=x')).toBe(
      200,
    );
    expect(await get(shop, '/front/product/search?keyword=mug&channel=NOWHERE')).toBe(422);
    const answer = await shop.fetchRaw('/front/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@mail.test', password: 'x', isAdmin: true }),
    });
    expect(answer.status).toBe(422);
  });

  it('may name a channel in its own spelling', async () => {
    const shop = await startShop();
    expect(await get(shop, '/front/product/search?keyword=mug&channel=Taobao')).toBe(200);
    const read = ['SelfOwned', 'Taobao', 'Tmall', 'JD', 'Alibaba', 'Yiwugou', 'Poizon', 'SELF_OWNED'];
    expect(read.map((channel) => ChannelQuery.parse(channel))).toEqual([
      'SELF_OWNED',
      'TAOBAO',
      'TMALL',
      'JD',
      'ALIBABA',
      'YIWUGOU',
      'POIZON',
      'SELF_OWNED',
    ]);
  });

  it.each(['jpg', '.jpg', '.PNG', 'jpeg'])('may name the extension %s', async (ext) => {
    const shop = await startShop();
    expect(await get(shop, `/front/upload-token?ext=${ext}&catalog=PRODUCT_SEARCH`)).toBe(200);
    expect(await get(shop, '/front/upload-token?ext=.exe&catalog=PRODUCT_SEARCH')).toBe(422);
  });
});
