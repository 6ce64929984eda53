import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { MUTED_NEWS } from '../../../../src/contract/account.enums';
import type { Profile } from '../../../../src/contract/account';
import { tenantTx } from '../../../../src/server/db/database';
import { notify } from '../../../../src/server/modules/account/account.service';
import { mailPlacedOrders, findReader, tellOfOrder } from '../../../../src/server/modules/account/order-mail.service';
import type { OrderCode } from '../../../../src/server/modules/account/notification.rules';
import { startShop } from '../../../support/shop';
import { mailsTo, signUp } from '../../../support/shopper';

describe('news of a kind that is switched off', () => {
  async function open() {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop);
    const owner = { tenantId: shop.tenant.id, shopperId };
    const order = { id: 'o1', orderNo: 'PO1', host: shop.host };
    const before = (await mailsTo(shop, email)).length;
    return {
      shop,
      owner,
      token,
      mute: (...muted: Profile['muted']) =>
        shop.call(accountEndpoints.saveProfile, { body: { name: 'Ada', muted } }, { token }),
      tell: (code: OrderCode, event: string) =>
        tenantTx(owner, (tx) => tellOfOrder(tx, { ...owner, code, event, order, at: shop.clock.now })),
      place: () =>
        tenantTx(owner, async (tx) => {
          const goods = { items: [], total: { amount: 100, currency: 'USD' } };
          const ctx = { tenant: shop.tenant, host: shop.host, now: () => shop.clock.now };
          await mailPlacedOrders(tx, ctx, await findReader(tx, owner), [{ ...order, goods }]);
        }),
      messages: async () =>
        (await shop.call(accountEndpoints.listNotifications, { query: {} }, { token })).data.items.map(
          ({ title }) => title,
        ),
      mails: async () => (await mailsTo(shop, email)).length - before,
    };
  }

  it('come as a message and by mail until then', async () => {
    const { tell, messages, mails } = await open();
    await tell('PURCHASE_PAID', 'o1');
    expect([await messages(), await mails()]).toEqual([['Order paid'], 1]);
  });

  it('do not come that way, and those of other kinds do', async () => {
    const { mute, tell, place, messages, mails } = await open();
    expect((await mute('MESSAGE_ORDERS')).data.muted).toEqual(['MESSAGE_ORDERS']);
    await tell('PURCHASE_PAID', 'o1');
    expect([await messages(), await mails()]).toEqual([[], 1]);
    await mute('MAIL_ORDERS');
    await tell('PURCHASE_PAID', 'o2');
    await place();
    expect([await messages(), await mails()]).toEqual([['Order paid'], 1]);
    await tell('REFUND_APPROVED', 'r1');
    expect([(await messages()).length, await mails()]).toEqual([2, 2]);
    await mute();
    await place();
    expect(await mails()).toBe(3);
  });

  it('are never of the security of the account, nor of anybody else', async () => {
    const { shop, owner, mute, messages } = await open();
    await mute(...MUTED_NEWS);
    for (const code of ['NEW_DEVICE', 'DEPOSIT_CREDITED', 'WITHDRAWAL_REQUESTED'] as const)
      await tenantTx(owner, (tx) => notify(tx, { ...owner, code, event: null, at: shop.clock.now }));
    expect((await messages()).sort()).toEqual(['New device', 'Withdrawal requested']);
    const other = await signUp(shop);
    expect((await shop.call(accountEndpoints.getProfile, {}, other)).data.muted).toEqual([]);
  });

  it('are none that nobody knows', async () => {
    const { mute } = await open();
    const answer = await mute('MAIL_SECURITY' as Profile['muted'][number]);
    expect(answer.problem.errors).toMatchObject([{ path: 'muted.0' }]);
  });
});
