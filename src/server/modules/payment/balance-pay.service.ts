import type { Payment } from '../../../contract/payment';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { checkPayPassword } from '../wallet/check-pay-password.service';
import { retriedTx } from '../../kernel/retried-tx';
import { shopperPaymentRepo } from './payment.repo';
import { BALANCE, presentPayment } from './payment.rules';
import type { Settle } from './settle.service';

export const createBalancePay = (settle: Settle) => {
  /**
   * Pays sums due of the shopper from the balance, all or none.
   * @param answerOf makes the call's answer, in the transaction of the money
   * @throws AppError METHOD_DISABLED, PAY_PASSWORD_*, NOT_FOUND, STATE_CONFLICT where one is not open, BALANCE_TOO_LOW
   */
  async function payFromBalance<Answer>(
    ctx: UserCtx,
    paymentIds: string[],
    payPassword: string,
    answerOf: (tx: Tx, paid: Payment[]) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    if (!ctx.tenant.preference.supportBalancePay) throw new AppError('METHOD_DISABLED');
    await checkPayPassword(ctx, payPassword);
    const settlement = { method: BALANCE, now: ctx.now() };
    const ids = [...new Set(paymentIds)];
    const answer = await retriedTx(ctx, async (tx) => {
      const due = await shopperPaymentRepo(tx, ownerOf(ctx)).lock(ids);
      if (due.length !== ids.length) throw new AppError('NOT_FOUND');
      const paid = (await settle(tx, due, settlement)).map(presentPayment);
      return keepAnswer(tx, ctx, await answerOf(tx, paid));
    });
    metrics().payments.inc({ provider: BALANCE, state: 'paid' }, ids.length);
    metrics().orders.inc({ event: 'paid' }, ids.length);
    return answer;
  }

  const pay = (ctx: UserCtx, paymentId: string, payPassword: string): Promise<Payment> =>
    payFromBalance(ctx, [paymentId], payPassword, (_, [paid]) => {
      if (!paid) throw new AppError('NOT_FOUND');
      return paid;
    });

  /** @throws AppError METHOD_DISABLED where the shop takes one payment at a time */
  async function batchPay(ctx: UserCtx, paymentNos: string[], payPassword: string): Promise<Payment[]> {
    const nos = [...new Set(paymentNos)];
    if (nos.length > 1 && !ctx.tenant.preference.supportBatchPay) throw new AppError('METHOD_DISABLED');
    const ids = await ctx.tx((tx) => shopperPaymentRepo(tx, ownerOf(ctx)).idsOfNos(nos));
    if (ids.length !== nos.length) throw new AppError('NOT_FOUND');
    return payFromBalance(ctx, ids, payPassword, (_, paid) =>
      nos.flatMap((no) => paid.find(({ paymentNo }) => paymentNo === no) ?? []),
    );
  }
  return { payFromBalance, pay, batchPay };
};
