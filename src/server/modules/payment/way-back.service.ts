import type { WayBack } from '../../../contract/refund';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import type { Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { attemptRepo } from './attempt.repo';
import { BALANCE } from './payment.rules';
import { paymentRepo, type PaymentRow } from './payment.repo';

/** The charge by which money of a payment goes back; undefined where it goes to the balance. */
export async function chargeBackOf(tx: Tx, paid: PaymentRow, keepsBalances: boolean) {
  const charge = keepsBalances ? undefined : await attemptRepo(tx, paid).findPaid(paid.id);
  return paid.method === BALANCE ? undefined : charge;
}

/** By which provider a target's payment came, and what paying there has cost on top. */
export async function findOrigin(
  tx: Tx,
  { tenantId, kind, targetId }: Pick<PaymentRow, 'tenantId' | 'kind' | 'targetId'>,
): Promise<WayBack | undefined> {
  const paid = await paymentRepo(tx, { tenantId }).findPaid({ kind, targetId }, false);
  const charge = paid && (await chargeBackOf(tx, paid, false));
  return charge && { method: charge.provider, fee: { amount: paid.fee, currency: paid.currency } };
}

/**
 * Whether a shopper may have money sent back there in place of the balance. Asked outside of any transaction. A shop
 * without balances leaves no choice.
 */
export const createOfferWayBack =
  (providers: PaymentProviders) =>
  async (tenant: TenantRecord, origin: WayBack | undefined): Promise<WayBack | null> => {
    if (!origin || !tenant.preference.supportBalancePay) return null;
    const used = await providers.heardBy(tenant, origin.method);
    return used && !used.provider.keepsMoney?.(used.credentials) ? origin : null;
  };
