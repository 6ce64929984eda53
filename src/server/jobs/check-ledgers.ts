import { log } from '../kernel/log';
import { metrics } from '../kernel/metrics';
import { checkNews, forgetOneDay } from '../modules/wallet/ledger-check.service';

/** Reads what came to the money books of all shops since it last did. */
export async function checkLedgers(_: () => Date, isStopped: () => boolean = () => false): Promise<void> {
  const findings = await checkNews(isStopped);
  for (const { tenantId, problem } of findings) log().error({ tenant: tenantId, problem }, 'ledger is wrong');
  if (isStopped()) return;
  metrics().ledgerProblems.set(findings.length);
  metrics().ledgerCheckedAt.setToCurrentTime();
}

/** Somebody may have changed what was read before: within a week every book is read from its first entry on. */
export const readLedgersAnew = (now: () => Date, isStopped?: () => boolean): Promise<void> =>
  forgetOneDay(now(), isStopped);
