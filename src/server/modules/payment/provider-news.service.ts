import type { Payment } from '../../../contract/payment';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import { tenantTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { metrics } from '../../kernel/metrics';
import { findTenant } from '../tenant/tenant.service';
import { moneyTx } from '../wallet/money-tx.service';
import { attemptRepo, quietAttempts, type LiveAttempt } from './attempt.repo';
import { endAttempt, type ApplyReport, type Reported } from './charge-report.service';
import { paymentRepo, shopperPaymentRepo } from './payment.repo';
import { presentPayment } from './payment.rules';

/** What a job and a request have in common. */
export interface TenantScope {
  tenantId: string;
  now: () => Date;
  tx: Ctx['tx'];
}
export const scopeOf = ({ tenant, now, tx }: Ctx): TenantScope => ({ tenantId: tenant.id, now, tx });

const bookOf = ({ preference }: Ctx['tenant']) => ({ keepsBalances: preference.supportBalancePay });

const QUIET_MS = 60_000;
/** Providers end a charge long before this. */
const ASK_FOR_MS = 7 * 86_400_000;
const quietAt = (now: Date) => quietAttempts({ bornAfter: before(now, ASK_FOR_MS), before: before(now, QUIET_MS) });
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Learning from providers how charges stand: told by callback, or asked by the return page and the reconciler. */
export function createProviderNews(providers: PaymentProviders, applyReport: ApplyReport) {
  async function apply(scope: Pick<TenantScope, 'tx'>, reported: Reported): Promise<void> {
    const applied = await moneyTx(scope, (tx) => applyReport(tx, reported));
    if (!applied) return;
    const { state, isOrder } = applied;
    metrics().payments.inc({ provider: reported.provider.name, state });
    if (state === 'paid' && isOrder) metrics().orders.inc({ event: 'paid' });
  }

  /** @returns where charges that wait for the shopper can be paid */
  async function ask(scope: TenantScope, attempts: LiveAttempt[]): Promise<{ provider: string; payUrl: string }[]> {
    const { tenantId } = scope;
    const tenant = attempts.length > 0 ? await findTenant(tenantId) : undefined;
    const waiting = [];
    for (const attempt of attempts) {
      const { id, providerRef, paymentNo } = attempt;
      const provider = tenant && providers.heardBy(tenant, attempt.provider);
      if (attempt.status === 'CREATED') await giveUpUnopened(scope, attempt);
      // first: one that fails goes behind the others
      const isOpen = await scope.tx((tx) => attemptRepo(tx, scope).touch(id, scope.now()));
      const report = isOpen ? await provider?.query({ tenantId, providerRef }) : undefined;
      if (!provider || !report) continue;
      const now = scope.now();
      if (report.state !== 'pending')
        await apply(scope, { tenantId, provider, paymentNo, report, now, ...bookOf(tenant) });
      else if (report.payUrl) waiting.push({ provider: provider.name, payUrl: report.payUrl });
    }
    return waiting;
  }

  /** We stopped between asking for a charge and keeping its name: the shopper never saw where to pay it. */
  async function giveUpUnopened(scope: TenantScope, { id, paymentNo, updatedAt }: LiveAttempt): Promise<void> {
    const now = scope.now();
    if (now.getTime() - updatedAt.getTime() < QUIET_MS) return;
    await scope.tx(async (tx) => {
      const payment = await paymentRepo(tx, scope).lockByNo(paymentNo);
      if (payment) await endAttempt(tx, payment, id, 'CLOSED', now);
    });
  }

  const askAbout = async (scope: TenantScope, paymentNo: string) =>
    ask(scope, await scope.tx((tx) => attemptRepo(tx, scope).liveOfNo(paymentNo)));

  async function askAboutOne({ tenantId, id }: { tenantId: string; id: string }, now: Date) {
    const tx: TenantScope['tx'] = (work) => tenantTx({ tenantId, shopperId: '' }, work);
    const attempt = await tx((inTx) => attemptRepo(inTx, { tenantId }).findLive(id));
    if (attempt) await ask({ tenantId, now: () => now, tx }, [attempt]);
    return undefined;
  }

  return {
    askAbout,

    /** The return page reads this, and nothing out of its own address (P5). @throws AppError NOT_FOUND */
    async getByNo(ctx: UserCtx, paymentNo: string): Promise<Payment> {
      const read = () => ctx.tx((tx) => shopperPaymentRepo(tx, ownerOf(ctx)).findByNo(paymentNo));
      let row = await read();
      if (row?.status === 'PROCESSING') {
        await askAbout(scopeOf(ctx), paymentNo);
        row = await read();
      }
      if (!row) throw new AppError('NOT_FOUND');
      return presentPayment(row);
    },

    /** A call of the provider's server. @throws AppError FORBIDDEN where it is not signed, NOT_FOUND: it calls again */
    async receiveNotice(ctx: Ctx, providerName: string): Promise<{ received: boolean }> {
      const { rawBody, header, tenant } = ctx;
      const provider = providers.heardBy(tenant, providerName);
      if (!provider) throw new AppError('NOT_FOUND');
      const now = ctx.now();
      const call = provider.handleNotify({ tenantId: tenant.id, rawBody, header, now });
      if (!call.verified) {
        ctx.log.warn({ provider: providerName, tenant: tenant.id }, 'callback refused');
        throw new AppError('FORBIDDEN');
      }
      const { paymentNo, eventId } = call.notice;
      const reported = {
        tenantId: tenant.id,
        provider,
        paymentNo,
        report: call.notice,
        eventId,
        now,
        ...bookOf(tenant),
      };
      await apply(ctx, reported);
      return call.ack;
    },

    /** Asks about every charge that nobody has heard of for a minute, in all shops, also of payments that are closed (P6). */
    reconcile: (now: () => Date, isStopped?: IsStopped): Promise<number> =>
      doDueWork({ job: 'reconcile payments', due: quietAt, work: askAboutOne }, now, isStopped),
  };
}
export type ProviderNews = ReturnType<typeof createProviderNews>;
