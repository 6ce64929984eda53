import type { StockInParcel } from '../../../src/contract/parcel';
import type { TransitEstimate, TransitOrderDetail, TransitStatus } from '../../../src/contract/transit';

export const usd = (amount: number) => ({ amount, currency: 'USD' });
const AT = '2026-11-20T08:00:00.000Z';

export const receipt = (total: number, atMost: number | null = null) => ({
  transitOptionName: 'AU-SEA',
  versionId: 'v1',
  madeAt: AT,
  chargeableGrams: 2400,
  lines: [{ code: 'weight-chargeable', values: { grams: 2400 }, amount: usd(total) }],
  total: usd(total),
  atMost: atMost === null ? null : usd(atMost),
});

const LINE = {
  minDays: 7,
  maxDays: 12,
  delivery: 'DOOR' as const,
  cover: '',
  isInsurable: true,
  insuranceFee: usd(126),
  services: [{ code: 'photos', name: 'Photos of the box', isForced: false }],
  customsFields: [],
  stations: [],
  localExpressCompanies: [],
};
const SEA = { ...LINE, transitOptionName: 'AU-SEA', title: 'Sea' };
const AIR = {
  ...LINE,
  transitOptionName: 'AU-AIR',
  title: 'Air',
  services: [],
  isInsurable: false,
  insuranceFee: null,
};

const NO_SAVING = {
  parcelIds: [],
  transitOptionName: null,
  title: null,
  code: null,
  contents: '',
  grams: null,
  boxes: null,
  extraDays: null,
  until: null,
};

export const estimate: TransitEstimate = {
  apart: null,
  modes: ['PACK_FIRST', 'PAY_FIRST', 'REHEARSAL'],
  quoteId: 'quote-1',
  expiresAt: AT,
  goods: usd(4200),
  insurable: usd(4200),
  allowance: null,
  packing: [{ code: 'corner', name: 'Corner guards' }],
  quotes: [
    { ...SEA, receipt: receipt(3370, 3890) },
    { ...AIR, receipt: receipt(5120) },
  ],
  refused: [],
  composer: [
    { ...NO_SAVING, kind: 'LINE', transitOptionName: 'AU-SEA', title: 'Sea', boxes: 2, extraDays: -9, saves: usd(310) },
    {
      ...NO_SAVING,
      kind: 'LEAVE_PACKING',
      title: 'No shop boxes',
      code: 'unboxed',
      contents: 'Shoes',
      grams: 900,
      saves: usd(520),
    },
    { ...NO_SAVING, kind: 'WAIT', contents: 'Teapot', until: '2036-11-24T08:00:00.000Z', saves: usd(90) },
  ],
};

/** What a page brings where nothing answered in time. */
export const NOTHING_FIRST = { estimate: null, pickup: null };

export const address = {
  id: 'home',
  receiverName: 'Ada Tester',
  phone: '+61 2 5550 0100',
  countryCode: 'au',
  province: 'NSW',
  city: 'Sydney',
  district: '',
  street: '1 Pier Street',
  postcode: '2000',
  defaultAddress: true,
};

export const parcel = (id: string): StockInParcel => ({
  id,
  parcelNo: `PC-${id}`,
  status: 'STOCKED_IN',
  source: 'PURCHASE',
  warehouse: { id: 'gz', name: 'Guangzhou', region: 'CHINA' },
  grams: 1140,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  volume: null,
  goodsKinds: ['GENERAL'],
  note: '',
  numbers: [],
  photos: [],
  items: [
    {
      id: `${id}-1`,
      title: `Shoes ${id}`,
      image: '',
      productUrl: '',
      channel: '',
      category: '',
      options: [],
      quantity: 1,
      unitPrice: { amount: 8900, currency: 'CNY' },
      order: null,
    },
  ],
  value: { cny: { amount: 8900, currency: 'CNY' }, local: usd(1261) },
  receivedAt: AT,
  stockedInAt: AT,
  storage: null,
  storageAhead: null,
  services: [],
  serviceOffers: [],
  transitOrderId: null,
  refusal: null,
  disposalRefusal: null,
  rework: null,
});

export const transitOrder = (status: TransitStatus, over: Partial<TransitOrderDetail> = {}): TransitOrderDetail => ({
  id: 't1',
  orderNo: 'TO-1',
  mode: 'PACK_FIRST',
  status,
  holds: [],
  closeReason: null,
  transitOptionName: 'AU-SEA',
  title: 'Sea',
  minDays: 30,
  maxDays: 45,
  selfPickup: false,
  receiver: { name: 'Ada Tester', countryCode: 'au', city: 'Sydney' },
  customs: null,
  parcels: [
    {
      id: 'a',
      parcelNo: 'PC-a',
      title: 'Shoes a',
      image: '',
      grams: 1140,
      pieces: 1,
      items: [{ title: 'Shoes a', quantity: 1 }],
    },
  ],
  boxCount: 0,
  chargeableGrams: 2400,
  isEstimated: true,
  total: usd(3370),
  paid: usd(0),
  refunded: usd(0),
  createdAt: AT,
  payment: null,
  payBefore: null,
  autoCompleteAt: null,
  actions: [],
  isBought: true,
  address,
  stationId: null,
  pickup: null,
  localExpressCompanyName: '',
  services: [],
  packingWishes: [],
  insuredValue: null,
  remark: '',
  warehouseName: 'Guangzhou',
  declaration: [],
  estimate: receipt(3370, 3890),
  invoice: null,
  reconciliation: null,
  payments: [],
  wayBack: null,
  boxes: [],
  timeline: [{ status: 'SUBMITTED', at: AT, by: 'SHOPPER', note: null }],
  question: null,
  trouble: null,
  claim: null,
  claimBefore: null,
  canClaim: true,
  review: null,
  ...over,
});
