import { shopTx } from '../../db/database';
import { env } from '../../env';
import { log } from '../../kernel/log';
import { windowOf } from '../../kernel/rate-limit';
import { rateLimitRepo } from '../../kernel/rate-limit.repo';
import type { TenantRecord } from '../../kernel/tenant-record';

const DAY_SECONDS = 86_400;
const KEY = 'translated-characters';
/** Of the budget, when its operator is told. */
const WARN_AT = 0.8;

/** A shop, and what it may have said a day where it says so itself. */
export type BudgetOwner = Pick<TenantRecord, 'id' | 'translatedCharactersADay'>;

/**
 * Counts what a shop has said in its shoppers' words, over all processes; days are UTC. What went beyond is not taken
 * back: a budget is a bound of money, not a promise to the shop.
 * @returns whether it may still ask today
 */
export async function spendCharacters(
  { id: tenantId, translatedCharactersADay }: BudgetOwner,
  characters: number,
  now: number,
): Promise<boolean> {
  const budget = translatedCharactersADay ?? env().TRANSLATION_CHARACTERS_A_DAY;
  const windowStart = windowOf(now, DAY_SECONDS);
  const expiresAt = new Date(windowStart.getTime() + DAY_SECONDS * 1000);
  const spent = await shopTx(tenantId, (tx) => rateLimitRepo(tx, tenantId).countMany(KEY, characters, { windowStart, expiresAt })); // prettier-ignore
  const passes = (part: number) => spent - characters < budget * part && spent >= budget * part;
  if (passes(WARN_AT)) log().warn({ tenant: tenantId, spent, budget }, `shop ${tenantId} has used up most of its translation today`); // prettier-ignore
  if (spent > budget && spent - characters <= budget) log().warn({ tenant: tenantId, spent, budget }, `shop ${tenantId} has used up its translation today: texts stay in Chinese`); // prettier-ignore
  return spent <= budget;
}
