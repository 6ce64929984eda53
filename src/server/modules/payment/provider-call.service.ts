import type { ChargeBook, ProviderAnswer, ProviderCall } from '../../adapters/payment/provider-call.port';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { paymentRepo } from './payment.repo';
import { OPEN_STATUSES } from './payment.rules';
import { bookOf, type ProviderNews } from './provider-news.service';

export const createReceiveCall = (providers: PaymentProviders, { apply }: ProviderNews) =>
  /** A call of the provider's server, answered in its own form. @throws AppError NOT_FOUND where the shop has no such provider */
  async function receiveCall(ctx: Ctx, name: string, method: ProviderCall['method']): Promise<ProviderAnswer> {
    const { tenant, rawBody, header, ip } = ctx;
    const tenantId = tenant.id;
    const used = await providers.heardBy(tenant, name);
    if (!used) throw new AppError('NOT_FOUND');
    const { provider, credentials } = used;
    const now = ctx.now();

    const book: ChargeBook = {
      async apply({ eventId, ...report }) {
        const { account } = credentials;
        const reported = { tenantId, provider, account, paymentNo: report.paymentNo, report, eventId, now };
        return apply(ctx, { ...reported, ...bookOf(tenant) }).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return 'unknown';
          throw error;
        });
      },
      async find(paymentNo) {
        // behind the lock: a payment that is being settled at this moment is told as paid
        const row = await ctx.tx((tx) => paymentRepo(tx, { tenantId }).lockByNo(paymentNo));
        if (!row) return undefined;
        const { amount, currency, status } = row;
        return { amount: { amount, currency }, isOpen: OPEN_STATUSES.includes(status) };
      },
    };

    const query = new URLSearchParams(ctx.rawQuery);
    const { isVerified, answer } = await provider.answerCall(
      { method, query, rawBody, header, ip, credentials, now },
      book,
    );
    if (!isVerified) ctx.log.warn({ provider: name, tenant: tenantId }, 'callback refused');
    return answer;
  };
