import type { Payment } from '../../../contract/payment';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { checkPayPassword } from '../wallet/check-pay-password.service';
import { moneyTx } from '../wallet/money-tx.service';
import { shopperPaymentRepo, type PaymentRow } from './payment.repo';
import { BALANCE, presentPayment } from './payment.rules';
import type { Settle } from './settle.service';

export const createBalancePay = (settle: Settle) => {
  /**
   * Pays sums due of the shopper from the balance, all or none.
   * @throws AppError METHOD_DISABLED, PAY_PASSWORD_*, NOT_FOUND, STATE_CONFLICT where one is not open, BALANCE_TOO_LOW
   */
  async function payFromBalance(ctx: UserCtx, paymentIds: string[], payPassword: string): Promise<Payment[]> {
    if (!ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
    await checkPayPassword(ctx, payPassword);
    const settlement = { method: BALANCE, now: ctx.now() };
    const ids = [...new Set(paymentIds)];
    const paid = await moneyTx(ctx, async (tx) => {
      const due = await shopperPaymentRepo(tx, ownerOf(ctx)).lock(ids);
      if (due.length !== ids.length) throw new AppError('NOT_FOUND');
      const rows = new Map<string, PaymentRow>();
      for (const row of due) rows.set(row.id, await settle(tx, row, settlement));
      return rows;
    });
    return ids.flatMap((id) => paid.get(id) ?? []).map(presentPayment);
  }

  async function pay(ctx: UserCtx, paymentId: string, payPassword: string): Promise<Payment> {
    const [paid] = await payFromBalance(ctx, [paymentId], payPassword);
    if (!paid) throw new AppError('NOT_FOUND');
    return paid;
  }

  /** @throws AppError METHOD_DISABLED where the shop takes one payment at a time */
  async function batchPay(ctx: UserCtx, paymentNos: string[], payPassword: string): Promise<Payment[]> {
    const nos = [...new Set(paymentNos)];
    if (nos.length > 1 && !ctx.tenant.preference.supportBatchPay) throw new AppError('METHOD_DISABLED');
    const ids = await ctx.tx((tx) => shopperPaymentRepo(tx, ownerOf(ctx)).idsOfNos(nos));
    if (ids.length !== nos.length) throw new AppError('NOT_FOUND');
    const paid = await payFromBalance(ctx, ids, payPassword);
    return nos.flatMap((no) => paid.find(({ paymentNo }) => paymentNo === no) ?? []);
  }
  return { payFromBalance, pay, batchPay };
};
