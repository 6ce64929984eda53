import { LRUCache } from 'lru-cache';
import { measureCache, metrics } from '../../kernel/metrics';
import type { TenantRecord } from '../../kernel/tenant-record';

/** What another process changed is seen after this long; where its changes are watched, records stay until they change. */
const KEPT_MS = 5_000;
const WATCHED_MS = 3_000;

interface Cache {
  known: LRUCache<string, { record: TenantRecord; readAt: number }>;
  /** Names that no shop has: a stranger can make up as many as they like, and must not push shops out. */
  unknown: LRUCache<string, true>;
  asked: Map<string, Promise<TenantRecord | undefined>>;
  usedAt: number;
  watchedAt: number;
  onUse: () => void;
}

// the start script and Next's bundle both load this module
const held = globalThis as { sampanTenants?: Cache };
const isNew = held.sampanTenants === undefined;
const cache = (held.sampanTenants ??= {
  known: new LRUCache({ max: 5_000 }),
  unknown: new LRUCache({ max: 1_000, ttl: KEPT_MS }),
  asked: new Map(),
  usedAt: -Infinity,
  watchedAt: -Infinity,
  onUse: () => undefined,
});

if (isNew) {
  measureCache('tenants', () => cache.known.size);
  measureCache('unknown-tenants', () => cache.unknown.size);
}

/** The shop, asked for once however many want it at the same time. A changed shop is a new object. */
export async function cachedTenant(
  id: string,
  read: (id: string) => Promise<TenantRecord | undefined>,
): Promise<TenantRecord | undefined> {
  const wasAtRest = !isCacheInUse();
  cache.usedAt = performance.now();
  if (wasAtRest) cache.onUse();
  const found = cache.known.get(id);
  const isKnown = found ? isTenantFresh(found.readAt) : cache.unknown.has(id);
  metrics().cacheAsked.inc({ cache: 'tenants', result: isKnown ? 'hit' : 'miss' });
  if (isKnown) return found?.record;
  const running = cache.asked.get(id);
  if (running) return running;
  const asked: Promise<TenantRecord | undefined> = read(id)
    .then((record) => keep(id, record, asked))
    .finally(() => cache.asked.get(id) === asked && cache.asked.delete(id));
  cache.asked.set(id, asked);
  return asked;
}

/** Whether what was read then still stands: it is young, or whatever changed since would have been seen. */
export const isTenantFresh = (readAt: number): boolean => {
  const now = performance.now();
  return now - readAt < KEPT_MS || now - cache.watchedAt < WATCHED_MS;
};

function keep(id: string, record: TenantRecord | undefined, asked: Promise<unknown>): TenantRecord | undefined {
  // it changed while it was read: whoever asked before may have it, nobody after
  if (cache.asked.get(id) !== asked) return record;
  if (!record) {
    cache.known.delete(id);
    cache.unknown.set(id, true);
    return undefined;
  }
  cache.known.set(id, { record, readAt: performance.now() });
  return record;
}

export function dropTenant(id: string): void {
  cache.known.delete(id);
  cache.unknown.delete(id);
  cache.asked.delete(id);
}

/** Whether anybody asked lately: what nobody reads needs no watching. */
export const isCacheInUse = (): boolean => performance.now() - cache.usedAt < KEPT_MS;
/** @param begin called by whoever asks first after nobody did */
export const watchUse = (begin: () => void): void => void (cache.onUse = begin);
export const markWatched = (): void => void (cache.watchedAt = performance.now());
export const cacheSizes = () => ({ tenants: cache.known.size, unknownTenants: cache.unknown.size });
