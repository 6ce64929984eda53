import { log } from '../kernel/log';
import { listTenantIds } from '../modules/tenant/tenant.service';
import { verifyLedger } from '../modules/wallet/ledger.service';

export async function checkLedgers(_: () => Date, isStopped: () => boolean = () => false): Promise<void> {
  for (const tenant of await listTenantIds()) {
    if (isStopped()) return;
    for (const problem of await verifyLedger(tenant)) log().error({ tenant, problem }, 'ledger is wrong');
  }
}
