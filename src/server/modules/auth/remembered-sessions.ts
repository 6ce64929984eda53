import { LRUCache } from 'lru-cache';
import { measureCache, metrics } from '../../kernel/metrics';
import type { SessionUser } from '../../kernel/context';

export interface FoundSession {
  user: SessionUser;
  lastSeenAt: Date;
}

// the start script and Next's bundle both load this module
const held = globalThis as { sampanSessions?: LRUCache<string, FoundSession> };
const isNew = held.sampanSessions === undefined;
const sessions = (held.sampanSessions ??= new LRUCache({ max: 10_000 }));
if (isNew) measureCache('sessions', () => sessions.size);

const keyOf = (tenantId: string, tokenHash: string) => `${tenantId} ${tokenHash}`;

/** Whose sessions tokens are. None of it says that a session still lives. */
export const rememberSession = (tenantId: string, tokenHash: string, found: FoundSession): void =>
  void sessions.set(keyOf(tenantId, tokenHash), found);
export function recalledSession(tenantId: string, tokenHash: string): FoundSession | undefined {
  const found = sessions.get(keyOf(tenantId, tokenHash));
  metrics().cacheAsked.inc({ cache: 'sessions', result: found ? 'hit' : 'miss' });
  return found;
}
export const forgetSession = (tenantId: string, tokenHash: string): void =>
  void sessions.delete(keyOf(tenantId, tokenHash));
