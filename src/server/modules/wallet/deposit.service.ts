import type { Money } from '../../../contract/fields';
import type { PaymentStart, PayWays } from '../../../contract/payment';
import { OFFLINE } from '../../../contract/offline-deposit';
import { LIMITS } from '../../../contract/limits';
import { paths } from '../../../contract/paths';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { newId, newNumber } from '../../kernel/tokens';
import { notify } from '../account/account.service';
import { retriedTx } from '../../kernel/retried-tx';
import { findPendingDeposit, staleDeposits, walletRepo } from './wallet.repo';
import { depositErrors, presentDeposit } from './wallet.rules';

/** What deposits need of the payment module, which stands on this one: `app.ts` passes it in. */
export interface DepositPayments {
  createPayment: (
    tx: Tx,
    payment: {
      tenantId: string;
      shopperId: string;
      kind: 'DEPOSIT';
      targetId: string;
      targetNo: string;
      amount: Money;
      now: Date;
    },
  ) => Promise<{ paymentNo: string }>;
  closePayment: (tx: Tx, target: { tenantId: string; kind: 'DEPOSIT'; targetId: string }) => Promise<unknown>;
  findPayments: (
    tx: Tx,
    target: { tenantId: string; kind: 'DEPOSIT'; targetIds: string[] },
  ) => Promise<{ paymentNo: string }[]>;
  /** @throws AppError TOO_MANY_REQUESTS */
  refuseManyCharges: (ctx: UserCtx) => Promise<void>;
  startPayment: <Answer>(
    ctx: UserCtx,
    provider: string,
    input: { paymentNo: string; shownAmount: number; method?: string | undefined; goesOn?: boolean },
    answerOf: (start: PaymentStart) => Answer,
  ) => Promise<Answer>;
  getConfig: (
    ctx: Ctx,
  ) => Promise<{ providers: { provider: string; name: string; isTest: boolean; methods: PayWays }[] }>;
}

interface NewDeposit {
  amount: number;
  channel: string;
  /** Of the provider's ways. */
  paymentMethod?: string | undefined;
}

const HOUR_MS = 3_600_000;
const unpaidSince = (now: Date) => new Date(now.getTime() - LIMITS.unpaidHours * HOUR_MS);
const unsentSince = (now: Date) => new Date(now.getTime() - LIMITS.offlineDepositDays * 24 * HOUR_MS);

