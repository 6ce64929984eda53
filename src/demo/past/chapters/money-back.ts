import { purchaseEndpoints } from '../../../contract/purchase.endpoints';
import { refundEndpoints } from '../../../contract/refund.endpoints';
import { walletEndpoints } from '../../../contract/wallet.endpoints';
import { TO_THE_SHELF } from '../past-days';
import { topUp } from '../past-money';
import type { Chapter } from './chapter';

/** Its order is bought by then, and its money stays. */
const BOUGHT = 3;
/** As far as the demo's shops are from a bank. */
const ACCOUNT = 'Demo Bank 000-000 1234 5678';

/** Thought better of: money that came back or did not, and was asked for and left. */
export const moneyBack: Chapter = {
  daysAgo: 48,
  async tell({ call, days, sum, payPassword, say }) {
    const askFor = async (orderItemId = '') =>
      call(refundEndpoints.ask, { body: { orderItemId, reason: say('reason') } });

    await askFor((await days.buy()).items[0]?.id);
    await days.work(1, 5);
    const bought = await days.buy();
    await days.work(BOUGHT, 5);
    await askFor(bought.items[0]?.id);
    await days.work(TO_THE_SHELF - BOUGHT, 5);
    const dropped = await days.order();
    await call(purchaseEndpoints.close, { params: { id: dropped.id } });
    await call(purchaseEndpoints.close, { params: { id: (await days.buy()).id } });

    const depositNo = await topUp(call, sum);
    await call(walletEndpoints.cancelDeposit, { params: { depositNo } });
    const amount = Math.floor(sum / 10);
    const asked = { amount, accountText: ACCOUNT, payPassword };
    const { id } = await call(walletEndpoints.createWithdrawal, { body: asked });
    days.wait(2);
    await call(walletEndpoints.cancelWithdrawal, { params: { id } });

    const wish = { productUrl: 'https://weidian.com/item.html?itemID=5512034489', title: say('asked') };
    const request = await call(purchaseEndpoints.createManual, { body: { ...wish, unitPriceFen: 8800, quantity: 1 } });
    days.wait(20);
    await call(purchaseEndpoints.closeManual, { params: { id: request.id }, body: { reason: say('reason') } });
  },
};
