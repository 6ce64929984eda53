import type { RefundTo } from '../../../contract/refund';
import type { TransitOrder } from '../../../contract/transit';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { retriedTx } from '../../kernel/retried-tx';
import { scopeOf } from '../../kernel/tenant-scope';
import { isOpen, type PaymentService } from '../payment/payment.service';
import { checkPayer } from '../wallet/check-pay-password.service';
import { closeTransit, feeOf, holdTransit } from './close-transit.service';
import { getRow, paymentsOf, readTransit } from './transit-read.service';
import { canClose } from './transit.rules';

/**
 * Pays what is due of it. @param acceptSum what was shown
 * @throws AppError NOT_FOUND, STATE_CONFLICT, PRICE_CHANGED where another sum is due, and what `payFromBalance` refuses
 */
export async function pay(
  ctx: UserCtx,
  id: string,
  { payPassword, acceptSum }: { payPassword: string; acceptSum?: number },
  { payFromBalance }: Pick<PaymentService, 'payFromBalance'>,
): Promise<TransitOrder> {
  const due = await ctx.tx(async (tx) => {
    await getRow(tx, ctx, id);
    return (await paymentsOf(tx, ctx.tenant.id, [id])).find(isOpen);
  });
  if (!due) throw new AppError('STATE_CONFLICT');
  if (acceptSum !== undefined && acceptSum !== due.amount) {
    const { amount, currency } = due;
    throw new AppError('PRICE_CHANGED', { data: { amount: { amount, currency } } });
  }
  return payFromBalance(ctx, [due.id], payPassword, (tx) => readTransit(tx, ctx, id));
}

interface ClosingInput {
  reason: string;
  acceptFee?: number;
  payPassword?: string;
  refundTo: RefundTo;
}

/**
 * Frees the parcels, once the fee is paid. It is taken of nobody who was not told it: the answer that tells it is a refusal.
 * @param closing with `payPassword` the balance pays the fee; else the order waits for it
 * @throws AppError NOT_FOUND, STATE_CONFLICT, UNPACK_FEE with the fee, METHOD_DISABLED, PAY_PASSWORD_*, BALANCE_TOO_LOW
 */
export async function close(
  ctx: UserCtx,
  id: string,
  { reason, acceptFee, payPassword, refundTo }: ClosingInput,
  { returnClaims }: Pick<PaymentService, 'returnClaims'>,
): Promise<TransitOrder> {
  if (payPassword !== undefined) await checkPayer(ctx, payPassword);
  const { closed, hasClaim, isClosed } = await retriedTx(ctx, async (tx) => {
    const order = await holdTransit(tx, await getRow(tx, ctx, id));
    const isDue = (await paymentsOf(tx, ctx.tenant.id, [id])).some(isOpen);
    if (!order || !canClose(order, isDue)) throw new AppError('STATE_CONFLICT');
    const fee = feeOf(order);
    if (fee.amount > 0 && acceptFee !== fee.amount) throw new AppError('UNPACK_FEE', { data: { amount: fee } });
    const { isClaim, isClosed } = await closeTransit(tx, order, {
      deed: { by: 'SHOPPER', note: reason || undefined, at: ctx.now() },
      actor: { kind: 'SHOPPER', id: ctx.user.shopperId },
      closeReason: 'BY_SHOPPER',
      keepsBalances: ctx.tenant.preference.supportBalancePay && refundTo === 'BALANCE',
      paysFee: payPassword !== undefined,
    });
    return { closed: await keepAnswer(tx, ctx, await readTransit(tx, ctx, id)), hasClaim: isClaim, isClosed };
  });
  if (isClosed) metrics().orders.inc({ event: 'closed' });
  if (hasClaim) await returnClaims(scopeOf(ctx));
  return closed;
}
