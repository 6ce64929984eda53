import type { ChargeBook, PaymentName, ProviderAnswer, ProviderCall } from '../../adapters/payment/provider-call.port';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { attemptRepo } from './attempt.repo';
import { paymentRepo } from './payment.repo';
import { presentKnown } from './payment.rules';
import { noteFailure, refusalOf } from './provider-failure';
import { bookOf, type ProviderNews } from './provider-news.service';
import { isStorableAll } from './storable.rules';

export const createReceiveCall = (providers: PaymentProviders, { apply }: ProviderNews) =>
  /** A call of the provider's server, answered in its own form. @throws AppError NOT_FOUND where the shop has no such provider, SUPPLIER_FAILED where it does not answer us */
  async function receiveCall(ctx: Ctx, name: string, method: ProviderCall['method']): Promise<ProviderAnswer> {
    const { tenant, rawBody, header, ip } = ctx;
    const tenantId = tenant.id;
    const used = await providers.heardBy(tenant, name);
    if (!used) throw new AppError('NOT_FOUND');
    const { provider, credentials, isTest } = used;
    const now = ctx.now();

    /** What went wrong in our own books is no failure of the provider. */
    const ownFailures = new Set<unknown>();
    const noted = (error: unknown): never => {
      ownFailures.add(error);
      throw error;
    };
    const book: ChargeBook = {
      async apply({ eventId, ...report }) {
        if (!isStorableAll({ eventId, ...report })) return noted(new AppError('MALFORMED'));
        const { account } = credentials;
        const reported = { tenantId, provider: { name: provider.name, isTest }, account, report, eventId, now };
        return apply(ctx, { ...reported, ...bookOf(tenant) }).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'NOT_FOUND') return 'unknown';
          return noted(error);
        });
      },
      find: async (named) =>
        isStorableAll(named)
          ? ctx.tx((tx) => findKnown(tx, { tenantId, provider: provider.name }, named)).catch(noted)
          : undefined,
      list: (span) =>
        ctx
          .tx((tx) => attemptRepo(tx, { tenantId }).listChanged(provider.name, span))
          .then((rows) => rows.map(({ paid, attempt }) => presentKnown(paid, attempt)))
          .catch(noted),
    };
    const noteUnheard = (error: unknown) =>
      noteFailure(error, credentials, { provider: provider.name, asked: 'callback' });

    const query = new URLSearchParams(ctx.rawQuery);
    const call = { method, query, rawBody, header, ip, credentials, now };
    const { isVerified, answer, failure } = await provider.answerCall(call, book).catch((error: unknown) => {
      if (ownFailures.has(error)) throw error;
      noteUnheard(error);
      throw refusalOf(error);
    });
    if (failure !== undefined) noteUnheard(failure);
    if (!isVerified) ctx.log.warn({ provider: name, tenant: tenantId }, 'callback refused');
    return answer;
  };

/** Behind the lock: a payment that is being settled at this moment is told as paid. */
async function findKnown(tx: Tx, { tenantId, provider }: { tenantId: string; provider: string }, name: PaymentName) {
  const attempts = attemptRepo(tx, { tenantId });
  const paymentNo = 'paymentNo' in name ? name.paymentNo : (await attempts.findNamed(provider, name))?.paymentNo;
  const row = paymentNo === undefined ? undefined : await paymentRepo(tx, { tenantId }).lockByNo(paymentNo);
  if (!row) return undefined;
  return presentKnown(row, 'paymentNo' in name ? undefined : (await attempts.findNamed(provider, name))?.attempt);
}
