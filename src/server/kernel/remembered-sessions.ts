import { LRUCache } from 'lru-cache';
import { measureCache, metrics } from './metrics';

interface FoundSession<Person> {
  person: Person;
  lastSeenAt: Date;
}

// the start script and Next's bundle both load this module
const held = globalThis as { sampanSessions?: Record<string, LRUCache<string, FoundSession<unknown>>> };

/**
 * Whose sessions tokens are. None of it says that a session still lives. @param name of the cache, as the measurements
 * have it
 */
export function rememberedSessions<Person>(name: string) {
  const cache = () => {
    const all = (held.sampanSessions ??= {});
    const known = all[name];
    if (known) return known;
    const made = (all[name] = new LRUCache<string, FoundSession<unknown>>({ max: 10_000 }));
    measureCache(name, () => made.size);
    return made;
  };
  const keyOf = (tenantId: string, tokenHash: string) => `${tenantId} ${tokenHash}`;
  return {
    remember: (tenantId: string, tokenHash: string, found: FoundSession<Person>): void =>
      void cache().set(keyOf(tenantId, tokenHash), found),
    recall(tenantId: string, tokenHash: string) {
      const found = cache().get(keyOf(tenantId, tokenHash)) as FoundSession<Person> | undefined;
      metrics().cacheAsked.inc({ cache: name, result: found ? 'hit' : 'miss' });
      return found;
    },
    forget: (tenantId: string, tokenHash: string): void => void cache().delete(keyOf(tenantId, tokenHash)),
  };
}
