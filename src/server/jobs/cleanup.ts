import { DEPLOYMENT, inDeployment } from '../kernel/caller-limit';
import { cleanupRepo } from './cleanup.repo';
import { eachTenant } from './each-tenant';

const HOUR_MS = 3_600_000;
/** As long as a browser may repeat a call and get its first answer (I6). */
const ANSWERS_FOR_MS = 72 * HOUR_MS;
/** An expired quote is still told apart from one that never was. */
const QUOTES_FOR_MS = 24 * HOUR_MS;

/** Removes what has run out: counters of attempts, answers to repeated calls, quotes. */
export async function cleanup(now: () => Date): Promise<void> {
  await inDeployment((tx) => cleanupRepo(tx, { tenantId: DEPLOYMENT }).removeRateLimits(now()));
  await eachTenant(now, ({ tenantId, tx: inTransaction }) =>
    inTransaction(async (tx) => {
      const repo = cleanupRepo(tx, { tenantId });
      const time = now().getTime();
      await repo.removeRateLimits(new Date(time));
      await repo.removeAnswers(new Date(time - ANSWERS_FOR_MS));
      await repo.removeQuotes(new Date(time - QUOTES_FOR_MS));
    }),
  );
}
