import type { FreightTemplate } from '../../../../contract/freight';
import { chance, chanceBetween, pick } from './chance';
import type { CatalogueChannel, Kind } from './kind';

/** What a marketplace asks for the same thing, as a share of the kind's retail price. */
const PRICE_LEVEL: Record<CatalogueChannel, number> = {
  TAOBAO: 0.9,
  TMALL: 1.05,
  JD: 1.08,
  POIZON: 1.25,
  ALIBABA: 0.48,
  YIWUGOU: 0.4,
};

export function isWholesale(channel: CatalogueChannel): boolean {
  return channel === 'ALIBABA' || channel === 'YIWUGOU';
}

/** Price of the first variant of a product, fen, ending as prices end on that kind of marketplace. */
export function listPriceFen(kind: Kind, channel: CatalogueChannel, key: string): number {
  const [low, high] = kind.yuan;
  const yuan = (low + (high - low) * chance(`${key}/price`)) * PRICE_LEVEL[channel];
  if (isWholesale(channel)) return yuan < 20 ? Math.round(yuan * 10) * 10 : Math.round(yuan * 2) * 50;
  if (yuan < 30) return Math.floor(yuan) * 100 + pick(`${key}/ending`, [90, 80, 50]);
  const tens = Math.floor(yuan / 10) * 1000;
  return tens + pick(`${key}/ending`, [900, 800, 900, 500]);
}

/** A dearer variant; keeps whole jiao. */
export function withSurcharge(priceFen: number, percent: number): number {
  return Math.round((priceFen * (100 + percent)) / 1000) * 10;
}

interface WholesaleTerms {
  minOrderQuantity: number;
  batchQuantity: number;
  priceRange: { startQuantity: number; priceFen: number }[];
}

/** The cheaper the piece, the more of them a factory wants to sell at once. */
export function wholesaleTerms(firstPriceFen: number, key: string): WholesaleTerms {
  const batchQuantity = chance(`${key}/batch`) < 0.28 ? pick(`${key}/batch-size`, [2, 5, 10]) : 1;
  const wanted = firstPriceFen < 600 ? chanceBetween(`${key}/min`, 10, 50) : chanceBetween(`${key}/min`, 2, 10);
  const minOrderQuantity = Math.min(50, Math.ceil(wanted / batchQuantity) * batchQuantity);
  const tierCount = chanceBetween(`${key}/tiers`, 2, 4);
  const priceRange = [{ startQuantity: minOrderQuantity, priceFen: firstPriceFen }];
  for (let i = 1; i < tierCount; i += 1) {
    const last = priceRange[i - 1];
    if (!last) break;
    const next = roundQuantity(last.startQuantity * pick(`${key}/step/${i}`, [4, 5, 8]));
    const startQuantity = Math.ceil(next / batchQuantity) * batchQuantity;
    const cut = 0.89 + chance(`${key}/cut/${i}`) * 0.06;
    priceRange.push({ startQuantity, priceFen: Math.round((last.priceFen * cut) / 5) * 5 });
  }
  return { minOrderQuantity, batchQuantity, priceRange };
}

/** To the round numbers that tier tables use. */
function roundQuantity(quantity: number): number {
  const step = quantity < 50 ? 10 : quantity < 500 ? 50 : 500;
  return Math.ceil(quantity / step) * step;
}

/** Fees in fen; units are pieces or kilograms. */
export function freightTemplate(channel: CatalogueChannel, weightGrams: number, key: string): FreightTemplate {
  const freeShare = { TAOBAO: 0.5, TMALL: 0.85, JD: 0.75, POIZON: 0.9, ALIBABA: 0.1, YIWUGOU: 0 }[channel];
  if (chance(`${key}/free`) < freeShare) return { kind: 'free' };
  const firstFen = chanceBetween(`${key}/first`, 8, 20) * 50;
  if (weightGrams > 900 || channel === 'YIWUGOU') {
    const nextFen = chanceBetween(`${key}/next`, 4, 10) * 50;
    return { kind: 'weight', firstUnit: 1, firstFen: firstFen + 200, nextUnit: 1, nextFen };
  }
  return { kind: 'piece', firstUnit: 1, firstFen, nextUnit: 1, nextFen: chanceBetween(`${key}/next`, 1, 5) * 50 };
}
