import { formatMoney } from '../../contract/money';
import { AppError } from '../kernel/app-error';
import { recordCommand } from '../modules/operator/audit.service';
import { createReviewPayment, listInReview, type Outcome } from '../modules/payment/review-payment.service';
import { createSettle } from '../modules/payment/settle.service';
import { shopIdOf, ShopRefusal } from '../modules/tenant/register-shop.service';
import { findTenant } from '../modules/tenant/tenant.service';
import { onSettled } from '../wiring/app-money';
import { personHere } from './shop-rate-command';

const SAID: Record<Outcome, string> = {
  PAID: 'it is paid',
  LATE: 'its order takes no money any more, so the shopper has it back',
  UNPAID: 'it is not paid, and can be paid anew',
  EXPIRED: 'it is not paid, and not due any more',
};

/** `list <shop>`, `accept <shop> <number>` or `refuse <shop> <number>`. @throws ShopRefusal */
export async function runPaymentCommand(words: string[], { now }: { now: Date }): Promise<string> {
  const [verb, shop, paymentNo, ...more] = words;
  const isWhole = verb === 'list' ? !paymentNo : Boolean(paymentNo) && (verb === 'accept' || verb === 'refuse');
  if (!shop || !isWhole || more.length > 0)
    throw new ShopRefusal(
      'Say: payment list <shop>, payment accept <shop> <number>, or payment refuse <shop> <number>.',
    );
  const tenant = await findTenant(await shopIdOf(shop));
  if (!tenant) throw new ShopRefusal(`${shop} cannot be read.`);
  if (!paymentNo) return listOf(tenant.id);
  const by = personHere();
  const outcome = await createReviewPayment(createSettle(onSettled))({
    ...{ tenantId: tenant.id, paymentNo, now, isPaid: verb === 'accept' },
    keepsBalances: tenant.preference.supportBalancePay,
    record: (tx, status) =>
      recordCommand(tx, tenant.id, now, {
        ...{ action: 'money.review', subjectKind: 'PAYMENT', subjectId: paymentNo },
        ...{ before: { status: 'NEEDS_REVIEW' }, after: { status, by } },
      }),
  }).catch((error: unknown) => {
    throw refusalOf(error, paymentNo);
  });
  return `${paymentNo}: ${SAID[outcome]}`;
}

async function listOf(tenantId: string): Promise<string> {
  const waiting = await listInReview(tenantId);
  if (waiting.length === 0) return 'No payment waits for a person.';
  return waiting
    .map(({ payment: { paymentNo, targetNo, amount, currency }, charge: { provider, providerRef, fee } }) =>
      [paymentNo, targetNo, formatMoney({ amount: amount + fee, currency }, 'en'), provider, providerRef].join('  '),
    )
    .join('\n');
}

function refusalOf(error: unknown, paymentNo: string): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'NOT_FOUND') return new ShopRefusal(`There is no payment ${paymentNo}.`);
  return error.code === 'STATE_CONFLICT' ? new ShopRefusal(`${paymentNo} does not wait for a person.`) : error;
}
