import { sql } from 'drizzle-orm';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { compensationDeskEndpoints } from '../../../src/contract/compensation.desk.endpoints';
import { statementDeskEndpoints } from '../../../src/contract/statement.desk.endpoints';
import { canonicalUrl } from '../../../src/contract/product-link';
import { pushEndpoints } from '../../../src/contract/push.endpoints';
import { purchaseDeskEndpoints } from '../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import { withdrawalDeskEndpoints } from '../../../src/contract/withdrawal.desk.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { exportDeskEndpoints } from '../../../src/contract/export.desk.endpoints';
import { writeExports } from '../../../src/server/modules/export/write-export.service';
import { EXPORTS } from '../../../src/server/wiring/exports';
import { systemTx, tenantTx } from '../../../src/server/db/database';
import { takeOwnStock } from '../../../src/server/modules/catalog/own-stock.service';
import { notify } from '../../../src/server/modules/account/account.service';
import { PAY_PASSWORD } from '../../support/money';
import { BROWSER } from '../../support/push/browser';
import { keepOwnProduct } from '../../support/own-product';
import { storeParcel } from '../../support/parcels';
import { writeAbout } from './desk-inputs';
import { writeDeskRows } from './desk-rows';
import { addBatch } from './batch-rows';
import { lineOf, photosOf, publishOffers } from '../../support/shop-offers';
import { startCharge } from '../../support/sandbox';
import { writeArticle } from '../modules/content/editors';
import { type Ordering } from '../modules/purchase/ordering';

