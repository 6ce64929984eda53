import type { TransitOrder } from '../../../contract/transit';
import { AppError } from '../../kernel/app-error';
import type { UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { metrics } from '../../kernel/metrics';
import { retriedTx } from '../../kernel/retried-tx';
import { scopeOf } from '../../kernel/tenant-scope';
import type { PaymentService } from '../payment/payment.service';
import { closeTransit, feeOf } from './close-transit.service';
import { getRow, paymentsOf, readTransit } from './transit-read.service';
import { canClose } from './transit.rules';

/** Pays what is due of it. @throws AppError NOT_FOUND, STATE_CONFLICT, and what `payFromBalance` refuses */
export async function pay(
  ctx: UserCtx,
  id: string,
  payPassword: string,
  { payFromBalance }: Pick<PaymentService, 'payFromBalance'>,
): Promise<TransitOrder> {
  const due = await ctx.tx(async (tx) => {
    await getRow(tx, ctx, id);
    return (await paymentsOf(tx, ctx.tenant.id, [id])).find(
      ({ status }) => status === 'UNPAID' || status === 'PROCESSING',
    );
  });
  if (!due) throw new AppError('STATE_CONFLICT');
  return payFromBalance(ctx, [due.id], payPassword, (tx) => readTransit(tx, ctx, id));
}

/**
 * Frees the parcels. A fee is taken of nobody who was not told it: the answer that tells it is a refusal.
 * @throws AppError NOT_FOUND, STATE_CONFLICT, UNPACK_FEE with the fee
 */
export async function close(
  ctx: UserCtx,
  id: string,
  { reason, acceptFee }: { reason: string; acceptFee?: number },
  { returnClaims }: Pick<PaymentService, 'returnClaims'>,
): Promise<TransitOrder> {
  const { closed, hasClaim } = await retriedTx(ctx, async (tx) => {
    const order = await getRow(tx, ctx, id);
    if (!canClose(order)) throw new AppError('STATE_CONFLICT');
    const fee = feeOf(order);
    if (fee.amount > 0 && acceptFee !== fee.amount) throw new AppError('UNPACK_FEE', { data: { amount: fee } });
    const isClaim = await closeTransit(tx, order, {
      deed: { by: 'SHOPPER', note: reason || undefined, at: ctx.now() },
      actor: { kind: 'SHOPPER', id: ctx.user.shopperId },
      closeReason: 'BY_SHOPPER',
      keepsBalances: ctx.tenant.preference.supportBalancePay,
    });
    return { closed: await keepAnswer(tx, ctx, await readTransit(tx, ctx, id)), hasClaim: isClaim };
  });
  metrics().orders.inc({ event: 'closed' });
  if (hasClaim) await returnClaims(scopeOf(ctx));
  return closed;
}
