import { paths } from '../../../contract/paths';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { notify } from '../account/account.service';
import { ledgerReference, transfer, postLedger } from './ledger.service';
import { retriedTx } from '../../kernel/retried-tx';
import { walletRepo } from './wallet.repo';
import { presentWithdrawal } from './wallet.rules';

/**
 * The shopper takes a withdrawal back before it is decided; its sum is freed once, however often this is called.
 * @throws AppError NOT_FOUND, STATE_CONFLICT where it is decided
 */
export const cancelWithdrawal = (ctx: UserCtx, id: string) =>
  retriedTx(ctx, async (tx) => {
    const { tenantId, shopperId } = ownerOf(ctx);
    const wallet = walletRepo(tx, { tenantId, shopperId });
    const cancelled = await wallet.moveWithdrawal(id, 'REQUESTED', 'CANCELLED');
    if (!cancelled) {
      const known = await wallet.findWithdrawal(id);
      if (!known) throw new AppError('NOT_FOUND');
      if (known.status !== 'CANCELLED') throw new AppError('STATE_CONFLICT');
      return presentWithdrawal(known);
    }
    const { withdrawalNo: reference, amount, currency } = cancelled;
    const now = ctx.now();
    const isNew = await postLedger(tx, {
      tenantId,
      kind: 'WITHDRAWAL_RELEASE',
      reference: ledgerReference(reference, id),
      currency,
      now,
      entries: transfer(amount, { kind: 'SHOPPER_FROZEN', shopperId }, { kind: 'SHOPPER_BALANCE', shopperId }),
    });
    if (!isNew) throw new AppError('STATE_CONFLICT');
    const about = { code: 'WITHDRAWAL_CANCELLED', event: id, reference, link: paths.balance(), at: now } as const;
    await notify(tx, { tenantId, shopperId, ...about });
    return presentWithdrawal(cancelled);
  });
