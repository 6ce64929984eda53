import { log } from '../kernel/log';
import { metrics } from '../kernel/metrics';
import { listTenantIds } from '../modules/tenant/tenant.service';
import { verifyLedger } from '../modules/wallet/ledger.service';

/** Reads the money book of every shop; one that cannot be read does not keep it from the rest. */
export async function checkLedgers(_: () => Date, isStopped: () => boolean = () => false): Promise<void> {
  let problems = 0;
  for (const tenant of await listTenantIds()) {
    if (isStopped()) return;
    try {
      for (const problem of await verifyLedger(tenant)) {
        problems += 1;
        log().error({ tenant, problem }, 'ledger is wrong');
      }
    } catch (error) {
      log().error({ err: error, tenant }, 'ledger could not be checked');
    }
  }
  metrics().ledgerProblems.set(problems);
  metrics().ledgerCheckedAt.setToCurrentTime();
}
