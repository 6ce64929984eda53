import { ledgerDeskEndpoints as desk } from '../../../../src/contract/ledger.desk.endpoints';
import type { LedgerRecord } from '../../../../src/contract/ledger-desk';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import type { Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

/** One of the staff at the money book. */
export async function bookAt(shop: Shop, roles: DefaultRole[] = ['owner']) {
  const who = await signInStaff(shop, roles);
  const book = {
    list: async (query: object = {}) => (await shop.call(desk.list, { query }, who)).data,
    get: async (id: string) => (await shop.call(desk.get, { params: { id } }, who)).data,
    ask: (id: string) => shop.call(desk.askAdjustment, { params: { id }, body: { reason: 'Another bank line' } }, who),
    decide: ({ id, approvals }: LedgerRecord, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') =>
      shop.call(
        desk.decideAdjustment,
        { params: { id }, body: { approvalId: approvals.at(-1)?.id ?? '', decision, note: '' } },
        who,
      ),
  };
  return { ...who, book };
}