export const createDepositService = (payments: DepositPayments) => {
  async function listDepositChannels(ctx: Ctx) {
    const { currency, depositLimits, preference, offlineDeposit } = ctx.tenant;
    if (!preference.supportBalancePay) return [];
    const limits = {
      minimum: { amount: depositLimits.minimum, currency },
      maximum: { amount: depositLimits.maximum, currency },
    };
    const { providers } = await payments.getConfig(ctx);
    const online = providers.map(({ provider, name, isTest, methods }) => ({
      channel: provider,
      name,
      ...limits,
      isTest,
      isOffline: false,
      methods,
    }));
    if (!offlineDeposit) return online;
    const transfer = { channel: OFFLINE, name: offlineDeposit.bank, isTest: false, isOffline: true, methods: [] };
    return [...online, { ...transfer, ...limits }];
  }

  /** @throws AppError METHOD_DISABLED, INVALID where the sum is out of the shop's limits, SUPPLIER_FAILED */
  async function createDeposit(ctx: UserCtx, { amount, channel, paymentMethod }: NewDeposit) {
    const channels = await listDepositChannels(ctx);
    const isKnown = channels.some((known) => known.channel === channel && !known.isOffline);
    if (!isKnown) throw new AppError('METHOD_DISABLED');
    const errors = depositErrors(amount, ctx.tenant.depositLimits);
    if (errors.length > 0) throw new AppError('INVALID', { errors });
    if (!ctx.once?.progress.depositId) await payments.refuseManyCharges(ctx);
    const { deposit, paymentNo } = await ctx.tx(
      async (tx) => (await findBegun(tx, ctx)) ?? begin(tx, ctx, amount, channel),
    );
    const shown = { paymentNo, shownAmount: amount, method: paymentMethod };
    return payments.startPayment(ctx, channel, shown, (start) => ({ deposit: presentDeposit(deposit), start }));
  }

  /** Pays a top-up that was declined or left, by a new charge in the way that was chosen. @throws AppError NOT_FOUND, STATE_CONFLICT where it is over */
  async function retryDeposit(ctx: UserCtx, depositNo: string) {
    const { tenantId } = ownerOf(ctx);
    const { deposit, paymentNo } = await ctx.tx(async (tx) => {
      const found = await getDeposit(tx, ctx, depositNo);
      const [due] = await payments.findPayments(tx, { tenantId, kind: 'DEPOSIT', targetIds: [found.id] });
      if (found.status !== 'PENDING' || !due) throw new AppError('STATE_CONFLICT');
      return { deposit: found, paymentNo: due.paymentNo };
    });
    const shown = { paymentNo, shownAmount: deposit.amount, goesOn: true };
    return payments.startPayment(ctx, deposit.channel, shown, (start) => ({ deposit: presentDeposit(deposit), start }));
  }

  /**
   * Gives a top-up up that is not paid; the same when it is asked again. Money that comes all the same goes to the balance.
   * @throws AppError NOT_FOUND, STATE_CONFLICT where it is paid, looked at or over
   */
  const cancelDeposit = (ctx: UserCtx, depositNo: string) =>
    retriedTx(ctx, async (tx) => {
      const owner = ownerOf(ctx);
      const { id } = await getDeposit(tx, ctx, depositNo);
      // the payment first: settling locks in this order too
      if (await payments.closePayment(tx, { tenantId: owner.tenantId, kind: 'DEPOSIT', targetId: id }))
        await walletRepo(tx, owner).moveDeposit(id, 'PENDING', 'CANCELLED');
      const cancelled = await getDeposit(tx, ctx, depositNo);
      if (cancelled.status !== 'CANCELLED') throw new AppError('STATE_CONFLICT');
      return presentDeposit(cancelled);
    });

  async function getDeposit(tx: Tx, ctx: UserCtx, depositNo: string) {
    const found = await walletRepo(tx, ownerOf(ctx)).findDepositByNo(depositNo);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** What an earlier runner of this call has begun, before it came to an end. */
  async function findBegun(tx: Tx, ctx: UserCtx) {
    const { depositId, paymentNo } = ctx.once?.progress ?? {};
    const deposit = depositId && (await walletRepo(tx, ownerOf(ctx)).findDeposit(depositId));
    return deposit && paymentNo ? { deposit, paymentNo } : undefined;
  }

  async function begin(tx: Tx, ctx: UserCtx, amount: number, channel: string) {
    const owner = ownerOf(ctx);
    const { currency } = ctx.tenant;
    const now = ctx.now();
    const [id, depositNo] = [newId(), newNumber('DP', now)];
    const row = { id, depositNo, currency, amount, status: 'PENDING', channel, createdAt: now } as const;
    await walletRepo(tx, owner).insertDeposit(row);
    const target = { kind: 'DEPOSIT', targetId: id, targetNo: depositNo } as const;
    const { paymentNo } = await payments.createPayment(tx, { ...owner, ...target, amount: { amount, currency }, now });
    await ctx.once?.noteProgress(tx, { depositId: id, paymentNo });
    return { deposit: row, paymentNo };
  }

  async function listDeposits(ctx: UserCtx, page: { pageNo: number; pageSize: number }) {
    const { items, total } = await ctx.tx((tx) => walletRepo(tx, ownerOf(ctx)).pageOfDeposits(page));
    return { ...page, total, items: items.map(presentDeposit) };
  }

  /** Ends top-ups that nobody paid, in all shops. Money that comes later goes to the balance all the same. */
  const expireDeposits = (now: () => Date, isStopped?: IsStopped) =>
    doDueWork(
      { job: 'expire deposits', due: (time) => staleDeposits(unpaidSince(time), unsentSince(time)), work: expire },
      now,
      isStopped,
    );

  const expire = ({ tenantId, id }: { tenantId: string; id: string }, now: Date) =>
    retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
      const stale = await findPendingDeposit(tx, tenantId, id);
      if (!stale) return undefined;
      // the payment first: settling locks in this order too; a bank transfer has none
      const isClosed = stale.channel === OFFLINE || (await payments.closePayment(tx, { tenantId, kind: 'DEPOSIT', targetId: id })); // prettier-ignore
      if (!isClosed) return 'later';
      const { shopperId, depositNo: reference } = stale;
      await walletRepo(tx, { tenantId, shopperId }).moveDeposit(id, 'PENDING', 'REJECTED');
      await notify(tx, {
        tenantId,
        shopperId,
        code: 'DEPOSIT_REJECTED',
        event: id,
        reference,
        link: paths.balance(),
        at: now,
      });
      return undefined;
    });
  return { listDepositChannels, createDeposit, retryDeposit, cancelDeposit, listDeposits, expireDeposits };
};
export type DepositService = ReturnType<typeof createDepositService>;

/** Follows the settled payment of a deposit, whose money the ledger has by then. */
export async function creditDeposit(
  tx: Tx,
  payment: { tenantId: string; shopperId: string; targetId: string; targetNo: string },
  now: Date,
): Promise<void> {
  const isPending = await walletRepo(tx, payment).moveDeposit(payment.targetId, 'PENDING', 'CREDITED');
  if (!isPending) throw new AppError('STATE_CONFLICT');
  const { tenantId, shopperId, targetId: event, targetNo: reference } = payment;
  await notify(tx, { tenantId, shopperId, code: 'DEPOSIT_CREDITED', event, reference, link: paths.balance(), at: now });
}
