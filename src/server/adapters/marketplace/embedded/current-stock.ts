import { performance } from 'node:perf_hooks';
import { database, type Database } from '../../../db/database';
import { findStockVersion } from './stock-version.repo';

/** The marketplace between two stockings; what is remembered of it goes with the next one. */
export interface Stock {
  version: string;
  checkedAt: number;
}

/** Another process may stock the same marketplace: so much later its words are found here. */
const CHECK_AFTER_MS = 1000;

interface Watched {
  stock?: Stock;
  checking?: Promise<Stock>;
}
let watched = new WeakMap<Database, Watched>();

async function currentStock(): Promise<Stock> {
  const opened = await database();
  const held = watched.get(opened) ?? {};
  watched.set(opened, held);
  if (held.stock && performance.now() - held.stock.checkedAt < CHECK_AFTER_MS) return held.stock;
  return (held.checking ??= check(held).finally(() => (held.checking = undefined)));
}

async function check(held: Watched): Promise<Stock> {
  // taken before the question: what is stocked while it is asked is seen by the next
  const checkedAt = performance.now();
  const version = await findStockVersion();
  if (held.stock?.version === version) held.stock.checkedAt = checkedAt;
  else held.stock = { version, checkedAt };
  return held.stock;
}

/** After this process has stocked the marketplace. */
export const forgetStock = () => {
  watched = new WeakMap();
};

/** What is remembered of the stock as it is, at most so many things: of all, those that were asked for last. */
export function memoryOfStock<T>(maxEntries: number) {
  const memories = new WeakMap<Stock, Map<string, T>>();
  return async () => {
    const stock = await currentStock();
    const memory = memories.get(stock) ?? new Map<string, T>();
    memories.set(stock, memory);
    return {
      find(key: string): T | undefined {
        const known = memory.get(key);
        if (known === undefined) return undefined;
        // taken out and put back: the longest unused stands first
        memory.delete(key);
        memory.set(key, known);
        return known;
      },
      keep(key: string, value: T): void {
        memory.set(key, value);
        if (memory.size > maxEntries) memory.delete(memory.keys().next().value ?? key);
      },
    };
  };
}

/** Asks once for each key until the marketplace is stocked anew; a failure is not kept. */
export function oncePerStock<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const answers = new WeakMap<Stock, Map<string, Promise<T>>>();
  return async (key) => {
    const stock = await currentStock();
    const known = answers.get(stock) ?? new Map<string, Promise<T>>();
    answers.set(stock, known);
    const answer = known.get(key) ?? load(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
