import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfRequest } from '../account/order-mail.service';
import { addManualEvent, findOverdueQuote, manualOrderRepo, overdueQuotes } from './manual-order.repo';

/** Closes the quotes of all shops that nobody accepted while they held. @returns how many were closed */
export const expireQuotes = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'expire quotes', due: overdueQuotes, work: expire }, () => now, isStopped);

/** One that was accepted or closed meanwhile stays so. */
async function expire({ tenantId, id }: { tenantId: string; id: string }, at: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const found = await findOverdueQuote(tx, tenantId, id, at);
    if (!found) return;
    const owner = { tenantId, shopperId: found.shopperId };
    const move = { from: 'QUOTED', to: 'CLOSED' } as const;
    const isMoved = await manualOrderRepo(tx, owner).move(id, move, { closeReason: 'EXPIRED' });
    if (!isMoved) throw new AppError('STATE_CONFLICT');
    await addManualEvent(tx, tenantId, { manualOrderId: id, status: 'CLOSED', at });
    await tellOfRequest(tx, { ...owner, code: 'MANUAL_ORDER_EXPIRED', event: id, request: { id, ...found }, at });
  });
  return undefined;
}
