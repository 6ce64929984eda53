import type { Owner, Tx } from '../../db/database';
import { credentialRepo } from './credential.repo';

/** Nobody logs in, orders or pays meanwhile: whatever of that comes first is seen. */
export const lockCredentials = (tx: Tx, { tenantId, shopperId }: Owner): Promise<unknown> =>
  credentialRepo(tx, { tenantId }).lock(shopperId);

/** Marks who is forgotten: no login opens a session any more. @param muted what they are told of no more */
export const markErased = (tx: Tx, { tenantId, shopperId }: Owner, erasedAt: Date, muted: string[]): Promise<void> =>
  credentialRepo(tx, { tenantId }).update(shopperId, { erasedAt, muted });
