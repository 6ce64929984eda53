import { LINE_WORDS } from '../phrases';
import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';

const { air, airRemark, express, expressRemark, sea } = LINE_WORDS;
const careful = allBut('BATTERY_LOOSE', 'AEROSOL', 'PLANT_ANIMAL', 'MEDICINE', 'ADULT');

/** In fils for the kilogram, and a sum that is fixed. */
const airTo = (name: string, days: [number, number], kilogramFee: number) =>
  carrierLine(name, {
    title: air,
    remark: airRemark,
    days,
    currency: 'AED',
    weight: { divisor: 5000, stepGrams: 100, minGrams: 500, maxScaleGrams: 40_000 },
    price: {
      mode: 'unit-and-tier',
      kilogramFee,
      bands: [
        { upToGrams: 2000, baseFee: 1500 },
        { upToGrams: null, baseFee: 1000 },
      ],
    },
    goodsKinds: careful,
    // of what goes to the country itself a part is fetched at its warehouse
    ...(name.startsWith('AE') && { delivery: 'BOTH' as const }),
    ...insured(1000, 40_000),
  });

export const DUBAI_LINES: DemoLine[] = [
  airTo('AE-AIR', [4, 7], 3500),
  carrierLine('AE-SEA', {
    title: sea,
    remark: {
      ar: 'من 0.1 م³. الرسوم والضريبة ضمن السعر.',
      en: 'From 0.1 m³. Duty and tax are in the price.',
    },
    days: [22, 30],
    currency: 'AED',
    weight: { divisor: 1, ignoreVolume: true },
    measure: { bands: [{ upToMm3: null, cubicMetreFee: 49_900 }], minMm3: 100_000_000 },
    combine: 'MEASURE',
    tariff: { freeUpTo: 30_000, dutyBasisPoints: 500, taxBasisPoints: 500 },
    goodsKinds: allBut('AEROSOL', 'PLANT_ANIMAL', 'ADULT', 'VALUABLE'),
    ...insured(1000, 40_000),
  }),
  airTo('SA-AIR', [6, 10], 4100),
  carrierLine('OM-EXPRESS', {
    title: express,
    remark: expressRemark,
    days: [6, 9],
    currency: 'AED',
    weight: { divisor: 5000, stepGrams: 500, maxScaleGrams: 30_000 },
    price: { mode: 'continued', firstGrams: 500, firstFee: 3600, nextGrams: 500, nextFee: 1500 },
    fuelBasisPoints: 1850,
    goodsKinds: careful,
    ...insured(1000, 40_000),
  }),
];
