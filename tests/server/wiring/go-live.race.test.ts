import { expect, it } from 'vitest';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { goLive } from '../../../src/server/wiring/go-live';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../support/money';
import { describeOnPostgres } from '../../support/postgres';
import { chargeOf, sendCallback } from '../../support/sandbox';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

describeOnPostgres('test money, while its shop goes live', () => {
  it('is gone, whatever was paying, asking back, closing and reporting at that moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const shop = await startShop();
      const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
      const { token } = shopper;
      const payPassword = PAY_PASSWORD;
      await fundBalance(shop, shopper, 10_000);
      const [paid, due] = [await orderDue(shop, shopper, 1000), await orderDue(shop, shopper, 500)];
      const payOf = ({ targetId }: { targetId: string }) =>
        shop.call(purchaseEndpoints.pay, { params: { id: targetId }, body: { payPassword } }, { token });
      await payOf(paid);
      const deposit = { body: { amount: 2000, channel: 'SANDBOX' } };
      const { start } = (await shop.call(walletEndpoints.createDeposit, deposit, { token })).data;
      const said = {
        chargeId: chargeOf(start),
        orderRef: start.paymentNo,
        merchant: shop.tenant.id,
        amount: 2000,
        currency: 'USD',
        status: 'approved',
      };
      const withdraw = { body: { amount: 700, accountText: 'Bank, 1', payPassword } };
      const rivals = [
        () => sendCallback(shop, said),
        () => payOf(due),
        () => shop.call(purchaseEndpoints.close, { params: { id: paid.targetId } }, { token }),
        () => shop.call(walletEndpoints.createWithdrawal, withdraw, { token }),
        () => goLive(shop.tenant.id, shop.clock.now),
      ];
      const turned = [...rivals.slice(round % rivals.length), ...rivals.slice(0, round % rivals.length)];
      await Promise.all(turned.map((rival) => rival()));
      const left = [
        await readBalance(shop, shopper),
        await readBalance(shop, shopper, 'SHOPPER_FROZEN'),
        await readShopAccount(shop, 'SALES'),
        await readShopAccount(shop, 'PROVIDER_CLEARING'),
      ];
      expect(left).toEqual([0, 0, 0, 0]);
      expect(await verifyLedger(shop.tenant.id)).toEqual([]);
      const { items } = (await shop.call(walletEndpoints.listWithdrawals, {}, { token })).data;
      expect(items.filter(({ status }) => status !== 'REJECTED')).toEqual([]);
    }
  });
});
