import { LINE_WORDS } from '../phrases';
import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';

/** In yuan; nothing goes further than the counter in the capital. */
export const KATHMANDU_LINES: DemoLine[] = [
  carrierLine('NP-AIR', {
    title: { en: 'Air to Tribhuvan' },
    remark: { en: 'Collected at our counter in Kathmandu. No batteries.' },
    days: [4, 7],
    currency: 'CNY',
    weight: { divisor: 6000, stepGrams: 500, maxScaleGrams: 30_000 },
    price: { mode: 'continued', firstGrams: 500, firstFee: 4800, nextGrams: 500, nextFee: 2600 },
    refusals: [
      {
        code: 'gift',
        text: { en: 'Above 200 US dollars the courier needs a customs broker of your own: send it by road.' },
        when: [[{ of: 'VALUE', from: 144_001 }]],
      },
    ],
    delivery: 'STATION',
    goodsKinds: allBut('BATTERY_BUILT_IN', 'BATTERY_LOOSE', 'LIQUID', 'AEROSOL', 'PLANT_ANIMAL', 'ADULT'),
    ...insured(1500, 30_000),
  }),
  carrierLine('NP-ROAD', {
    title: { en: 'Road over Kerung' },
    remark: { en: 'The pass may close in the monsoon: allow a week more from June to September.' },
    days: [20, 35],
    currency: 'CNY',
    weight: { divisor: 6000, volumeFromRatio: 200, stepGrams: 1000, minGrams: 2000, maxScaleGrams: 120_000 },
    price: { mode: 'continued', firstGrams: 2000, firstFee: 6400, nextGrams: 1000, nextFee: 1800 },
    delivery: 'STATION',
    ...insured(1500, 30_000),
  }),
  carrierLine('NP-SEA', {
    title: { en: 'Sea via Kolkata' },
    remark: LINE_WORDS.seaRemark,
    days: [40, 55],
    currency: 'CNY',
    weight: { divisor: 1, ignoreVolume: true },
    measure: { bands: [{ upToMm3: null, cubicMetreFee: 98_000 }], minMm3: 200_000_000, overweightKgPerM3: 500 },
    combine: 'MEASURE',
    delivery: 'STATION',
  }),
];
