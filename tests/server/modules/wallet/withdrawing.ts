import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { withdrawalDeskEndpoints } from '../../../../src/contract/withdrawal.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { fundBalance, PAY_PASSWORD, readBalance } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

/** A shopper who asks for some of what is on the balance. */
export async function withdrawing({ shop }: { shop?: Shop | undefined } = {}) {
  const at = shop ?? (await startShop());
  const shopper = await signUp(at, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  await fundBalance(at, shopper, 1000);
  const body = { amount: 700, accountText: 'Bank, 12', payPassword: PAY_PASSWORD };
  const { id } = (await at.call(walletEndpoints.createWithdrawal, { body }, { token })).data;
  const params = { id };
  return {
    ...{ shop: at, token, id, shopper },
    cancel: () => at.call(walletEndpoints.cancelWithdrawal, { params }, { token }),
    status: async () => (await at.call(walletEndpoints.listWithdrawals, {}, { token })).data.items[0]?.status ?? '',
    sums: async () => [await readBalance(at, shopper), await readBalance(at, shopper, 'SHOPPER_FROZEN')],
  };
}

/** One of the staff at the desk of this withdrawal. */
export async function atDesk({ shop, id }: { shop: Shop; id: string }, roles: DefaultRole[] = ['owner']) {
  const who = await signInStaff(shop, roles);
  const params = { id };
  return {
    ...who,
    read: async () => (await shop.call(withdrawalDeskEndpoints.get, { params }, who)).data,
    ask: (note = '') => shop.call(withdrawalDeskEndpoints.ask, { params, body: { note } }, who),
    decide: (approvalId: string, decision: 'APPROVED' | 'REFUSED' = 'APPROVED', note = '') =>
      shop.call(withdrawalDeskEndpoints.decide, { params, body: { approvalId, decision, note } }, who),
    pay: (bankReference = `B-${id}`) =>
      shop.call(withdrawalDeskEndpoints.pay, { params, body: { bankReference } }, who),
    refuse: (reason = 'No such account', status: 'REQUESTED' | 'APPROVED' = 'REQUESTED') =>
      shop.call(withdrawalDeskEndpoints.refuse, { params, body: { status, reason } }, who),
  };
}

/** The same, asked about by one and waiting for others. */
export async function askedFor(shop?: Shop) {
  const at = await withdrawing({ shop });
  const first = await atDesk(at, ['finance']);
  const { approvals } = (await first.ask('Looked at')).data;
  return { ...at, first, approvalId: approvals[0]?.id ?? '' };
}
