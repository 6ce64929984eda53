import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';
import { CARRIER_WORDS } from './carrier-words';

/** 120,000 cm³: from there on a parcel is bulky. */
const BULKY_MM3 = 120_000_000;
const bulky = (code: string, basisPoints: number, from: number | null, to: number | null) => ({
  code,
  name: CARRIER_WORDS.bulky,
  when: [
    [
      { of: 'VOLUME' as const, from: BULKY_MM3 },
      { of: 'CHARGED_GRAMS' as const, from, to },
    ],
  ],
  charge: { per: 'FREIGHT' as const, basisPoints },
});
const islands = {
  code: 'islands',
  name: { ko: '제주·도서 지역', en: 'Jeju and islands' },
  when: [[{ of: 'POSTCODE' as const, in: ['63', '402'] }]],
  charge: { per: 'BOX' as const, fee: 3000 },
};

/** In won. */
export const SEOUL_LINES: DemoLine[] = [
  carrierLine('KR-SEA', {
    title: { ko: '해운 특송 (웨이하이→인천)', en: 'Sea express, Weihai to Incheon' },
    remark: { ko: '개인·사업자 통관 모두 가능합니다.', en: 'Personal and business customs clearance.' },
    days: [5, 8],
    currency: 'KRW',
    weight: { divisor: 1, ignoreVolume: true, stepGrams: 500, minGrams: 1000, maxScaleGrams: 70_000 },
    price: { mode: 'continued', firstGrams: 1000, firstFee: 4900, nextGrams: 500, nextFee: 700 },
    measure: { bands: [{ upToMm3: null, cubicMetreFee: 180_000 }] },
    combine: 'GREATER',
    surcharges: [
      bulky('bulky-light', 1000, null, 5000),
      bulky('bulky', 2000, 5001, 10_000),
      bulky('bulky-heavy', 3000, 10_001, null),
      {
        code: 'long',
        name: CARRIER_WORDS.oversize,
        when: [[{ of: 'LONGEST_SIDE', from: 1000 }], [{ of: 'SUM_OF_SIDES', from: 1500 }], [{ of: 'SCALE_GRAMS', from: 20_000 }]],
        charge: { per: 'BOX', fee: 6000 },
        group: 'size',
      },
      {
        code: 'giant',
        name: CARRIER_WORDS.oversize,
        when: [[{ of: 'SUM_OF_SIDES', from: 3000 }]],
        charge: { per: 'BOX', fee: 30_000 },
        group: 'size',
      },
      islands,
    ],
    surchargeGroups: [{ code: 'size', takes: 'HIGHEST' }],
    customsFields: ['PCCC'],
    goodsKinds: allBut('AEROSOL', 'PLANT_ANIMAL', 'MEDICINE', 'BLADE', 'ADULT'),
    ...insured(3000, 60_000),
  }),
  carrierLine('KR-AIR', {
    title: { ko: '항공 특송', en: 'Air express' },
    remark: {
      ko: '배터리, 자석, 액체는 받지 않습니다.',
      en: 'No batteries, magnets or liquids.',
    },
    days: [2, 4],
    currency: 'KRW',
    weight: { divisor: 6000, volumeFromSideMm: 400, stepGrams: 500, minGrams: 1000, maxScaleGrams: 30_000 },
    price: { mode: 'continued', firstGrams: 1000, firstFee: 6000, nextGrams: 500, nextFee: 1000 },
    surcharges: [islands],
    customsFields: ['PCCC'],
    goodsKinds: allBut('BATTERY_BUILT_IN', 'BATTERY_LOOSE', 'MAGNET', 'LIQUID', 'AEROSOL', 'PLANT_ANIMAL', 'MEDICINE', 'BLADE', 'ADULT'),
    ...insured(3000, 60_000),
  }),
  carrierLine('KR-LCL', {
    title: { ko: 'LCL 대량 화물', en: 'Sea freight, shared container' },
    remark: {
      ko: '0.3 m³부터, 원산지 증명 대행 가능합니다.',
      en: 'From 0.3 m³; we can arrange the certificate of origin.',
    },
    days: [9, 15],
    currency: 'KRW',
    weight: { divisor: 1, ignoreVolume: true },
    measure: { bands: [{ upToMm3: null, cubicMetreFee: 120_000 }], minMm3: 300_000_000, overweightKgPerM3: 500 },
    combine: 'MEASURE',
  }),
]; // prettier-ignore
