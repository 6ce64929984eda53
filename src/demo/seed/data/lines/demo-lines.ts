import { LINE_WORDS } from '../phrases';
import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';
import { CARRIER_WORDS } from './carrier-words';

const { air, airRemark, express, expressRemark, sea, seaRemark } = LINE_WORDS;

const airTo = (name: string, days: [number, number], [firstFee, nextFee]: [number, number], shareBasisPoints: number) =>
  carrierLine(name, {
    title: air,
    remark: airRemark,
    days,
    currency: 'CNY',
    weight: { divisor: 6000, stepGrams: 500, shareBasisPoints, maxScaleGrams: 30_000 },
    price: { mode: 'continued', firstGrams: 500, firstFee, nextGrams: 500, nextFee },
    limits: { maxSideMm: 1200 },
    delivery: name.startsWith('AU') ? 'BOTH' : 'DOOR',
    goodsKinds: allBut('BATTERY_LOOSE', 'AEROSOL', 'PLANT_ANIMAL', 'ADULT'),
    ...insured(1500, 30_000),
  });

/** Below 21 kg by halves of a kilogram, from there on by the kilogram, as the great integrators do. */
const expressTo = (name: string, days: [number, number], remotePostcodes: string[]) =>
  carrierLine(name, {
    title: express,
    remark: expressRemark,
    days,
    currency: 'CNY',
    weight: { divisor: 5000, stepGrams: 500, bigStep: { fromGrams: 21_000, stepGrams: 1000 }, maxScaleGrams: 70_000 },
    price: {
      mode: 'continued-tier',
      bands: [
        { upToGrams: 20_500, firstGrams: 500, firstFee: 12_800, nextGrams: 500, nextFee: 3200 },
        { upToGrams: null, firstGrams: 21_000, firstFee: 138_000, nextGrams: 1000, nextFee: 6100 },
      ],
    },
    surcharges: [
      {
        code: 'remote',
        name: CARRIER_WORDS.remote,
        when: [[{ of: 'POSTCODE', in: remotePostcodes }]],
        charge: { per: 'CHARGED_KILOGRAM', fee: 400, min: 20_000 },
        isFuelled: true,
      },
      {
        code: 'oversize',
        name: CARRIER_WORDS.oversize,
        when: [[{ of: 'LONGEST_SIDE', from: 1201 }]],
        charge: { per: 'BOX', fee: 81_000 },
        isFuelled: true,
      },
    ],
    fuelBasisPoints: 2550,
    goodsKinds: allBut('BATTERY_LOOSE', 'LIQUID', 'CREAM_PASTE', 'POWDER', 'AEROSOL', 'FOOD', 'PLANT_ANIMAL', 'MEDICINE'),
    services: [{ code: 'notice', name: CARRIER_WORDS.notice, charge: { per: 'ORDER', fee: 300 } }],
    ...insured(1500, 60_000),
  }); // prettier-ignore

export const DEMO_LINES: DemoLine[] = [
  airTo('AU-AIR', [7, 12], [6800, 3200], 10_000),
  carrierLine('AU-SEA', {
    title: sea,
    remark: seaRemark,
    days: [25, 38],
    currency: 'CNY',
    weight: { divisor: 8000, stepGrams: 1000, minGrams: 5000, maxScaleGrams: 100_000 },
    price: {
      mode: 'levels',
      firstGrams: 5000,
      firstFee: 16_500,
      bands: [
        { upToGrams: 20_000, nextGrams: 1000, nextFee: 1900 },
        { upToGrams: null, nextGrams: 1000, nextFee: 1500 },
      ],
    },
    goodsKinds: allBut('AEROSOL', 'PLANT_ANIMAL', 'ADULT', 'VALUABLE'),
    localExpressCompanies: ['Harbour Couriers', 'Outback Parcels'],
    ...insured(1500, 30_000),
  }),
  expressTo('AU-EXPRESS', [4, 6], ['08', '67', '4825', '4871']),
  carrierLine('AU-POST', {
    title: CARRIER_WORDS.post,
    remark: CARRIER_WORDS.postRemark,
    days: [12, 25],
    currency: 'CNY',
    weight: { divisor: 1, ignoreVolume: true, minGrams: 50, maxScaleGrams: 2000 },
    price: {
      mode: 'tier',
      bands: [
        { upToGrams: 250, baseFee: 1400, kilogramFee: 8400 },
        { upToGrams: 2000, baseFee: 1900, kilogramFee: 7200 },
      ],
    },
    limits: { maxSideMm: 600, maxSumMm: 900 },
    boxes: { max: 1, sum: 'EACH' },
    goodsKinds: allBut('BATTERY_BUILT_IN', 'BATTERY_LOOSE', 'LIQUID', 'AEROSOL', 'POWDER', 'PLANT_ANIMAL', 'BLADE', 'OVERSIZE', 'ADULT', 'VALUABLE'),
  }),
  airTo('NZ-AIR', [8, 14], [7400, 3600], 10_000),
  expressTo('US-EXPRESS', [5, 9], ['006', '967', '995', '996']),
  // of what volume has beyond the scale, half counts
  airTo('GB-AIR', [8, 13], [8200, 3400], 5000),
]; // prettier-ignore
