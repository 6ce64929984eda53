import type { ChargeStart, PaymentOnTheWay } from '../../../contract/payment';
import type { NoticeOutcome } from '../../adapters/payment/provider-call.port';
import type { PaymentProviders, ShopAtProvider } from '../../adapters/payment/payment.registry';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { metrics } from '../../kernel/metrics';
import { jobScope, scopeOf, type TenantScope } from '../../kernel/tenant-scope';
import { findTenant } from '../tenant/tenant.service';
import { retriedTx } from '../../kernel/retried-tx';
import { attemptRepo, quietAttempts, type LiveAttempt } from './attempt.repo';
import { endAttempt, type ApplyReport, type Reported } from './charge-report.service';
import { paymentRepo, shopperPaymentRepo } from './payment.repo';
import { noteFailure } from './provider-failure';
import { storable } from './storable.rules';
import { isNamed, isOver, nameOf, presentPayment } from './payment.rules';

export interface WaitingCharge {
  provider: string;
  method: string;
  fee: number;
  start: ChargeStart;
}

export const bookOf = ({ preference }: Ctx['tenant']) => ({ keepsBalances: preference.supportBalancePay });

const QUIET_MS = 60_000;
/** Providers end a charge long before this. */
const ASK_FOR_MS = 7 * 86_400_000;
const quietAt = (now: Date) => quietAttempts({ bornAfter: before(now, ASK_FOR_MS), before: before(now, QUIET_MS) });
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Learning from providers how charges stand: told by callback, or asked by the return page and the reconciler. */
export function createProviderNews(providers: PaymentProviders, applyReport: ApplyReport) {
  /** @throws AppError NOT_FOUND where there is no such payment or charge */
  async function apply(scope: Pick<TenantScope, 'tx'>, reported: Reported): Promise<NoticeOutcome> {
    const applied = await retriedTx(scope, (tx) => applyReport(tx, reported));
    if (!applied) return 'known';
    const { state, isOrder } = applied;
    metrics().payments.inc({ provider: reported.provider.name, state });
    if (state === 'paid' && isOrder) metrics().orders.inc({ event: 'paid' });
    return state === 'review' ? 'disputed' : 'applied';
  }

  /** @returns those that wait for the shopper, and how he goes on with them */
  async function ask(scope: TenantScope, attempts: LiveAttempt[]): Promise<WaitingCharge[]> {
    const tenant = attempts.length > 0 ? await findTenant(scope.tenantId) : undefined;
    const waiting: WaitingCharge[] = [];
    for (const attempt of attempts) {
      // first: one that fails goes behind the others
      const isOpen = await scope.tx((tx) => attemptRepo(tx, scope).touch(attempt.id, scope.now()));
      if (!isOpen && !isForgotten(attempt, scope.now())) continue;
      const used = tenant && (await providers.heardBy(tenant, attempt.provider));
      const isWaiting = used && (await askOf(scope, attempt, { ...used, ...bookOf(tenant) }));
      const { provider, method, fee, start } = attempt;
      if (!isOpen) await giveUpUnopened(scope, attempt);
      else if (isWaiting && start && !isOver(start, scope.now())) waiting.push({ provider, method, fee, start });
    }
    return waiting;
  }

  /** A provider that does not answer is asked again, and keeps nobody waiting. @returns whether it waits, as far as we know */
  async function askOf(
    scope: TenantScope,
    attempt: LiveAttempt,
    { provider: asked, credentials, isTest, keepsBalances }: ShopAtProvider & { keepsBalances: boolean },
  ): Promise<boolean> {
    const { paymentNo } = attempt;
    const provider = { name: asked.name, isTest };
    const report = await asked
      .query({ ...nameOf(attempt), credentials })
      .then(storable)
      .catch((error: unknown) => {
        noteFailure(error, credentials, { provider: provider.name, payment: paymentNo, asked: 'query' });
        return undefined;
      });
    if (!report || report.state === 'pending') return true;
    const { tenantId } = scope;
    const { account } = credentials;
    // the one that we asked about: an answer to a question is no news of another charge
    const providerRef = isNamed(attempt) ? attempt.providerRef : report.providerRef;
    const about = { ...report, providerRef, reference: attempt.id, paymentNo: report.paymentNo ?? paymentNo };
    await apply(scope, { tenantId, provider, account, report: about, now: scope.now(), keepsBalances });
    return false;
  }

  /** We stopped between asking for a charge and keeping its name: the shopper never saw where to pay it. */
  const isForgotten = ({ status, updatedAt }: LiveAttempt, now: Date) =>
    status === 'CREATED' && now.getTime() - updatedAt.getTime() >= QUIET_MS;

  /** Asked about before: where it was paid all the same, it stays paid. */
  async function giveUpUnopened(scope: TenantScope, { id, paymentNo }: LiveAttempt): Promise<void> {
    const now = scope.now();
    await scope.tx(async (tx) => {
      const payment = await paymentRepo(tx, scope).lockByNo(paymentNo);
      if (payment) await endAttempt(tx, payment, id, 'CLOSED', now);
    });
  }

  const askAbout = async (scope: TenantScope, paymentNo: string) =>
    ask(scope, await scope.tx((tx) => attemptRepo(tx, scope).liveOfNo(paymentNo)));

  async function askAboutOne({ tenantId, id }: { tenantId: string; id: string }, now: Date) {
    const scope = jobScope(tenantId, now);
    const attempt = await scope.tx((tx) => attemptRepo(tx, scope).findLive(id));
    if (attempt) await ask(scope, [attempt]);
    return undefined;
  }

  return {
    apply,
    askAbout,

    /** The return page reads this, and nothing out of its own address (P5). @throws AppError NOT_FOUND */
    async getByNo(ctx: UserCtx, paymentNo: string): Promise<PaymentOnTheWay> {
      const read = () => ctx.tx((tx) => shopperPaymentRepo(tx, ownerOf(ctx)).findByNo(paymentNo));
      let row = await read();
      let waiting: WaitingCharge[] = [];
      if (row?.status === 'PROCESSING') {
        waiting = await askAbout(scopeOf(ctx), paymentNo);
        row = await read();
      }
      if (!row) throw new AppError('NOT_FOUND');
      // asked in the order in which they were asked before: the last one is the newest
      const start = row.status === 'PROCESSING' ? waiting.at(-1)?.start : undefined;
      return { ...presentPayment(row), targetId: row.targetId, start: start ? { ...start, paymentNo } : null };
    },

    /** Asks about every charge that nobody has heard of for a minute, in all shops, also of payments that are closed (P6). */
    reconcile: (now: () => Date, isStopped?: IsStopped): Promise<number> =>
      doDueWork({ job: 'reconcile payments', due: quietAt, goesOn: true, work: askAboutOne }, now, isStopped),
  };
}
export type ProviderNews = ReturnType<typeof createProviderNews>;
