import { LINE_WORDS } from '../phrases';
import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';

/** In đồng: the dearer of weight in bands and room in bands, as the road from Guangzhou is priced. */
export const HANOI_LINES: DemoLine[] = [
  carrierLine('VN-ROAD', {
    title: { vi: 'Đường bộ Bằng Tường', en: 'Road via Pingxiang' },
    remark: { vi: 'Nhận cả mỹ phẩm và đồ có pin.', en: 'Takes cosmetics and goods with batteries.' },
    days: [4, 7],
    currency: 'VND',
    weight: { divisor: 1, ignoreVolume: true, stepGrams: 100, maxScaleGrams: 500_000 },
    price: {
      mode: 'tier',
      bands: [
        { upToGrams: 10_000, baseFee: 0, kilogramFee: 28_000 },
        { upToGrams: 30_000, baseFee: 0, kilogramFee: 27_000 },
        { upToGrams: 100_000, baseFee: 0, kilogramFee: 26_000 },
        { upToGrams: 200_000, baseFee: 0, kilogramFee: 25_000 },
        { upToGrams: 500_000, baseFee: 0, kilogramFee: 23_000 },
      ],
      nextBandCap: true,
    },
    measure: {
      bands: [
        { upToMm3: 5_000_000_000, cubicMetreFee: 3_000_000 },
        { upToMm3: 10_000_000_000, cubicMetreFee: 2_800_000 },
        { upToMm3: null, cubicMetreFee: 2_600_000 },
      ],
    },
    combine: 'GREATER',
    goodsKinds: allBut('AEROSOL', 'PLANT_ANIMAL', 'ADULT'),
    ...insured(20_000, 3_000_000),
  }),
  carrierLine('VN-EXPRESS', {
    title: { vi: 'Hỏa tốc đường bay', en: 'Air express' },
    remark: LINE_WORDS.expressRemark,
    days: [2, 3],
    currency: 'VND',
    weight: { divisor: 5000, stepGrams: 100, minGrams: 300, maxScaleGrams: 20_000 },
    price: {
      mode: 'unit-and-tier',
      kilogramFee: 95_000,
      bands: [
        { upToGrams: 2000, baseFee: 30_000 },
        { upToGrams: null, baseFee: 20_000 },
      ],
    },
    limits: { maxSideMm: 1000 },
    goodsKinds: allBut('BATTERY_LOOSE', 'BATTERY_BUILT_IN', 'LIQUID', 'POWDER', 'AEROSOL', 'PLANT_ANIMAL', 'ADULT'),
    ...insured(20_000, 3_000_000),
  }),
  carrierLine('VN-BULK', {
    title: { vi: 'Hàng lô theo khối', en: 'Bulk by the cubic metre' },
    remark: {
      vi: 'Từ 0,1 m³. Trên 400 kg mỗi khối thì tính theo cân.',
      en: 'From 0.1 m³. What weighs above 400 kg a cubic metre counts by weight.',
    },
    days: [8, 14],
    currency: 'VND',
    weight: { divisor: 1, ignoreVolume: true },
    measure: { bands: [{ upToMm3: null, cubicMetreFee: 2_400_000 }], minMm3: 100_000_000, overweightKgPerM3: 400 },
    combine: 'MEASURE',
  }),
]; // prettier-ignore
