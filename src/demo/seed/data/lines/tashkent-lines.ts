import { LINE_WORDS } from '../phrases';
import { allBut, carrierLine, insured, type DemoLine } from './carrier-line';

/** Dense goods go cheaply by truck, light ones dearly; in fen for the kilogram. */
const byDensity = (from: number) => ({
  mode: 'density' as const,
  bands: [1000, 700, 500, 400, 300, 250, 200, 150, 110, 100].map((fromKgPerM3, at) => ({
    fromKgPerM3,
    baseFee: 0,
    kilogramFee: from + 120 * at,
  })),
});
const truck = {
  currency: 'CNY',
  weight: { divisor: 1, ignoreVolume: true, stepGrams: 100, minGrams: 1000, maxScaleGrams: 80_000 },
};

export const TASHKENT_LINES: DemoLine[] = [
  carrierLine('UZ-AIR', {
    title: { uz: 'Avia', ru: 'Авиа', en: 'Air' },
    remark: LINE_WORDS.expressRemark,
    days: [5, 9],
    currency: 'CNY',
    weight: { divisor: 6000, stepGrams: 100, maxScaleGrams: 30_000 },
    price: {
      mode: 'unit-and-tier',
      kilogramFee: 6200,
      bands: [
        { upToGrams: 2000, baseFee: 1800 },
        { upToGrams: null, baseFee: 1200 },
      ],
    },
    // what a person may bring in duty-free in a month, in yuan
    refusals: [
      {
        code: 'month',
        text: {
          uz: 'Bir oyda bir kishiga 200 AQSH dollaridan ortig‘iga boj olinadi: boshqa yo‘nalishni tanlang.',
          ru: 'Свыше 200 долларов на человека в месяц берётся пошлина: выберите другую линию.',
          en: 'Above 200 US dollars a person and month a duty applies: choose another line.',
        },
        when: [[{ of: 'VALUE', from: 144_001 }]],
      },
    ],
    goodsKinds: allBut('BATTERY_LOOSE', 'LIQUID', 'POWDER', 'AEROSOL', 'PLANT_ANIMAL', 'MEDICINE', 'BLADE', 'ADULT'),
    ...insured(1500, 30_000),
  }),
  carrierLine('UZ-ROAD', {
    title: { uz: 'Yuk mashinasi, Xorgos orqali', ru: 'Автодоставка через Хоргос', en: 'Truck via Khorgos' },
    remark: {
      uz: 'Narx zichlikka qarab. Batareyali va kosmetika mahsulotlari ham olinadi.',
      ru: 'Цена по плотности. Принимаем товары с батареями и косметику.',
      en: 'Priced by density. Takes goods with batteries and cosmetics.',
    },
    days: [14, 20],
    ...truck,
    price: byDensity(1540),
    ...insured(1500, 30_000),
  }),
  carrierLine('UZ-RAIL', {
    title: { uz: 'Temir yo‘l, ulgurji', ru: 'Железная дорога, опт', en: 'Rail, wholesale' },
    remark: LINE_WORDS.seaRemark,
    days: [20, 30],
    currency: 'CNY',
    weight: { divisor: 8000, stepGrams: 1000, minGrams: 10_000, maxScaleGrams: 500_000 },
    price: {
      mode: 'levels',
      firstGrams: 10_000,
      firstFee: 18_000,
      bands: [
        { upToGrams: 50_000, nextGrams: 1000, nextFee: 1400 },
        { upToGrams: null, nextGrams: 1000, nextFee: 1100 },
      ],
    },
  }),
  carrierLine('KZ-ROAD', {
    title: { uz: 'Yuk mashinasi, Olmaota', ru: 'Автодоставка в Алматы', en: 'Truck to Almaty' },
    remark: {
      uz: 'Olmaotadagi punktdan olib ketish.',
      ru: 'Выдача в пункте в Алматы.',
      en: 'Collected at the point in Almaty.',
    },
    days: [12, 18],
    ...truck,
    price: byDensity(1460),
    delivery: 'STATION',
  }),
]; // prettier-ignore
