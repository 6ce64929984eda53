import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { shopTx, systemTx, type Tx } from '../db/database';
import { AppError } from './app-error';
import { dataKeyRepo, listWrappedByOthers, type DataKeyRow } from './data-key.repo';
import { log } from './log';
import { seal, unseal } from './sealing';
import { serverKeys } from './server-keys';

/** What one shop's secrets are sealed and compared by. It stays the same while the server's keys come and go. */
export interface DataKey {
  seal: (text: string, about: string) => string;
  /** @throws Error where it was sealed by another shop, about another thing, or changed */
  open: (sealed: string, about: string) => string;
  /** The same for the same text of this shop, and no way back. */
  mark: (text: string) => string;
}

const KEY_BYTES = 32;

/** The shop's own key, made when it is first needed. @throws AppError UNAVAILABLE where no known key of the server unwraps it */
export async function dataKeyOf(tx: Tx, tenantId: string): Promise<DataKey> {
  const repo = dataKeyRepo(tx, { tenantId });
  const row = (await repo.find()) ?? (await make(tx, tenantId));
  const secret = unwrap(row);
  const part = (use: string) => Buffer.from(hkdfSync('sha256', secret, tenantId, use, KEY_BYTES));
  const [sealing, marking] = [part('seal'), part('mark')];
  return {
    seal: (text, about) => seal(sealing, text, about),
    open: (sealed, about) => unseal(sealing, sealed, about).toString('utf8'),
    mark: (text) => createHmac('sha256', marking).update(text).digest('hex'),
  };
}

async function make(tx: Tx, tenantId: string): Promise<DataKeyRow> {
  const repo = dataKeyRepo(tx, { tenantId });
  await repo.insert(wrap(randomBytes(KEY_BYTES), tenantId));
  const row = await repo.find();
  if (!row) throw new AppError('UNAVAILABLE');
  return row;
}

function wrap(secret: Buffer, tenantId: string): Pick<DataKeyRow, 'wrapped' | 'wrappedBy'> {
  const [newest] = serverKeys();
  if (!newest) throw new AppError('UNAVAILABLE');
  return { wrapped: seal(newest.key, secret, tenantId), wrappedBy: newest.id };
}

function unwrap({ wrapped, wrappedBy, tenantId }: DataKeyRow): Buffer {
  const known = findServerKey({ wrappedBy });
  if (known) return unseal(known.key, wrapped, tenantId);
  tellOfLostKey({ tenantId, wrappedBy });
  throw new AppError('UNAVAILABLE');
}

const findServerKey = ({ wrappedBy }: Pick<DataKeyRow, 'wrappedBy'>) => serverKeys().find(({ id }) => id === wrappedBy);

const tellOfLostKey = ({ tenantId, wrappedBy }: Pick<DataKeyRow, 'tenantId' | 'wrappedBy'>) =>
  log().error({ tenant: tenantId, key: wrappedBy }, 'data key cannot be unwrapped: DATA_KEYS lacks its key');

/** Wraps what older keys of the server wrapped by the newest one, so that they can be taken away. What none of them unwraps is told in the log. */
export async function wrapDataKeysAnew(): Promise<void> {
  const [newest] = serverKeys();
  const rows = newest ? await systemTx((tx) => listWrappedByOthers(tx, newest.id)) : [];
  for (const row of rows) {
    if (!findServerKey(row)) {
      tellOfLostKey(row);
      continue;
    }
    const wrapped = wrap(unwrap(row), row.tenantId);
    await shopTx(row.tenantId, (tx) => dataKeyRepo(tx, row).wrapAnew(wrapped));
  }
}
