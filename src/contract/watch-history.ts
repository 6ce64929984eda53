import { CHANNELS, type Channel } from './channels';
import type { Price } from './fields';
import { LIMITS } from './limits';

/** A product that was looked at, as kept in the browser (spec ENT-4). */
export interface WatchHistoryEntry {
  productId: string;
  coverImage: string;
  productUrl: string;
  name: string;
  price: Price;
  shopName: string;
  shopWebsite: string;
  channel: Channel;
}

/** A new list with the entry in front, each product once, at most 20. */
export const addEntry = (list: readonly WatchHistoryEntry[], entry: WatchHistoryEntry): WatchHistoryEntry[] =>
  [entry, ...list.filter(({ productId }) => productId !== entry.productId)].slice(0, LIMITS.watchHistory);

/** What local storage holds; entries that an older version or another hand left broken are dropped. */
export function parseHistory(json: string | null): WatchHistoryEntry[] {
  const seen = new Set<string>();
  return parseList(json)
    .filter(isEntry)
    .filter(({ productId }) => !seen.has(productId) && !!seen.add(productId))
    .slice(0, LIMITS.watchHistory);
}

function parseList(json: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const TEXTS = ['productId', 'coverImage', 'productUrl', 'name', 'shopName', 'shopWebsite'] as const;

function isEntry(value: unknown): value is WatchHistoryEntry {
  if (!isRecord(value) || !TEXTS.every((key) => typeof value[key] === 'string') || value.productId === '') return false;
  const { price, channel } = value;
  return isRecord(price) && isMoney(price.cny) && isMoney(price.local) && CHANNELS.some((known) => known === channel);
}

const isMoney = (value: unknown) =>
  isRecord(value) && Number.isSafeInteger(value.amount) && typeof value.currency === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
