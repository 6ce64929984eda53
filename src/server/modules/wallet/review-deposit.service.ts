import { OFFLINE } from '../../../contract/offline-deposit';
import { paths } from '../../../contract/paths';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import { notify } from '../account/account.service';
import { ledgerReference, postLedger, transfer } from './ledger.service';
import { offlineDepositRepo } from './offline-deposit.repo';
import { findOfflineByNo, walletRepo } from './wallet.repo';

export interface DepositReview {
  tenantId: string;
  depositNo: string;
  /** Of the shop's people, as the deposit remembers it. */
  by: string;
  now: Date;
  /** The sum that came, in minor units, or why there is none. */
  decision: { credit: number } | { reject: string };
}

/**
 * What the shop found in its bank: the money goes to the balance once, however many decide at once.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where nobody asked, or it is decided
 */
export const reviewDeposit = (review: DepositReview): Promise<void> =>
  retriedTx({ tx: (work) => shopTx(review.tenantId, work) }, (tx) => decideDeposit(tx, review));

/** The same in the transaction of whoever decides. */
export async function decideDeposit(tx: Tx, { tenantId, depositNo, by, now, decision }: DepositReview): Promise<void> {
  const found = await findOfflineByNo(tx, tenantId, depositNo);
  if (!found) throw new AppError('NOT_FOUND');
  const { id, shopperId, currency } = found;
  const isCredit = 'credit' in decision;
  const isMine = await walletRepo(tx, { tenantId, shopperId }).moveDeposit(
    id,
    'UNDER_REVIEW',
    isCredit ? 'CREDITED' : 'REJECTED',
    isCredit ? decision.credit : undefined,
  );
  if (!isMine) throw new AppError('STATE_CONFLICT');
  const note = isCredit ? '' : decision.reject;
  await offlineDepositRepo(tx, { tenantId, depositId: id }).decide({ note, decidedBy: by, decidedAt: now });
  if (isCredit) {
    const isNew = await postLedger(tx, {
      tenantId,
      kind: 'DEPOSIT',
      reference: ledgerReference(depositNo, id),
      currency,
      now,
      entries: transfer(
        decision.credit,
        { kind: 'PROVIDER_CLEARING', provider: OFFLINE },
        { kind: 'SHOPPER_BALANCE', shopperId },
      ),
    });
    if (!isNew) throw new AppError('STATE_CONFLICT');
  }
  const code = isCredit ? 'DEPOSIT_CREDITED' : 'DEPOSIT_REFUSED';
  // what was refused may be shown, and refused, again
  const event = isCredit ? id : `${id}.${now.toISOString()}`;
  const sum = isCredit ? { amount: decision.credit, currency } : undefined;
  await notify(tx, { tenantId, shopperId, code, event, reference: depositNo, sum, link: paths.balance(), at: now });
}
