import { DEFAULT_LOCALE, intlTag, isLocale } from '../../../contract/locales';
import { formatMoney } from '../../../contract/money';
import { paths } from '../../../contract/paths';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { newId, newNumber } from '../../kernel/tokens';
import { notify } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { checkPayPassword } from './check-pay-password.service';
import { ledgerReference, transfer, postLedger } from './ledger.service';
import { retriedTx } from '../../kernel/retried-tx';
import { payPasswordRepo } from './pay-password.repo';
import { walletRepo } from './wallet.repo';
import { presentWithdrawal } from './wallet.rules';

/** Freezes the sum until it is decided. @throws AppError PAY_PASSWORD_*, BALANCE_TOO_LOW */
export async function createWithdrawal(
  ctx: UserCtx,
  { amount, accountText, payPassword }: { amount: number; accountText: string; payPassword: string },
) {
  await checkPayPassword(ctx, payPassword);
  const { tenantId, shopperId } = ownerOf(ctx);
  const { currency } = ctx.tenant;
  const now = ctx.now();
  const id = newId();
  const withdrawalNo = newNumber('WD', now);
  const row = { id, withdrawalNo, currency, amount, status: 'REQUESTED', accountText, createdAt: now } as const;
  return retriedTx(ctx, async (tx) => {
    await walletRepo(tx, { tenantId, shopperId }).insertWithdrawal(row);
    const isNew = await postLedger(tx, {
      tenantId,
      kind: 'WITHDRAWAL_HOLD',
      reference: ledgerReference(withdrawalNo, id),
      currency,
      now,
      entries: transfer(amount, { kind: 'SHOPPER_BALANCE', shopperId }, { kind: 'SHOPPER_FROZEN', shopperId }),
    });
    if (!isNew) throw new AppError('STATE_CONFLICT');
    await notify(tx, {
      tenantId,
      shopperId,
      code: 'WITHDRAWAL_REQUESTED',
      event: id,
      reference: withdrawalNo,
      link: paths.balance(),
      at: now,
    });
    await mailWithdrawal(tx, ctx, row);
    return keepAnswer(tx, ctx, presentWithdrawal({ ...row, note: '' }));
  });
}

/** To the address on file: money that leaves is said twice. */
async function mailWithdrawal(
  tx: Tx,
  ctx: UserCtx,
  row: { id: string; withdrawalNo: string; amount: number; currency: string },
) {
  const shopper = await payPasswordRepo(tx, ownerOf(ctx)).find();
  if (!shopper) throw new AppError('NOT_FOUND');
  const amount = formatMoney(row, intlTag(isLocale(shopper.language) ? shopper.language : DEFAULT_LOCALE));
  const values = { reference: row.withdrawalNo, amount };
  await queueMail(tx, ctx, {
    recipient: shopper.email,
    template: 'withdrawalRequested',
    values,
    locale: shopper.language,
    event: `WITHDRAWAL_REQUESTED.${row.id}`,
  });
}

export async function listWithdrawals(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
  const { items, total } = await ctx.tx((tx) => walletRepo(tx, ownerOf(ctx)).pageOfWithdrawals(page));
  return { ...page, total, items: items.map(presentWithdrawal) };
}
