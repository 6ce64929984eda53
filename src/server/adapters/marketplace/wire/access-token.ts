import { createHash } from 'node:crypto';
import { SourceFailure } from '../source-failure.port';
import { databaseTokens } from './token-store';
import type { KeptToken, TokenStore } from './token-store.port';

/** What a supplier lets in by: it ends after hours and is asked for anew with what was granted for long. */
export interface GrantedToken {
  token: string;
  expiresInMs: number;
  /** Where the one that was asked with is worth nothing any more. */
  refreshToken?: string | null | undefined;
}

export interface AccessToken {
  /** One that counts; asked for once, however many wait for it, here and in other processes. */
  get: () => Promise<string>;
  /** The supplier does not take this one: the next `get` asks for another, unless somebody has already. */
  drop: (token: string) => void;
}

interface Account {
  /** The supplier, its address, and who the app is there. */
  of: readonly string[];
  /** As its owner gave it; the supplier may have put others in its place since. */
  refreshToken: string;
  /** Of its own life: whoever waits for it may leave. @throws SourceFailure `refused` where it is not taken */
  grant: (refreshToken: string) => Promise<GrantedToken>;
  /** The database's unless given. */
  store?: TokenStore | undefined;
}

/** Asked for anew before its end, so that no call comes too late with it. */
const MARGIN_MS = 60_000;

export function keepAccessToken(account: Account, now: () => number = Date.now): AccessToken {
  const { of, refreshToken: given, grant, store = databaseTokens } = account;
  // another grant of the owner's is another credential
  const credential = createHash('sha256')
    .update(JSON.stringify([...of, given]))
    .digest('hex');
  let known: KeptToken | undefined;
  let flight: Promise<string> | undefined;
  let dropped = '';
  const isGood = (kept: KeptToken) => now() < kept.until && kept.token !== dropped;

  async function ask(kept: KeptToken | undefined): Promise<KeptToken> {
    const last = kept?.refreshToken ?? given;
    const { token, expiresInMs, refreshToken } = await grant(last).catch((error: unknown) => {
      // one that was put in its place may have ended: what the owner gave may count still
      if (last === given || !(error instanceof SourceFailure) || error.kind !== 'refused') throw error;
      return grant(given);
    });
    return { token, until: now() + expiresInMs - MARGIN_MS, refreshToken: refreshToken || last };
  }

  async function fly(): Promise<string> {
    try {
      known = await store.renew(credential, isGood, ask);
      return known.token;
    } finally {
      flight = undefined;
    }
  }

  return {
    get: async () => (known && isGood(known) ? known.token : (flight ??= fly())),
    drop: (token) => void (dropped = token),
  };
}
