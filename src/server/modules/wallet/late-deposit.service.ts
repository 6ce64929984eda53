import type { Tx } from '../../db/database';
import { walletRepo } from './wallet.repo';

/** Money of a top-up that was given up or ran out has come all the same: it is shown as what it is. @param came all of it */
export async function markDepositCame(
  tx: Tx,
  { targetId, ...owner }: { tenantId: string; shopperId: string; targetId: string },
  came: number,
): Promise<void> {
  const wallet = walletRepo(tx, owner);
  for (const over of ['CANCELLED', 'REJECTED'] as const)
    if (await wallet.moveDeposit(targetId, over, 'CREDITED', came)) return;
}
