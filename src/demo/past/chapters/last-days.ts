import { cartEndpoints } from '../../../contract/cart.endpoints';
import { catalogEndpoints } from '../../../contract/catalog.endpoints';
import { offlineDepositEndpoints } from '../../../contract/offline-deposit.endpoints';
import { purchaseEndpoints } from '../../../contract/purchase.endpoints';
import { refundEndpoints } from '../../../contract/refund.endpoints';
import { unclaimedEndpoints } from '../../../contract/unclaimed.endpoints';
import { walletEndpoints } from '../../../contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../contract/warehouse.endpoints';
import { TO_THE_SHELF } from '../past-days';
import { topUp } from '../past-money';
import type { Chapter } from './chapter';

const NOBODYS = '78804413397720';
const ACCOUNT = 'Demo Bank 000-000 1234 5678';

/** What waits for the shop, or for the shopper. */
export const lastDays: Chapter = {
  daysAgo: 0.25,
  async tell({ call, days, sum, payPassword, say }) {
    // found wrong by the inspection: to be decided about
    for (let count = 0; count < 2; count += 1) await days.buy();
    const { id: halfHere } = await days.buy(1, 2);
    await days.work(TO_THE_SHELF - 1, 0.5, { faultyOneIn: 1 });
    // of one order a piece is kept as it is, and another one is to come for the other
    const found = (await call(warehouseEndpoints.listStockIn, { query: { pageNo: 1, pageSize: 100 } })).items
      .flatMap(({ id, items }) => items.map(({ order }) => ({ id, order })))
      .filter(({ order }) => order?.orderId === halfHere);
    for (const [at, { id, order }] of found.entries()) {
      const decision = at === 0 ? ('ACCEPT' as const) : ('EXCHANGE' as const);
      const body = { orderItemId: order?.itemId ?? '', decision };
      await call(warehouseEndpoints.decideItem, { params: { id }, body });
    }
    await days.work(1, 0.5);

    const [own] = await call(warehouseEndpoints.listUserWarehouses, {});
    if (own) {
      const trackingNos = ['SF3172045518820', '78912234500871', 'JT5240099817364'];
      await call(warehouseEndpoints.fileForecasts, { body: { userWarehouseId: own.id, trackingNos } });
    }
    // it lies there, and waits for somebody to look at who claims it
    if (own) await days.bring(own.tenantWarehouseId, NOBODYS);
    const claimed = { trackingNo: NOBODYS, statement: say('contents'), orderRef: '2086417733911' };
    await call(unclaimedEndpoints.claim, { body: claimed });
    const wish = { productUrl: 'https://weidian.com/item.html?itemID=5512034490', title: say('asked') };
    await call(purchaseEndpoints.createManual, { body: { ...wish, unitPriceFen: 12_800, quantity: 2 } });
    const late = (await days.buy()).items[0]?.id;
    if (late) await call(refundEndpoints.ask, { body: { orderItemId: late, reason: say('reason') } });

    await topUp(call, sum);
    await call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: sum } });
    const amount = Math.floor(sum / 20);
    await call(walletEndpoints.createWithdrawal, { body: { amount, accountText: ACCOUNT, payPassword } });
    for (let count = 0; count < 6; count += 1)
      await call(catalogEndpoints.saveFavorite, { body: { productUrl: days.pick().productUrl } });
    for (let count = 0; count < 2; count += 1) await call(cartEndpoints.add, { body: { ...days.pick(), quantity: 1 } });
  },
};