/** One row of each table, made as shoppers make them. */
export async function useShop(at: Ordering, staffToken: string) {
  const { shop, token, owner, product } = at;
  const as = { token };
  const order = await at.order();
  await startCharge(shop, token, {
    paymentNo: order.payment?.paymentNo ?? '',
    amount: order.payment?.amount.amount ?? 0,
  });
  await at.add(product);
  await at.fund(5000);
  await shop.call(walletEndpoints.createDeposit, { body: { amount: 500, channel: 'SANDBOX' } }, as);
  const { data: byBank } = await shop.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: 500 } }, as);
  const withdrawal = { amount: 100, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  const { data: back } = await shop.call(walletEndpoints.createWithdrawal, { body: withdrawal }, as);
  await shop.call(withdrawalDeskEndpoints.ask, { params: { id: back.id }, body: {} }, { staffToken });
  const file = { source: 'BANK' as const, fileName: 'a.csv', content: 'date,amount\n2026-11-20,1.00' };
  const mapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };
  await shop.call(statementDeskEndpoints.read, { body: { ...file, mapping } }, { staffToken });
  const given = { no: order.orderNo, reason: 'GOODWILL' as const, amount: 100, note: 'Sorry' };
  await shop.call(compensationDeskEndpoints.ask, { body: given }, { staffToken });
  await shop.call(catalogEndpoints.saveFavorite, { body: { productUrl: canonicalUrl(product) } }, as);
  const wanted = { productUrl: 'https://a.example/1', title: 'Cup', unitPriceFen: 900, quantity: 1 };
  const { data: asked } = await shop.call(purchaseEndpoints.createManual, { body: { ...wanted, options: '' } }, as);
  const quote = { version: 1, rows: [wanted], freightFen: 0, validDays: 7 };
  const quoted = { params: { id: asked.id }, body: quote };
  await shop.call(purchaseDeskEndpoints.quoteManual, quoted, { staffToken });
  await shop.call(authEndpoints.sendEmailCode, { body: { email: 'new@mail.test', purpose: 'SIGNUP' } });
  await shop.call(contentEndpoints.sendFeedback, { body: { message: 'A fine shop' } });
  const home = { receiverName: 'Ada', phone: '+61 2 5550 0100', countryCode: 'au', province: 'NSW', city: 'Sydney' };
  await shop.call(pushEndpoints.saveDevice, { body: BROWSER }, as);
  await tenantTx(owner, (tx) => notify(tx, { ...owner, code: 'PURCHASE_PAID', event: 'one', at: shop.clock.now }));
  const address = { ...home, district: '', street: '1 Pier', postcode: '2000' };
  const place = { body: { tenantWarehouseId: 'gz' } };
  const { data: enrolled } = await shop.call(warehouseEndpoints.saveUserWarehouse, place, as);
  const notice = { userWarehouseId: enrolled.id, trackingNos: ['SF1234567890124'] };
  await shop.call(warehouseEndpoints.fileForecasts, { body: notice }, as);
  const claimed = { trackingNo: 'SF1234567890125', statement: 'A cup', orderRef: '27112' };
  await shop.call(unclaimedEndpoints.claim, { body: claimed }, as);
  const stored = await storeParcel(shop, owner.shopperId, {}, { number: 'SF1234567890123', photo: '/scale.webp' });
  const { data: kept } = await shop.call(accountEndpoints.saveAddress, { body: address }, as);
  await publishOffers(owner.tenantId, { lines: [lineOf()], services: [photosOf(300)] }, new Date(0));
  const { items } = (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, as)).data;
  const [offer] = items[0]?.serviceOffers ?? [];
  const service = { serviceCode: offer?.code ?? '', priceId: offer?.priceId ?? '', payPassword: PAY_PASSWORD };
  await shop.call(warehouseEndpoints.askService, { params: { id: stored }, body: service }, as);
  const shipment = { purchaseParcelIds: [await storeParcel(shop, owner.shopperId)], userAddressId: kept.id };
  await shop.call(transitEndpoints.estimate, { body: shipment }, as);
  await shop.call(transitEndpoints.create, { body: { ...shipment, transitOptionName: 'air' } }, as);
  const own = await keepOwnProduct(owner.tenantId, shop.clock.now);
  const held = { orderItemId: order.items[0]?.id ?? '', orderId: order.id, skuId: `${own}000`, quantity: 1 };
  await tenantTx(owner, (tx) => takeOwnStock(tx, owner, [held]));
  await writeAbout(shop, order.id, as);
  await writeDeskRows(shop, staffToken, stored);
  await writeArticle(shop, staffToken);
  await systemTx(async (tx) => {
    await tx.execute(
      sql`insert into provider_event (tenant_id, provider, event_id, payment_no) values (${owner.tenantId}, 'SANDBOX', 'e', 'p')`,
    );
    await tx.execute(
      sql`insert into refund (tenant_id, id, shopper_id, refund_no, cause, order_kind, order_id, order_no, status, steps, currency, amount, destination, created_at, updated_at)
        values (${owner.tenantId}, 'one', ${owner.shopperId}, 'RF', 'ASKED', 'PURCHASE', 'x2001', 'PO', 'REQUESTED', '[]', 'USD', 1, 'BALANCE', now(), now())`,
    );
    await addBatch(tx, owner.tenantId);
    await tx.execute(
      sql`insert into storage_day (tenant_id, parcel_id, day, fen, currency, amount, charged_at) values (${owner.tenantId}, ${stored}, '2026-11-01', 1, 'USD', 1, now())`,
    );
    await tx.execute(
      sql`insert into courier_event (tenant_id, parcel_id, provider, at, code, text_hash, state, place, original, received_at)
        values (${owner.tenantId}, ${stored}, 'one', now(), 'c', 'h', 'DELIVERED', '', '', now())`,
    );
    await tx.execute(
      sql`insert into work_claim (tenant_id, job, item_id, until) values (${owner.tenantId}, 'job', 'x', 'infinity')`,
    );
  });
  const { data: exported } = await shop.call(exportDeskEndpoints.start, { body: { kind: 'ORDERS' } }, { staffToken });
  await writeExports(EXPORTS, () => shop.clock.now);
  return { order, byBank, exported };
}
