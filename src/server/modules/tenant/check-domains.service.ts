import { systemTx } from '../../db/database';
import { env } from '../../env';
import { log } from '../../kernel/log';
import { metrics } from '../../kernel/metrics';
import { domainRepo, type CheckedDomain } from './domain.repo';
import { standingAfter, type Standing } from './domain.rules';
import { inspectDomain, isNobodyElses, type NameServers } from './domain.service';
import { ShopRefusal } from './shop-refusal';
import { forgetTenant } from './tenant.service';

/** A little less than the time between two runs. */
const CHECKED_FOR_MS = 55 * 60_000;
const BATCH = 100;
/** At a time: most of a check is waiting for name servers of others. */
const AT_ONCE = 10;
/** The rest waits for the next time, the longest unseen first. */
const RUN_MS = 15 * 60_000;

/**
 * Asks the name servers about every domain of a shop’s own, as `shop -- domain check` does: one whose records have come is
 * served, one whose records are gone for good is served no more, by certificate or page.
 */
export async function checkDomains(
  servers: NameServers,
  now: () => Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  if (!env().BASE_DOMAINS) return;
  const since = new Date(now().getTime() - CHECKED_FOR_MS);
  const started = performance.now();
  while (!isStopped() && performance.now() - started < RUN_MS) {
    const due = await systemTx((tx) => domainRepo(tx).listUnchecked(since, BATCH));
    const isLast = due.length < BATCH;
    const look = async () => {
      for (let row = due.pop(); row && !isStopped(); row = due.pop()) await checkOne(row, servers, now());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, look));
    if (isLast) return;
  }
}

async function checkOne(row: CheckedDomain, servers: NameServers, now: Date): Promise<void> {
  const missing = await missingOf(row, servers);
  const outcome = missing === undefined ? 'unanswered' : missing.length > 0 ? 'wrong' : 'right';
  // that nobody answers says nothing of whose the name is
  const after = outcome === 'unanswered' ? row : standingAfter(row, outcome === 'right');
  const note = ({ state, failures }: Standing) =>
    systemTx((tx) => domainRepo(tx).noteCheck(row, { state, failures }, now));
  const isFirst = await isNobodyElses(note(after));
  if (!isFirst) await note(row);
  metrics().domainChecks.inc({ outcome });
  if (!isFirst || after.state === row.state) return;
  forgetTenant(row.tenantId);
  const facts = { tenant: row.tenantId, domain: row.domain, missing };
  if (after.state === 'LIVE') log().info(facts, `${row.domain} is served`);
  else log().warn(facts, `${row.domain} is served no more: its records are wrong`);
}

async function missingOf(row: CheckedDomain, servers: NameServers): Promise<string[] | undefined> {
  try {
    return await inspectDomain(row, servers);
  } catch (error) {
    if (error instanceof ShopRefusal) return undefined;
    throw error;
  }
}
