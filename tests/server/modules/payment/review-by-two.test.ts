import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reviewDeskEndpoints } from '../../../../src/contract/review.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import type { StaffLimits } from '../../../../src/contract/staff-limits';
import { systemTx, tenantTx } from '../../../../src/server/db/database';
import { payment } from '../../../../src/server/db/schema/money';
import { ledgerReference, postLedger, transfer } from '../../../../src/server/modules/wallet/ledger.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { readBalance, readShopAccount } from '../../../support/money';
import { chargeOf, sendCallback } from '../../../support/sandbox';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';
import { inReview } from './reviewing';

const limited = (limits: Partial<StaffLimits>) => startShop({ staffLimits: { compensationMonth: 0, ...limits } });

async function deskOf(shop: Shop) {
  const who = await signInStaff(shop, ['finance']);
  const item = async (paymentNo: string) =>
    (await shop.call(reviewDeskEndpoints.list, {}, who)).data.items.find((each) => each.paymentNo === paymentNo);
  return {
    ...who,
    item,
    say: (paymentNo: string, isPaid = true) =>
      shop.call(reviewDeskEndpoints.answer, { params: { paymentNo }, body: { isPaid } }, who),
    decide: async (paymentNo: string, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') => {
      const approvalId = (await item(paymentNo))?.asked?.id ?? 'none';
      const body = { approvalId, decision, note: 'Looked' };
      return shop.call(reviewDeskEndpoints.decide, { params: { paymentNo }, body }, who);
    },
  };
}

/** A top-up of which its provider tells a cent. */
async function topUpInReview(shop: Shop, amount: number) {
  const shopper = await signUp(shop);
  const body = { amount, channel: 'SANDBOX' };
  const { start } = (await shop.call(walletEndpoints.createDeposit, { body }, shopper)).data;
  const chargeId = chargeOf(start);
  const desk = await deskOf(shop);
  const { id: merchant, currency } = shop.tenant;
  const list = async () => (await shop.call(reviewDeskEndpoints.list, {}, desk)).data.items;
  const [due] = await systemTx((tx) => tx.select().from(payment).where(eq(payment.tenantId, shop.tenant.id)));
  const orderRef = due?.paymentNo ?? '';
  await sendCallback(shop, { chargeId, orderRef, merchant, amount: 1, currency, status: 'approved' });
  const [item] = await list();
  return {
    paymentNo: item?.paymentNo ?? '',
    shopperId: shopper.shopperId,
    balance: () => readBalance(shop, shopper),
  };
}

describe('a payment in review above what one person credits', () => {
  it('waits for a second one, who sees it there and says so once', async () => {
    const shop = await limited({ alone: { deposit: 500 } });
    const { paymentNo, status } = await inReview(shop);
    const [first, second] = [await deskOf(shop), await deskOf(shop)];
    expect((await first.say(paymentNo)).data).toEqual({ outcome: 'ASKED' });
    expect([await status(), await readShopAccount(shop, 'SALES')]).toEqual(['NEEDS_REVIEW', 0]);
    expect(await second.item(paymentNo)).toMatchObject({ asked: { isMine: false, amount: { amount: 1000 } } });
    expect((await second.say(paymentNo)).problem.code).toBe('STATE_CONFLICT');
    expect((await first.decide(paymentNo)).problem.code).toBe('SAME_PERSON');
    const both = await Promise.all([second.decide(paymentNo), second.decide(paymentNo)]);
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
    expect([await status(), await readShopAccount(shop, 'SALES')]).toEqual(['PAID', 1000]);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('waits on where the second one does not see it, and is ended by one where it is not there', async () => {
    const shop = await limited({ alone: { deposit: 500 } });
    const { paymentNo, status } = await inReview(shop);
    const [first, second] = [await deskOf(shop), await deskOf(shop)];
    await first.say(paymentNo);
    expect((await second.decide(paymentNo, 'REFUSED')).data).toEqual({ outcome: 'WAITING' });
    expect(await first.item(paymentNo)).toMatchObject({ asked: null });
    await first.say(paymentNo);
    expect((await second.say(paymentNo, false)).data).toEqual({ outcome: 'UNPAID' });
    expect([await status(), (await second.decide(paymentNo)).status]).toEqual(['UNPAID', 409]);
  });

  it('counts in the day of who says it', async () => {
    const shop = await limited({ days: { finance: { deposit: 1500 } } });
    const desk = await deskOf(shop);
    expect((await desk.say((await inReview(shop)).paymentNo)).data).toEqual({ outcome: 'PAID' });
    expect((await desk.say((await inReview(shop)).paymentNo)).data).toEqual({ outcome: 'ASKED' });
  });

  it('is said by one where the shop asks for no second', async () => {
    const shop = await startShop();
    expect((await (await deskOf(shop)).say((await inReview(shop)).paymentNo)).data).toEqual({ outcome: 'PAID' });
  });
});

describe('a top-up in review', () => {
  it('credits what was agreed by the word of two', async () => {
    const shop = await limited({ alone: { deposit: 500 } });
    const { paymentNo, balance } = await topUpInReview(shop, 5_000);
    const [first, second] = [await deskOf(shop), await deskOf(shop)];
    expect((await first.say(paymentNo)).data).toEqual({ outcome: 'ASKED' });
    expect(await balance()).toBe(0);
    expect((await second.decide(paymentNo)).data).toEqual({ outcome: 'PAID' });
    expect(await balance()).toBe(5_000);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('is credited by nobody of the staff without that word: the database refuses', async () => {
    const shop = await limited({ alone: { deposit: 500 } });
    const { paymentNo, shopperId, balance } = await topUpInReview(shop, 5_000);
    const { id: tenantId, currency } = shop.tenant;
    const post = (who: { staffId: string } | { shopperId: string }) =>
      tenantTx({ tenantId, ...who }, (tx) =>
        postLedger(tx, {
          ...{
            tenantId,
            kind: 'DEPOSIT',
            reference: ledgerReference('DP1', paymentNo),
            currency,
            now: shop.clock.now,
          },
          entries: transfer(
            5_000,
            { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' },
            { kind: 'SHOPPER_BALANCE', shopperId },
          ),
        }),
      );
    const staff = await post({ staffId: 'somebody' }).then(String, (error: { cause?: Error }) =>
      String(error.cause ?? error),
    );
    expect(staff).toContain('no second person has allowed deposit');
    expect(await balance()).toBe(0);
  });
});
