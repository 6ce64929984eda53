import { shopTx } from '../../db/database';
import { factsRepo } from './facts.repo';
import type { Fact } from './facts.rules';

export type { Fact } from './facts.rules';

/** Rows of one statement: more would be more values than PostgreSQL takes at once. */
const DAYS_AT_ONCE = 30;

/**
 * Days that are told as they were, and are never counted: of a demo, whose quarters before nobody lived through. From
 * `firstDay` on a shop is counted as every other is. Once. @returns false where it was told already
 */
export async function tellDays(
  tenantId: string,
  days: { day: string; facts: Fact[] }[],
  firstDay: string,
  now: Date,
): Promise<boolean> {
  return shopTx(tenantId, async (tx) => {
    const repo = factsRepo(tx, { tenantId });
    if ((await repo.findMark())?.firstDay) return false;
    for (let at = 0; at < days.length; at += DAYS_AT_ONCE) await repo.putAll(days.slice(at, at + DAYS_AT_ONCE));
    await repo.putMark({ dueAt: now, countedAt: now, fromDay: firstDay, lastDay: null, firstDay });
    return true;
  });
}
