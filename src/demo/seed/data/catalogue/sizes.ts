import type { CatalogueLanguage, Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import { eachLanguage, same } from './localized';
import type { OptionName } from './words';

export interface SizeChoice {
  /** As the marketplace writes it. */
  value: string;
  label: Localized;
  /** How much more than the first it costs, percent. */
  surchargePercent: number;
}
export interface SizeSet {
  option: OptionName;
  choices: SizeChoice[];
}

/** Unit signs that are written differently in other scripts; the missing ones stay as they are. */
const UNIT_SIGNS: Record<string, Partial<Record<CatalogueLanguage, string>>> = {
  ml: { ru: 'мл', ar: 'مل' },
  L: { ru: 'л', ar: 'لتر' },
  cm: { ru: 'см', ar: 'سم' },
  mm: { ru: 'мм', ar: 'مم' },
  m: { ru: 'м', ar: 'م' },
  g: { ru: 'г', ar: 'غ' },
  kg: { ru: 'кг', ar: 'كغ' },
  W: { ru: 'Вт', ar: 'واط', uz: 'Vt' },
  mAh: { ru: 'мА·ч', ar: 'ملي أمبير ساعة', uz: 'mA·soat' },
  GB: { ru: 'ГБ', ar: 'غيغابايت' },
  pcs: { 'zh-CN': '件装', vi: 'chiếc', ru: 'шт.', ko: '개입', ar: 'قطع', uz: 'dona' },
};

/** Words for things that are counted go by their number, where a language has them so. */
const COUNTED: Record<string, Partial<Record<CatalogueLanguage, Partial<Record<Intl.LDMLPluralRule, string>>>>> = {
  pcs: { en: { one: 'pc' }, ar: { one: 'قطعة', many: 'قطعة', other: 'قطعة' } },
};

function signOf(unit: string, number: string, language: CatalogueLanguage): string {
  const form = new Intl.PluralRules(language).select(Number(number));
  return COUNTED[unit]?.[language]?.[form] ?? UNIT_SIGNS[unit]?.[language] ?? unit;
}

function plain(option: OptionName, values: string, stepPercent = 0): SizeSet {
  const choices = values
    .split(' ')
    .map((value, i) => ({ value, label: same(value), surchargePercent: i * stepPercent }));
  return { option, choices };
}

function measured(option: OptionName, numbers: string, unit: string, stepPercent: number): SizeSet {
  const signs = UNIT_SIGNS[unit] ?? {};
  const choices = numbers.split(' ').map((number, i) => ({
    value: `${number}${signs['zh-CN'] ?? unit}`,
    label: eachLanguage((language) => {
      if (language === 'zh-CN') return `${number}${signs['zh-CN'] ?? unit}`;
      return `${number} ${signOf(unit, number, language)}`;
    }),
    surchargePercent: i * stepPercent,
  }));
  return { option, choices };
}

function models(names: string[], stepPercent: number): SizeSet {
  return {
    option: 'model',
    choices: names.map((name, i) => ({ value: name, label: same(name), surchargePercent: i * stepPercent })),
  };
}

export const SIZE_SETS = {
  shoesUnisex: plain('size', '36 37 38 39 40 41 42 43 44'),
  shoesWomen: plain('size', '35 36 37 38 39 40'),
  shoesMen: plain('size', '39 40 41 42 43 44 45'),
  kidsShoes: plain('size', '26 27 28 29 30 31 32'),
  clothes: plain('size', 'S M L XL XXL'),
  clothesPlus: plain('size', 'M L XL XXL 3XL', 2),
  jeans: plain('size', '27 28 29 30 31 32 34'),
  gloves: plain('size', 'S M L'),
  rings: plain('size', '11 13 15 17 19'),
  kidsHeight: measured('height', '90 100 110 120 130', 'cm', 3),
  headCm: measured('size', '54-56 57-59', 'cm', 0),
  luggage: measured('size', '50 60 70', 'cm', 22),
  cupMl: measured('capacity', '300 400', 'ml', 16),
  bottleMl: measured('capacity', '450 600 900', 'ml', 18),
  potMl: measured('capacity', '600 900 1200', 'ml', 20),
  lotionMl: measured('capacity', '120 250 500', 'ml', 55),
  babyMl: measured('capacity', '160 240 300', 'ml', 14),
  jarL: measured('capacity', '0.5 1 2', 'L', 40),
  bucketL: measured('capacity', '8 12 16', 'L', 22),
  bagL: measured('capacity', '15 22', 'L', 20),
  bowlCm: measured('diameter', '12 15 20', 'cm', 35),
  panCm: measured('diameter', '24 28 30', 'cm', 18),
  mirrorCm: measured('diameter', '15 25 40', 'cm', 60),
  teddyCm: measured('height', '30 50 80', 'cm', 75),
  vaseCm: measured('height', '18 25 32', 'cm', 45),
  plantCm: measured('height', '25 40 60', 'cm', 70),
  stickCm: measured('length', '60 90 120', 'cm', 30),
  cableM: measured('length', '1 1.5 2', 'm', 20),
  storageGb: measured('capacity', '128 256 512', 'GB', 17),
  bankMah: measured('capacity', '10000 20000', 'mAh', 45),
  bulbW: measured('power', '5 9 15', 'W', 40),
  foodG: measured('weight', '100 250 500', 'g', 110),
  honeyG: measured('weight', '250 500 1000', 'g', 80),
  packs: measured('pack', '1 3 6', 'pcs', 160),
  packsSmall: measured('pack', '5 10 20', 'pcs', 85),
  nibMm: measured('size', '0.38 0.5 0.7', 'mm', 0),
  ballSize: plain('size', '4 5', 12),
  basketballSize: plain('size', '5 6 7', 8),
  pageSize: plain('size', 'B6 A5 B5', 30),
  frameSize: plain('size', 'A5 A4 A3', 55),
  phoneCases: models(['iPhone 15', 'iPhone 15 Pro', 'iPhone 16', 'Galaxy S24', 'Redmi Note 13'], 0),
  keyboards: models(['68 keys', '87 keys', '104 keys'], 16),
} satisfies Record<string, SizeSet>;
export type SizeName = keyof typeof SIZE_SETS;
