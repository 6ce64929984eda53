import type { RefundClaim } from '../../../contract/payment';
import type { PaymentProviders, ShopAtProvider } from '../../adapters/payment/payment.registry';
import type { Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { newId } from '../../kernel/tokens';
import { tellOfOrder } from '../account/order-mail.service';
import { jobScope, type TenantScope } from '../../kernel/tenant-scope';
import { findTenant } from '../tenant/tenant.service';
import { ledgerReference, transfer, postLedger, type AccountName } from '../wallet/ledger.service';
import { retriedTx } from '../../kernel/retried-tx';
import { attemptRepo } from './attempt.repo';
import { claimRepo, dueClaims, type ClaimRow, type TakenClaim } from './claim.repo';
import type { PaymentRow } from './payment.repo';
import { noteFailure } from './provider-failure';
import { refundRepo } from './refund.repo';
import { partOf } from './refund.rules';
import { noteRefund, type NotedRefund } from './refund.service';
import { CLAIM_ATTEMPTS, nameOf, nextClaimAttempt } from './payment.rules';

const BATCH = 20;
/** Longer than a provider may take to answer. */
const LEASE_MS = 120_000;

/**
 * Owes money of a charge to the shopper, outside of any balance: it waits on the account SHOPPER_CLAIM and shows on the
 * order. @param from where it stands until now @returns false where it does already
 */
export async function openClaim(
  tx: Tx,
  claim: {
    payment: PaymentRow;
    charge: { provider: string; providerRef: string };
    reason: ClaimRow['reason'];
    cause: NotedRefund['cause'];
    request?: NotedRefund['request'];
    item?: NotedRefund['item'];
    from: AccountName;
    now: Date;
  },
): Promise<boolean> {
  const { payment, charge, reason, cause, request, item, from, now } = claim;
  const { tenantId, shopperId, currency, amount, targetNo } = payment;
  const times = { createdAt: now, updatedAt: now, nextAttemptAt: now };
  const { provider, providerRef } = charge;
  const about = { id: newId(), shopperId, paymentId: payment.id, reason, currency, amount };
  const row = { ...about, provider, providerRef, ...times };
  const isNew = await postLedger(tx, {
    tenantId,
    kind: reason === 'LATE_PAYMENT' ? 'DEPOSIT' : 'REFUND',
    // once for each request that it answers and each item that it is for, and once for all the rest
    reference: ledgerReference(targetNo, [provider, providerRef, partOf(claim)].filter(Boolean).join('.')),
    currency,
    now,
    entries: transfer(amount, from, { kind: 'SHOPPER_CLAIM', shopperId }),
  });
  if (!isNew) return false;
  await claimRepo(tx, { tenantId }).insert(row);
  await noteRefund(tx, { payment, cause, now, claim: { id: about.id, provider }, request, item });
  return true;
}

/** Claims of these payments, oldest first; asks only where there are some. */
export async function findClaims(tx: Tx, tenantId: string, payments: PaymentRow[]): Promise<ClaimRow[]> {
  const ids = payments.filter(({ hasClaim }) => hasClaim).map(({ id }) => id);
  return ids.length > 0 ? claimRepo(tx, { tenantId }).ofPayments(ids) : [];
}

export const presentClaim = ({ id, reason, status, amount, currency, ...row }: ClaimRow): RefundClaim => ({
  id,
  reason,
  status,
  amount: { amount, currency },
  method: row.provider,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Sends back what is due, by the providers that it came by. One that fails keeps none of the others waiting. */
export const createReturnClaims =
  (providers: PaymentProviders) =>
  async (scope: TenantScope): Promise<void> => {
    const now = scope.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const taken = await scope.tx((tx) => claimRepo(tx, scope).take(now, leaseUntil, BATCH));
    const tenant = taken.length > 0 ? await findTenant(scope.tenantId) : undefined;
    for (const claim of taken) {
      const used = tenant && (await providers.heardBy(tenant, claim.provider));
      const answer = used && (await askBack(scope, claim, used));
      // refused after a question that nobody answered, it may have happened all the same: a person looks
      const isCertain = claim.attempts === claim.answers + 1;
      const refusal = isCertain && tenant?.preference.supportBalancePay ? 'to balance' : 'with shop';
      const unanswered = claim.attempts >= CLAIM_ATTEMPTS ? 'with shop' : 'later';
      await conclude(scope, claim, answer === 'refused' ? refusal : (answer ?? unanswered));
    }
  };
export type ReturnClaims = ReturnType<typeof createReturnClaims>;

/** @returns undefined where no answer came */
async function askBack(scope: TenantScope, claim: TakenClaim, { provider, credentials }: ShopAtProvider) {
  const { id: refundReference, providerRef, amount, currency } = claim;
  const charge = await scope.tx((tx) => attemptRepo(tx, scope).findNamed(claim.provider, { providerRef }));
  if (!charge) return undefined;
  return provider
    .refund({
      ...nameOf(charge.attempt),
      credentials,
      refundReference,
      amount: { amount, currency },
      now: scope.now(),
      isRepeat: claim.attempts > 1,
    })
    .catch((error: unknown) => {
      const { attempts } = claim;
      noteFailure(error, credentials, { provider: provider.name, claim: refundReference, attempts, asked: 'refund' });
      return undefined;
    });
}

/** Those of all shops, each shop's in its own scope. */
export const createReturnDueClaims =
  (returnClaims: ReturnClaims) =>
  (now: () => Date, isStopped?: IsStopped): Promise<number> => {
    async function work({ tenantId }: { tenantId: string }, time: Date) {
      await returnClaims(jobScope(tenantId, time));
      return undefined;
    }
    return doDueWork({ job: 'return refunds', due: dueClaims, goesOn: true, work }, now, isStopped);
  };

type Outcome = 'returned' | 'to balance' | 'with shop' | 'pending' | 'later';

/** What is written where, and what its shopper is told, once there is an end to it. */
const ENDS = {
  returned: { claim: 'RETURNED', status: 'REFUNDED', step: 'REFUNDED', code: 'REFUND_RETURNED' },
  'to balance': { claim: 'ON_BALANCE', status: 'REFUNDED', step: 'TO_BALANCE', code: 'REFUND_ON_BALANCE' },
  'with shop': { claim: 'WITH_SHOP', status: 'APPROVED', step: 'WITH_SHOP', code: 'REFUND_WITH_SHOP' },
} as const;

async function conclude(scope: TenantScope, claim: TakenClaim, outcome: Outcome) {
  const { tenantId, id, shopperId, currency, amount, targetId, targetNo, host, attempts } = claim;
  const now = scope.now();
  await retriedTx(scope, async (tx) => {
    const claims = claimRepo(tx, scope);
    if (outcome === 'later' || outcome === 'pending')
      return claims.postpone(claim, nextClaimAttempt(attempts, now), outcome === 'pending');
    const { status, step, code, ...end } = ENDS[outcome];
    const isBack = outcome === 'returned';
    if (!(await (isBack ? claims.noteReturned(id, now) : claims.giveUp(claim, end.claim, now)))) return;
    if (outcome !== 'with shop') {
      const to = isBack
        ? ({ kind: 'PROVIDER_CLEARING', provider: claim.provider } as const)
        : ({ kind: 'SHOPPER_BALANCE', shopperId } as const);
      const entries = transfer(amount, { kind: 'SHOPPER_CLAIM', shopperId }, to);
      const reference = ledgerReference(targetNo, `${isBack ? 'returned' : 'balance'}.${id}`);
      await postLedger(tx, { tenantId, kind: 'REFUND', reference, currency, now, entries });
    }
    await refundRepo(tx, scope).stepByClaim(id, status, { step, at: now.toISOString() });
    const order = { id: targetId, orderNo: targetNo, host };
    const event = outcome === 'with shop' ? `${id}.${attempts}` : id;
    await tellOfOrder(tx, { tenantId, shopperId, code, event, order, at: now });
  });
}
