import { LIMITS } from '../../../contract/limits';
import { inLanguage } from '../../../contract/locales';
import { paths } from '../../../contract/paths';
import { feeOf, takesCountry, takesSum } from '../../../contract/pay-terms';
import type { PaymentStart } from '../../../contract/payment';
import type { NewCharge, Payer, PaymentProviderPort } from '../../adapters/payment/payment.port';
import type { PaymentProviders, ShopAtProvider } from '../../adapters/payment/payment.registry';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type UserCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { originOf } from '../../kernel/origin';
import { tooMany } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { scopeOf } from '../../kernel/tenant-scope';
import { lockShopper, readProfile } from '../account/account.service';
import { findCountry } from '../account/address.service';
import { attemptRepo, type LiveAttempt } from './attempt.repo';
import { endAttempt } from './charge-report.service';
import { paymentRepo, shopperPaymentRepo, type PaymentRow } from './payment.repo';
import { isOver, OPEN_STATUSES } from './payment.rules';
import { noteFailure, refusalOf } from './provider-failure';
import type { ProviderNews } from './provider-news.service';
import { storable } from './storable.rules';

export interface StartInput {
  paymentNo: string;
  /** What the shopper was shown, minor units: compared, never used. */
  shownAmount: number;
  /** The same of what is paid on top. */
  shownFee?: number | undefined;
  goodsName?: string;
  /** Of the provider's ways. */
  method?: string | undefined;
  /** In the way that was tried last. */
  goesOn?: boolean;
  phoneNumber?: string;
}

/** A person opens a few; each keeps a provider busy. @throws AppError TOO_MANY_REQUESTS */
export const refuseManyCharges = (ctx: UserCtx): Promise<void> => ctx.tx((tx) => refuseMany(tx, ctx));

async function refuseMany(tx: Tx, ctx: UserCtx): Promise<void> {
  const now = ctx.now();
  const windowMs = LIMITS.chargeMinutes * 60_000;
  const { tenantId, shopperId } = ownerOf(ctx);
  const since = new Date(now.getTime() - windowMs);
  const { count, firstCreatedAt } = await attemptRepo(tx, { tenantId }).waitingOf(shopperId, since);
  if (count >= LIMITS.waitingCharges)
    throw tooMany('waiting-charges', now, new Date(firstCreatedAt.getTime() + windowMs));
}

export const createStartPayment = (providers: PaymentProviders, news: ProviderNews) =>
  /**
   * Opens a charge at a provider, or finds the one that waits already; the answer says where to pay.
   * @param answerOf makes the call's answer of it
   * @throws AppError METHOD_DISABLED, NOT_FOUND, PRICE_CHANGED, STATE_CONFLICT, TOO_MANY_REQUESTS, SUPPLIER_FAILED
   */
  async function startPayment<Answer>(
    ctx: UserCtx,
    providerName: string,
    input: StartInput,
    answerOf: (start: PaymentStart) => Answer,
  ): Promise<Answer> {
    const used = await providers.usedBy(ctx.tenant, providerName);
    if (!used) throw new AppError('METHOD_DISABLED');
    const { provider } = used;
    const { paymentNo } = input;
    const found = await ctx.tx((tx) => readDue(tx, ctx, paymentNo));
    if (!found) throw new AppError('NOT_FOUND');
    const { due, payer, country } = found;
    const asked = input.goesOn ? await triedLast(ctx, provider, due.id) : input.method;
    // a way that the provider has not is none: the specification's payload may say what it likes
    const method = provider.methods?.find((known) => known === asked) ?? provider.methods?.[0] ?? '';
    const amount = { amount: due.amount, currency: due.currency };
    const terms = ctx.tenant.payTerms?.[providerName] ?? {};
    if (!takesSum(terms, due.amount) || !takesCountry(terms, country)) throw new AppError('METHOD_DISABLED');
    const fee = feeOf(terms, due.kind, due.amount);
    // nobody pays on top what they were not shown
    if (due.amount !== input.shownAmount || fee !== (input.shownFee ?? 0))
      throw new AppError('PRICE_CHANGED', { data: { amount, fee: { ...amount, amount: fee } } });

    await touchBegun(ctx);
    const waiting = due.status === 'PROCESSING' ? await news.askAbout(scopeOf(ctx), paymentNo) : [];
    const known = waiting.find(
      (charge) => charge.provider === provider.name && charge.method === method && charge.fee === fee,
    );
    if (known) return answerOf({ ...known.start, paymentNo });

    const attemptId = await claimAttempt(ctx, { provider: provider.name, method, fee, paymentNo });
    const giveUp = () => ctx.tx((tx) => endAttempt(tx, due, attemptId, 'CLOSED', ctx.now()));
    const charge = await provider
      .createPayment(chargeOf(ctx, used, due, attemptId, { ...input, method, fee, payer }))
      .then(storable)
      .catch(async (error: unknown) => {
        await giveUp();
        noteFailure(error, used.credentials, { provider: provider.name, payment: paymentNo, asked: 'start' });
        throw refusalOf(error);
      });
    const { start, providerRef, memo } = charge;
    const change = { status: 'OPEN', providerRef, start, updatedAt: ctx.now() } as const;
    return ctx.tx(async (tx) => {
      const attempts = attemptRepo(tx, ownerOf(ctx));
      const isOpen = await attempts.move(attemptId, ['CREATED'], change);
      if (!isOpen) throw new AppError('STATE_CONFLICT');
      if (memo) await attempts.addMemo(attemptId, memo);
      return keepAnswer(tx, ctx, answerOf({ ...start, paymentNo }));
    });
  };

