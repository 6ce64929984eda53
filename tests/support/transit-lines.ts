import type * as z from 'zod/mini';
import type { LineTerms } from '../../src/contract/transit-line.schemas';

/** As an operator may write it: what is not said is neutral. */
export type GivenTerms = z.input<typeof LineTerms>;

const given = (countries: string[], terms: Omit<GivenTerms, 'zone' | 'currency'>, currency = 'CNY'): GivenTerms => ({
  currency,
  zone: { countries },
  ...terms,
});

/** Lines in the shapes that carriers publish. */
export const LINES_IN_USE: Record<string, GivenTerms> = {
  'KR-AIR, the first kilogram and halves': given(
    ['kr'],
    {
      minDays: 3,
      maxDays: 5,
      weight: { divisor: 6000, stepGrams: 500, minGrams: 1000 },
      price: { mode: 'continued', firstGrams: 1000, firstFee: 6000, nextGrams: 500, nextFee: 1000 },
      customsFields: ['PCCC'],
    },
    'KRW',
  ),
  'EMS, volume from 40 cm a side': given(['au', 'us'], {
    minDays: 7,
    maxDays: 20,
    weight: { divisor: 6000, volumeFromSideMm: 400, stepGrams: 500, maxScaleGrams: 30_000 },
    price: { mode: 'continued', firstGrams: 500, firstFee: 9500, nextGrams: 500, nextFee: 3800 },
  }),
  'ePacket, an item fee and the kilogram': given(['us'], {
    minDays: 7,
    maxDays: 10,
    weight: { divisor: 6000, ignoreVolume: true, maxScaleGrams: 2000 },
    price: {
      mode: 'tier',
      bands: [
        { upToGrams: 30, baseFee: 855, kilogramFee: 0 },
        { upToGrams: 80, baseFee: 576, kilogramFee: 9299 },
        { upToGrams: 5000, baseFee: 2071, kilogramFee: 6888 },
      ],
    },
    limits: { maxSideMm: 600, maxSumMm: 900, smallestMm: [140, 110, 1] },
    goodsKinds: ['GENERAL', 'FRAGILE'],
  }),
  'DHL, with fuel on a remote area': given(['de'], {
    minDays: 3,
    maxDays: 6,
    weight: { divisor: 5000, stepGrams: 500, bigStep: { fromGrams: 21_000, stepGrams: 1000 } },
    price: {
      mode: 'continued-tier',
      bands: [
        { upToGrams: 20_500, firstGrams: 500, firstFee: 18_000, nextGrams: 500, nextFee: 3800 },
        { upToGrams: null, firstGrams: 21_000, firstFee: 156_000, nextGrams: 1000, nextFee: 6900 },
      ],
    },
    fuelBasisPoints: 3000,
    surcharges: [
      {
        code: 'remote',
        name: { en: 'Remote area' },
        when: [[{ of: 'POSTCODE', in: ['270', '271'] }]],
        charge: { per: 'CHARGED_KILOGRAM', fee: 400, min: 20_000 },
        group: 'place',
        isFuelled: true,
      },
      {
        code: 'oversize',
        name: { en: 'Oversize' },
        when: [[{ of: 'LONGEST_SIDE', from: 1201 }], [{ of: 'SCALE_GRAMS', from: 70_001 }]],
        charge: { per: 'ORDER', fee: 81_000 },
        group: 'place',
      },
    ],
    surchargeGroups: [{ code: 'place', takes: 'HIGHEST', cap: 90_000 }],
    insurance: { kind: 'percent', startAbove: 0, basisPoints: 300, min: 1500, max: 30_000 },
  }),
  'KZ-TRUCK, by density': given(['kz'], {
    minDays: 6,
    maxDays: 12,
    weight: { divisor: 6000, ignoreVolume: true },
    price: {
      mode: 'density',
      bands: [
        { fromKgPerM3: 1000, baseFee: 0, kilogramFee: 1500 },
        { fromKgPerM3: 100, baseFee: 0, kilogramFee: 2600 },
      ],
    },
  }),
  'VN-ROAD, the dearer of weight and room': given(
    ['vn'],
    {
      minDays: 4,
      maxDays: 8,
      weight: { divisor: 6000, stepGrams: 100 },
      price: {
        mode: 'tier',
        bands: [
          { upToGrams: 10_000, baseFee: 0, kilogramFee: 28_000 },
          { upToGrams: 500_000, baseFee: 0, kilogramFee: 23_000 },
        ],
        nextBandCap: true,
      },
      measure: { bands: [{ upToMm3: null, cubicMetreFee: 3_000_000 }], overweightKgPerM3: 400 },
      combine: 'GREATER',
    },
    'VND',
  ),
  'AE-SEA, by room and with duty paid': given(
    ['ae'],
    {
      minDays: 25,
      maxDays: 40,
      weight: { divisor: 6000, ignoreVolume: true },
      measure: { bands: [{ upToMm3: null, cubicMetreFee: 49_900 }], minMm3: 100_000_000 },
      combine: 'MEASURE',
      tariff: { dutyBasisPoints: 500, taxBasisPoints: 500 },
      refusals: [
        {
          code: 'no-loose-batteries',
          text: { en: 'No loose batteries by sea.', ar: 'لا بطاريات منفصلة بحراً.' },
          when: [[{ of: 'GOODS_KIND', in: ['BATTERY_LOOSE'] }]],
        },
      ],
    },
    'AED',
  ),
  'YunExpress, the kilogram and a band': given(['fr'], {
    minDays: 8,
    maxDays: 15,
    weight: { divisor: 8000, volumeFromRatio: 200, minGrams: 50, maxScaleGrams: 20_000 },
    price: {
      mode: 'unit-and-tier',
      kilogramFee: 4800,
      bands: [
        { upToGrams: 2000, baseFee: 2200 },
        { upToGrams: null, baseFee: 2600 },
      ],
    },
    limits: { maxGirthMm: 3000, largestMm: [1200, 600, 600] },
    parcelFee: 333,
    services: [{ code: 'sign', name: { en: 'Signed for' }, charge: { per: 'PARCEL', fee: 500 }, isForced: true }],
    delivery: 'BOTH',
    stations: ['lyon'],
    localExpressCompanies: ['Colis du Nord'],
  }),
  'AU-SEA, by levels, half of the volume': given(['nz'], {
    minDays: 25,
    maxDays: 40,
    warehouses: ['gz'],
    weight: { divisor: 8000, shareBasisPoints: 5000, stepGrams: 1000, maxCountedGrams: 60_000 },
    price: {
      mode: 'levels',
      firstGrams: 500,
      firstFee: 9000,
      bands: [
        { upToGrams: 2000, nextGrams: 500, nextFee: 3000 },
        { upToGrams: 10_000, nextGrams: 1000, nextFee: 5000 },
        { upToGrams: null, nextGrams: 1000, nextFee: 4000 },
      ],
    },
    boxes: { max: 3, sum: 'SUM' },
    trackingProvider: 'own',
  }),
};
