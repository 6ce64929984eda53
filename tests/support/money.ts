import { randomUUID } from 'node:crypto';
import { tenantTx } from '../../src/server/db/database';
import { purchaseOrder } from '../../src/server/db/schema/shopping';
import { createPayment, type PaymentRow } from '../../src/server/modules/payment/payment.service';
import { balanceOf, ledgerReference, transfer, postLedger } from '../../src/server/modules/wallet/ledger.service';
import type { Shop } from './shop';

export const PAY_PASSWORD = '260718';
type Shopper = { shopperId: string };
const ownerOf = (shop: Shop, { shopperId }: Shopper) => ({ tenantId: shop.tenant.id, shopperId });

/** Money on the balance, as a deposit would put it there. */
export async function fundBalance(shop: Shop, shopper: Shopper, amount: number): Promise<void> {
  const owner = ownerOf(shop, shopper);
  const { currency } = shop.tenant;
  await tenantTx(owner, (tx) =>
    postLedger(tx, {
      tenantId: owner.tenantId,
      kind: 'DEPOSIT',
      reference: ledgerReference('FUNDS', randomUUID()),
      currency,
      now: shop.clock.now,
      entries: transfer(
        amount,
        { kind: 'PROVIDER_CLEARING', provider: 'SANDBOX' },
        { kind: 'SHOPPER_BALANCE', ...shopper },
      ),
    }),
  );
}

export const readBalance = (
  shop: Shop,
  shopper: Shopper,
  kind: 'SHOPPER_BALANCE' | 'SHOPPER_FROZEN' = 'SHOPPER_BALANCE',
): Promise<number> => {
  const owner = ownerOf(shop, shopper);
  return tenantTx(owner, (tx) => balanceOf(tx, { ...owner, kind, currency: shop.tenant.currency }));
};

/** What stands on one of the shop's own accounts. */
export const readShopAccount = (
  shop: Shop,
  kind:
    | 'SALES'
    | 'REFUNDS'
    | 'STORAGE_FEES'
    | 'SERVICE_FEES'
    | 'COMPENSATION'
    | 'DIFFERENCES'
    | 'PAYMENT_FEES'
    | 'PROVIDER_CLEARING',
): Promise<number> => {
  const tenantId = shop.tenant.id;
  const account = kind === 'PROVIDER_CLEARING' ? { kind, provider: 'SANDBOX' } : { kind };
  return tenantTx({ tenantId, shopperId: '' }, (tx) =>
    balanceOf(tx, { tenantId, ...account, currency: shop.tenant.currency }),
  );
};

/** An unpaid purchase order of this sum, without what it is made of. */
export async function orderDue(shop: Shop, shopper: Shopper, amount: number): Promise<PaymentRow> {
  const owner = ownerOf(shop, shopper);
  const { currency } = shop.tenant;
  const { now } = shop.clock;
  const id = randomUUID().replaceAll('-', '').slice(0, 20);
  const orderNo = `PO${id.slice(0, 12).toUpperCase()}`;
  return tenantTx(owner, async (tx) => {
    await tx.insert(purchaseOrder).values({
      ...owner,
      id,
      orderNo,
      status: 'PENDING_PAYMENT',
      channel: 'TAOBAO',
      shopId: 'shop-1',
      shopName: 'Shop',
      warehouseId: 'gz',
      currency,
      goodsFen: amount,
      goodsLocal: amount,
      freightFen: 0,
      freightLocal: 0,
      serviceFeeFen: 0,
      serviceFeeLocal: 0,
      totalFen: amount,
      totalLocal: amount,
      cnyToLocalRate: '1',
      marginBasisPoints: 0,
      serviceFeeRule: { basisPoints: 0, minimumFen: 0 },
      payBefore: new Date(now.getTime() + 72 * 3_600_000),
      createdAt: now,
    });
    const target = { kind: 'PURCHASE', targetId: id, targetNo: orderNo } as const;
    return createPayment(tx, { ...owner, ...target, amount: { amount, currency }, now });
  });
}

/** Where a shop that takes deposits by bank transfer has them sent. */
export const BANK_OF_SHOP = { bank: 'Harbour Bank', account: '012-345 678901', name: 'Harbour Pty Ltd' };
