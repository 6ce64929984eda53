import type { KeptToken, TokenStore } from '../../../src/server/adapters/marketplace/wire/token-store.port';

/** Of one client alone: what other tests were granted counts nothing. */
export function memoryTokens(): TokenStore {
  let kept: KeptToken | undefined;
  return {
    async renew(_, isGood, ask) {
      return kept && isGood(kept) ? kept : (kept = await ask(kept));
    },
  };
}
