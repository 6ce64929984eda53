import { expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { tenantTx } from '../../../../src/server/db/database';
import { keepUndecided } from '../../../../src/server/modules/purchase/keep-undecided.service';
import { lockShopOrder } from '../../../../src/server/modules/purchase/purchase.repo';
import { orderItemsRepo } from '../../../../src/server/modules/purchase/order-items.repo';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { describeOnPostgres } from '../../../support/postgres';
import { connectionOf, waiting } from '../../../support/waiting-call';
import { refundCalls } from '../purchase/refunding';
import { startDeciding } from './deciding';

const ROUNDS = 4;
/** Less than the price of an item. */
const GRANTED = 1;
const DAY_MS = 86_400_000;

describeOnPostgres('an item that the inspection found wrong', () => {
  it('is decided about once, whatever is said at the same time, and its money comes once', async () => {
    const at = await startDeciding();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId, orderId } = await at.failed();
      const before = await at.balance();
      const answers = await Promise.all([
        at.decide(id, orderItemId, 'PART_REFUND'),
        at.decide(id, orderItemId, 'RETURN'),
        at.decide(id, orderItemId, round % 2 ? 'PART_REFUND' : 'ACCEPT'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await Promise.all([at.step(), at.step()]);
      expect(await at.balance()).toBe(before + (await at.orderOf(orderId)).refunded.amount);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is its shopper’s until the last moment, and the clock’s after it', async () => {
    const at = await startDeciding();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId } = await at.failed();
      const end = at.shop.clock.now.getTime() + LIMITS.decisionDays * DAY_MS;
      at.shop.clock.now = new Date(end - 1);
      const [said] = await Promise.all([at.decide(id, orderItemId, 'EXCHANGE'), keepUndecided(new Date(end))]);
      const item = (await at.stored()).find((parcel) => parcel.id === id)?.items[0]?.order;
      expect(item?.status).toBe(said.status === 200 ? 'EXCHANGING' : 'QC_PASSED');
    }
  });

  it('stays where others have moved it while money of it is granted', async () => {
    const at = await startDeciding();
    const { approve } = await refundCalls(at.shop, at.token);
    const { id, orderItemId, orderId } = await at.failed();
    const asked = (await at.ask(orderItemId)).data.id;
    const end = new Date(at.shop.clock.now.getTime() + LIMITS.decisionDays * DAY_MS);
    let answer: ReturnType<typeof approve> | undefined;
    await tenantTx(at.owner, async (tx) => {
      await orderItemsRepo(tx, at.owner).keepUndecided(orderItemId, end);
      answer = approve(asked, GRANTED);
      await waiting(answer, await connectionOf(tx));
    });
    expect((await answer)?.status).toBe(200);
    expect(await at.orderOf(orderId)).toMatchObject({
      refunded: { amount: GRANTED },
      items: [{ status: 'QC_PASSED' }],
    });
    await at.step();
    expect((await at.stored()).find((parcel) => parcel.id === id)?.status).toBe('STOCKED_IN');
  });

  it.each(['EXCHANGE', 'RETURN'] as const)('is held after its order by whoever sends it back: %s', async (decision) => {
    const at = await startDeciding();
    const { id, orderItemId, orderId } = await at.failed();
    await at.decide(id, orderItemId, decision);
    let sending: ReturnType<typeof at.step> | undefined;
    await tenantTx(at.owner, async (tx) => {
      await lockShopOrder(tx, at.owner.tenantId, orderId);
      sending = at.step();
      await waiting(sending, await connectionOf(tx));
      // as an answer does that gives money of it back
      expect(await orderItemsRepo(tx, at.owner).giveBack(orderItemId, GRANTED)).toBe(true);
    });
    expect(await sending).toBe(1);
  });

  it.each(['EXCHANGE', 'PART_REFUND'] as const)('has its money asked for or is decided about: %s', async (decision) => {
    const at = await startDeciding();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId } = await at.failed();
      const answers = await Promise.all([at.decide(id, orderItemId, decision), at.ask(orderItemId)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('is sent back or its money is asked for and granted, never both beyond what was paid', async () => {
    const at = await startDeciding();
    const { approve } = await refundCalls(at.shop, at.token);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, orderItemId, orderId } = await at.failed();
      const before = await at.balance();
      const whole = (await at.orderOf(orderId)).items[0]?.total.local.amount ?? 0;
      const [sent, asked] = await Promise.all([at.decide(id, orderItemId, 'RETURN'), at.ask(orderItemId)]);
      expect([sent.status, asked.status].toSorted()).toEqual([200, 409]);
      if (asked.status === 200) expect((await approve(asked.data.id, whole)).status).toBe(200);
      await at.step();
      expect(await at.balance()).toBe(before + whole);
    }
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
