import { isDeepStrictEqual } from 'node:util';
import type { FeeTerms } from '../../../contract/fee-rules';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { newId } from '../../kernel/tokens';
import { beginningOf } from './dated.rules';
import { feeVersionRepo } from './fee-version.repo';
import { ShopRefusal } from './shop-refusal';

/** @returns undefined as long as the settings say it */
export async function feesInForce(tx: Tx, tenantId: string, now: Date): Promise<FeeTerms | undefined> {
  const version = (await feeVersionRepo(tx, { tenantId }).listStanding()).findLast(({ validFrom }) => validFrom <= now);
  if (version && !version.terms) throw new ShopRefusal(`The fees of ${tenantId} cannot be read: another release wrote them.`); // prettier-ignore
  return version?.terms ?? undefined;
}

interface Wanted {
  terms: FeeTerms;
  /** A day, or at once. */
  from: string | null;
  note: string;
  /** One of the staff by id, or who runs a command. */
  author: string;
}

/**
 * Other fees from a day on: the one way in which they are set. In the turn of `openSettings`; who commits forgets the shop.
 * @throws ShopRefusal with code DAY where they cannot begin then, FULL where too many are to come already
 */
export async function publishFees(
  tx: Tx,
  tenantId: string,
  { from, ...wanted }: Wanted,
  { timezoneOffset, now }: { timezoneOffset: number; now: Date },
): Promise<void> {
  const repo = feeVersionRepo(tx, { tenantId });
  const standing = await repo.listStanding();
  if (standing.filter(({ validFrom }) => validFrom > now).length >= LIMITS.versionsAhead)
    throw new ShopRefusal('There are as many fees to come as a shop has.', 'FULL');
  const validFrom = beginningOf(from, standing, { timezoneOffset, now });
  if (!validFrom)
    throw new ShopRefusal(`Fees from ${String(from)} on are written already, or that day has begun.`, 'DAY');
  await repo.insert({ id: newId(), validFrom, createdAt: now, ...wanted });
}

/** Those of a command: at once, where they are others than those in force. */
export async function setFees(
  tx: Tx,
  tenantId: string,
  { before, after }: { before: FeeTerms; after: FeeTerms },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await publishFees(tx, tenantId, { terms: after, from: null, note: '', author: by }, { timezoneOffset: 0, now });
}
