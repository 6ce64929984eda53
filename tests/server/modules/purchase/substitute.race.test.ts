import { expect, it } from 'vitest';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { closeSubstitutes } from '../../../../src/server/modules/purchase/substitute.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startBuyingDesk } from './buying-at-desk';
import { FUNDS } from './refunding';

const ROUNDS = 3;
const LINK = 'https://item.taobao.com/item.htm?id=600000000001';

describeOnPostgres('money of what is replaced or cheaper', () => {
  it('goes back once, whoever refuses, waits, closes or looks at the clock at the same time', async () => {
    const at = await startBuyingDesk();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version, items } = (await at.claim((await at.paidForTwo()).id)).data;
      const [item] = items;
      const what = { productUrl: LINK, title: 'Another', unitFen: item?.paidFen ?? 0, hours: 24 };
      const offered = { params: { id }, body: { version, orderItemId: item?.id ?? '', ...what } };
      await at.shop.call(buyingDeskEndpoints.offer, offered, at.mei);
      const offerId = (await at.get(id)).data.items[0]?.substitute?.id ?? '';
      const say = (decision: 'ACCEPT' | 'REFUSE') => {
        const body = { orderItemId: item?.id ?? '', offerId, decision };
        return at.shop.call(purchaseEndpoints.answerSubstitute, { params: { id }, body }, { token: at.token });
      };
      const late = new Date(at.shop.clock.now.getTime() + 25 * 3_600_000);
      await Promise.allSettled([
        say('REFUSE'),
        say(round === 1 ? 'ACCEPT' : 'REFUSE'),
        closeSubstitutes(late),
        ...(round > 1 ? [at.close(id)] : []),
      ]);
      const now = (await at.get(id)).data;
      if (now.status !== 'CLOSED') expect((await at.close(id)).status).toBe(200);
      expect((await at.get(id)).data).toMatchObject({ status: 'CLOSED', refunded: now.total.local });
      expect(await at.balance()).toBe(FUNDS);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('goes back once of what was cheaper, however often that is sent', async () => {
    const at = await startBuyingDesk();
    const { id } = await at.paidForTwo();
    const taken = (await at.claim(id)).data;
    const answers = await Promise.all([at.buy(taken, [-1000]), at.buy(taken, [-1000]), at.buy(taken, [-1000])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const back = (await at.get(id)).data.refunded.amount;
    expect(back).toBeGreaterThan(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
