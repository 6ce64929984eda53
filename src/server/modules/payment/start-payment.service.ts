import { DEFAULT_LOCALE } from '../../../contract/locales';
import type { NewCharge, PaymentProviderPort } from '../../adapters/payment/payment.port';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import { env } from '../../env';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { newId } from '../../kernel/tokens';
import { attemptRepo } from './attempt.repo';
import { endAttempt } from './charge-report.service';
import { paymentRepo, shopperPaymentRepo, type PaymentRow } from './payment.repo';
import { OPEN_STATUSES } from './payment.rules';
import { scopeOf, type ProviderNews } from './provider-news.service';

export interface StartInput {
  paymentNo: string;
  /** What the shopper was shown, minor units: compared, never used. */
  shownAmount: number;
  goodsName?: string;
}

export const createStartPayment = (providers: PaymentProviders, news: ProviderNews) =>
  /**
   * Opens a charge at a provider, or finds the one that waits already; the answer says where to pay.
   * @throws AppError METHOD_DISABLED, NOT_FOUND, PRICE_CHANGED, STATE_CONFLICT, SUPPLIER_FAILED
   */
  async function startPayment(ctx: UserCtx, providerName: string, input: StartInput) {
    const provider = providers.ofTenant(ctx.tenant).find(({ name }) => name === providerName);
    if (!provider) throw new AppError('METHOD_DISABLED');
    const { paymentNo } = input;
    const due = await ctx.tx((tx) => shopperPaymentRepo(tx, ownerOf(ctx)).findByNo(paymentNo));
    if (!due) throw new AppError('NOT_FOUND');
    const amount = { amount: due.amount, currency: due.currency };
    if (due.amount !== input.shownAmount) throw new AppError('PRICE_CHANGED', { data: { amount } });

    const waiting = due.status === 'PROCESSING' ? await news.askAbout(scopeOf(ctx), paymentNo) : [];
    const known = waiting.find(({ provider: name }) => name === provider.name);
    if (known) return { kind: 'redirect' as const, url: known.payUrl, paymentNo };

    const attemptId = await claimAttempt(ctx, provider, paymentNo);
    const giveUp = () => ctx.tx((tx) => endAttempt(tx, due, attemptId, 'CLOSED', ctx.now()));
    const charge = await provider
      .createPayment(chargeOf(ctx, provider, due, input.goodsName))
      .catch(async (error: unknown) => {
        await giveUp();
        throw error;
      });
    const change = { status: 'OPEN', providerRef: charge.providerRef, updatedAt: ctx.now() } as const;
    const isOpen = await ctx.tx((tx) => attemptRepo(tx, ownerOf(ctx)).transition(attemptId, ['CREATED'], change));
    if (!isOpen) throw new AppError('STATE_CONFLICT');
    return { kind: charge.kind, url: charge.url, paymentNo };
  };

/** Kept before the provider is asked, so that a payment with a charge is never taken for one without. */
const claimAttempt = (ctx: UserCtx, { name }: PaymentProviderPort, paymentNo: string): Promise<string> =>
  ctx.tx(async (tx) => {
    const owner = ownerOf(ctx);
    const payments = paymentRepo(tx, owner);
    const attempts = attemptRepo(tx, owner);
    const payment = await payments.lockByNo(paymentNo);
    const live = await attempts.liveOfNo(paymentNo);
    const isBusy = live.some(({ status, provider }) => status === 'CREATED' || provider === name);
    if (!payment || isBusy || !OPEN_STATUSES.includes(payment.status)) throw new AppError('STATE_CONFLICT');
    const id = newId();
    const now = ctx.now();
    const times = { createdAt: now, updatedAt: now };
    await attempts.insert({ id, paymentId: payment.id, provider: name, providerRef: id, status: 'CREATED', ...times });
    await payments.transition({ id: payment.id }, ['UNPAID'], { status: 'PROCESSING' });
    return id;
  });

function chargeOf(ctx: UserCtx, provider: PaymentProviderPort, due: PaymentRow, goodsName?: string): NewCharge {
  const { tenantId, paymentNo, amount, currency, targetNo } = due;
  const origin = `${env().PUBLIC_ORIGIN_SCHEME}://${ctx.host}`;
  const prefix = ctx.locale === DEFAULT_LOCALE ? '' : `/${ctx.locale}`;
  return {
    tenantId,
    paymentNo,
    amount: { amount, currency },
    description: goodsName ?? targetNo,
    returnUrl: `${origin}${prefix}/payment/return?paymentNo=${paymentNo}`,
    notifyUrl: `${origin}/api/front/third-pay/${provider.name}/callback`,
    now: ctx.now(),
  };
}
