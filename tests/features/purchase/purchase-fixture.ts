import type { Payment } from '../../../src/contract/payment';
import type { ManualQuote } from '../../../src/contract/manual-quote';
import type { ManualOrderDetail, PurchaseOrder, PurchaseOrderDetail } from '../../../src/contract/purchase';
import { priceOfFen } from '../cart/cart-fixture';

export const paymentOf = (id: string, more: Partial<Payment> = {}): Payment => ({
  id: `pay-${id}`,
  paymentNo: `PY20300101${id.toUpperCase().padStart(4, '0')}`,
  kind: 'PURCHASE',
  status: 'UNPAID',
  amount: { amount: 3000, currency: 'USD' },
  orderNo: `PO-${id}`,
  createdAt: '2030-01-01T10:00:00Z',
  paidAt: null,
  method: null,
  ...more,
});

/** Unpaid: goods ¥200, freight ¥8, fee ¥10.40. */
export const purchaseOrder = (id: string, more: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  id,
  orderNo: `PO-${id}`,
  status: 'PENDING_PAYMENT',
  closeReason: null,
  channel: 'TAOBAO',
  shopName: 'Feather Shoes',
  items: [
    {
      id: `${id}-1`,
      productUrl: 'https://item.taobao.com/item.htm?id=1',
      productId: 'TAOBAO-1',
      productSkuId: 'sku-1',
      title: 'Running shoes',
      image: '/shoes.webp',
      skuLabels: ['Red', '41'],
      quantity: 2,
      message: 'No box',
      unitPrice: priceOfFen(10_000),
      total: priceOfFen(20_000),
      status: 'ORDERED',
      finding: '',
      decideBefore: null,
      dearer: null,
    },
  ],
  goods: priceOfFen(20_000),
  domesticFreight: priceOfFen(800),
  serviceFee: priceOfFen(1_040),
  total: priceOfFen(21_840),
  refunded: { amount: 0, currency: 'USD' },
  claims: [],
  cnyToLocalRate: '0.14',
  marginBasisPoints: 150,
  createdAt: '2030-01-01T10:00:00Z',
  payBefore: new Date(Date.now() + 3_600_000).toISOString(),
  payment: paymentOf(id),
  topUp: null,
  paidMore: null,
  closeGives: null,
  canPay: true,
  canClose: true,
  canClone: true,
  ...more,
});

export const orderDetail = (id: string, more: Partial<PurchaseOrderDetail> = {}): PurchaseOrderDetail => ({
  ...purchaseOrder(id),
  timeline: [{ status: 'PENDING_PAYMENT', at: '2030-01-01T10:00:00Z', note: null }],
  courierEvents: [],
  given: [],
  parcelEvents: [],
  shipmentEvents: [],
  topUpEvents: [],
  asked: [],
  askable: [],
  warehouseName: 'Guangzhou',
  serviceFeeRule: { basisPoints: 500, minimumFen: 500 },
  wayBack: null,
  ...more,
});

export const paidDetail = (id: string, more: Partial<PurchaseOrderDetail> = {}): PurchaseOrderDetail =>
  orderDetail(id, {
    status: 'PAID',
    payBefore: null,
    canPay: false,
    closeGives: priceOfFen(21_840).local,
    askable: [{ itemId: `${id}-1`, most: 2 }],
    payment: paymentOf(id, { status: 'PAID', paidAt: '2030-01-01T10:05:00Z', method: 'BALANCE' }),
    timeline: [
      { status: 'PENDING_PAYMENT', at: '2030-01-01T10:00:00Z', note: null },
      { status: 'PAID', at: '2030-01-01T10:05:00Z', note: null },
    ],
    ...more,
  });

export const manualOrder = (id: string, more: Partial<ManualOrderDetail> = {}): ManualOrderDetail => ({
  id,
  productUrl: 'https://shop.example/lamp',
  title: 'A lamp',
  options: 'Brass',
  unitPriceFen: 1250,
  quantity: 2,
  remark: 'No box',
  status: 'AWAITING_QUOTE',
  createdAt: '2030-01-01T10:00:00Z',
  closeReason: null,
  closeNote: '',
  quote: null,
  orderId: null,
  canAccept: false,
  canClose: true,
  timeline: [{ status: 'AWAITING_QUOTE', at: '2030-01-01T10:00:00Z' }],
  ...more,
});

/** A lamp that can be bought for ¥30 and its shade that cannot, with freight and fee. */
export const manualQuote = (more: Partial<ManualQuote> = {}): ManualQuote => ({
  rows: [
    {
      title: 'Brass lamp',
      productUrl: 'https://shop.example/lamp?v=2',
      options: 'Brass',
      quantity: 2,
      note: 'From the maker',
      refusal: '',
      unitPrice: priceOfFen(1_500),
      total: priceOfFen(3_000),
    },
    {
      title: 'Shade',
      productUrl: 'https://shop.example/shade',
      options: '',
      quantity: 1,
      note: '',
      refusal: 'Not made any more',
      unitPrice: priceOfFen(0),
      total: priceOfFen(0),
    },
  ],
  goods: priceOfFen(3_000),
  domesticFreight: priceOfFen(800),
  serviceFee: priceOfFen(500),
  total: priceOfFen(4_300),
  cnyToLocalRate: '0.14',
  marginBasisPoints: 150,
  serviceFeeRule: { basisPoints: 500, minimumFen: 500 },
  quotedAt: '2030-01-02T10:00:00Z',
  validUntil: '2030-01-09T10:00:00Z',
  ...more,
});
