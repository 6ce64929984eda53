import { database, systemTx, type Tx } from '../../../db/database';
import { log } from '../../../kernel/log';
import { seal, unseal } from '../../../kernel/sealing';
import { serverKeys } from '../../../kernel/server-keys';
import type { KeptToken, TokenStore } from './token-store.port';
import { tokenRepo } from './token-store.repo';

/**
 * Tokens in the database, a row for each credential, sealed by the newest of the server's keys. In one process those who
 * need one wait for one flight, and of all processes one asks while the others wait for its row: a supplier that puts a
 * new refresh token into the place of the old one would shut out whoever asked second. What it granted is written even
 * where the transaction that asked is lost.
 */
export function createTokenStore(): TokenStore {
  const flights = new Map<string, Promise<KeptToken>>();

  async function renew(...[credential, isGood, ask]: Parameters<TokenStore['renew']>): Promise<KeptToken> {
    const found = await systemTx((tx) => read(tx, credential));
    if (found && isGood(found)) return found;
    // one process only holds the embedded database, and its one connection must not wait for a supplier
    if ((await database()).kind === 'pglite') return kept(credential, await ask(found));
    let granted: KeptToken | undefined;
    try {
      return await systemTx(async (tx) => {
        await tokenRepo(tx).lock(credential);
        const now = await read(tx, credential);
        if (now && isGood(now)) return now;
        granted = await ask(now);
        await write(tx, credential, granted);
        return granted;
      });
    } catch (error) {
      if (!granted) throw error;
      return kept(credential, granted);
    }
  }

  return {
    renew(credential, isGood, ask) {
      const flight =
        flights.get(credential) ?? renew(credential, isGood, ask).finally(() => flights.delete(credential));
      flights.set(credential, flight);
      return flight;
    },
  };
}

/** Of this process. */
export const databaseTokens = createTokenStore();

const kept = async (credential: string, token: KeptToken): Promise<KeptToken> => {
  await systemTx((tx) => write(tx, credential, token));
  return token;
};

async function read(tx: Tx, credential: string): Promise<KeptToken | undefined> {
  const row = await tokenRepo(tx).find(credential);
  if (!row) return undefined;
  const key = serverKeys().find(({ id }) => id === row.sealedBy);
  if (key) return JSON.parse(unseal(key.key, row.sealed, credential).toString('utf8')) as KeptToken;
  log().error({ key: row.sealedBy }, 'a supplier’s token cannot be read: DATA_KEYS lacks its key');
  return undefined;
}

async function write(tx: Tx, credential: string, token: KeptToken): Promise<void> {
  const [newest] = serverKeys();
  if (!newest) throw new Error('the server has no key');
  const sealed = seal(newest.key, JSON.stringify(token), credential);
  await tokenRepo(tx).save({ credential, sealed, sealedBy: newest.id });
}