async function readDue(tx: Tx, ctx: UserCtx, paymentNo: string) {
  const due = await shopperPaymentRepo(tx, ownerOf(ctx)).findByNo(paymentNo);
  if (!due) return undefined;
  const { email, name } = await readProfile(tx, ownerOf(ctx));
  return { due, payer: { email, name }, country: await findCountry(tx, ownerOf(ctx)) };
}

const triedLast = (ctx: UserCtx, { name }: PaymentProviderPort, paymentId: string) =>
  ctx.tx((tx) => attemptRepo(tx, ownerOf(ctx)).lastMethod(paymentId, name));

/** The attempt of an earlier runner of this call is in work again: it is not given up as forgotten. */
async function touchBegun(ctx: UserCtx): Promise<void> {
  const id = ctx.once?.progress.attemptId;
  const change = { status: 'CREATED', updatedAt: ctx.now() } as const;
  if (id) await ctx.tx((tx) => attemptRepo(tx, ownerOf(ctx)).move(id, ['CREATED'], change));
}

/**
 * Kept before the provider is asked, so that a payment with a charge is never taken for one without. The attempt of an
 * earlier runner of this call, which came to no end, goes on.
 */
const claimAttempt = (
  ctx: UserCtx,
  { provider, method, fee, paymentNo }: { provider: string; method: string; fee: number; paymentNo: string },
): Promise<string> =>
  ctx.tx(async (tx) => {
    const now = ctx.now();
    const owner = ownerOf(ctx);
    // one at a time, or each of many at once finds room
    await lockShopper(tx, owner);
    const payments = paymentRepo(tx, owner);
    const attempts = attemptRepo(tx, owner);
    const payment = await payments.lockByNo(paymentNo);
    const live = await attempts.liveOfNo(paymentNo);
    const begun = live.find(({ id, status }) => status === 'CREATED' && id === ctx.once?.progress.attemptId);
    const isAlike = (attempt: LiveAttempt) =>
      attempt.provider === provider && attempt.method === method && attempt.fee === fee;
    // one whose time is over may still bring money: it stays, and is asked about, beside the new one
    const isUsable = ({ start }: LiveAttempt) => !start || !isOver(start, now);
    const isBusy = live.some(
      (attempt) => attempt !== begun && (attempt.status === 'CREATED' || (isAlike(attempt) && isUsable(attempt))),
    );
    if (!payment || isBusy || !OPEN_STATUSES.includes(payment.status)) throw new AppError('STATE_CONFLICT');
    if (begun) return begun.id;
    await refuseMany(tx, ctx);
    const id = newId();
    const begins = { status: 'CREATED', createdAt: now, updatedAt: now } as const;
    await attempts.insert({ id, paymentId: payment.id, provider, method, fee, providerRef: id, ...begins });
    await payments.move({ id: payment.id }, ['UNPAID'], { status: 'PROCESSING' });
    await ctx.once?.noteProgress(tx, { attemptId: id });
    return id;
  });

function chargeOf(
  ctx: UserCtx,
  { provider, credentials }: ShopAtProvider,
  due: PaymentRow,
  reference: string,
  {
    goodsName,
    method,
    fee,
    phoneNumber,
    payer,
  }: StartInput & { method: string; fee: number; payer: Pick<Payer, 'email' | 'name'> },
): NewCharge {
  const { paymentNo, amount, currency, targetNo } = due;
  // the session is at the host that the shopper is at
  const returnUrl = originOf(ctx.host) + inLanguage(ctx.locale, paths.paymentReturn(paymentNo));
  return {
    credentials,
    reference,
    paymentNo,
    amount: { amount: amount + fee, currency },
    description: goodsName ?? targetNo,
    ...(method && { method }),
    payer: { locale: ctx.locale, ip: ctx.ip, ...payer, phoneNumber },
    returnUrl,
    // not by the host of the shopper, which may be gone when the news come
    notifyUrl: `${originOf(ctx.tenant.mainDomain ?? ctx.host)}/api/front/third-pay/${provider.name}/callback`,
    now: ctx.now(),
  };
}
