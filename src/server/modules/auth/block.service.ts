import type { Owner, Tx } from '../../db/database';
import { credentialRepo } from './credential.repo';
import { sessionRepo } from './session.repo';

/**
 * Who is blocked has no session from now on, and no login opens one; what is theirs stays theirs. A login at the same
 * time comes before, and ends with the others, or after, and is refused.
 * @returns false where it was so already
 */
export async function setBlocked(tx: Tx, owner: Owner, isBlocked: boolean, now: Date): Promise<boolean> {
  const { shopperId } = owner;
  const credentials = credentialRepo(tx, owner);
  await credentials.lock(shopperId);
  const known = await credentials.findById(shopperId);
  if (!known || (known.blockedAt !== null) === isBlocked) return false;
  await credentials.update(shopperId, { blockedAt: isBlocked ? now : null });
  if (isBlocked) await sessionRepo(tx, owner).revokeAll(shopperId, now);
  return true;
}
