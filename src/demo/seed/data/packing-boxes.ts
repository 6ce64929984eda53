import type { PackingBox } from '../../../contract/packing-box';

/** Boxes as every packing table in the trade has them. */
export const PACKING_BOXES: PackingBox[] = [
  { name: 'S', lengthMm: 230, widthMm: 170, heightMm: 110, tareGrams: 90, mostGrams: 5_000 },
  { name: 'M', lengthMm: 320, widthMm: 240, heightMm: 160, tareGrams: 180, mostGrams: 10_000 },
  { name: 'L', lengthMm: 430, widthMm: 310, heightMm: 230, tareGrams: 360, mostGrams: 20_000 },
  { name: 'XL', lengthMm: 530, widthMm: 380, heightMm: 290, tareGrams: 620, mostGrams: 30_000 },
];
