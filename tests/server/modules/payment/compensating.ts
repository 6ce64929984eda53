import type { DeskCompensation } from '../../../../src/contract/compensation-desk';
import { compensationDeskEndpoints as desk } from '../../../../src/contract/compensation.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { orderDue, readBalance } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

export const startGiving = (settings: Parameters<typeof startShop>[0] = {}) =>
  startShop({ staffLimits: { compensationMonth: 1000 }, ...settings });

/** A shopper whom the shop has let down, with the number of their order. */
export async function letDown(shop: Shop) {
  const shopper = await signUp(shop);
  const { targetNo: no, targetId: orderId } = await orderDue(shop, shopper, 5000);
  return { shop, ...shopper, no, orderId, balance: () => readBalance(shop, shopper) };
}

/** One of the staff at the desk of compensations. */
export async function giver(shop: Shop, roles: DefaultRole[] = ['owner']) {
  const who = await signInStaff(shop, roles);
  const inputOf = (no: string, amount = 300) => ({
    ...{ no, amount, reason: 'MADE_LATE' as const, note: 'It lay here for a week' },
    hint: 'Two calls of theirs',
  });
  return {
    ...who,
    inputOf,
    ask: (no: string, amount?: number) => shop.call(desk.ask, { body: inputOf(no, amount) }, who),
    read: async (id: string) => (await shop.call(desk.get, { params: { id } }, who)).data,
    list: async (query: object = {}) => (await shop.call(desk.list, { query }, who)).data,
    about: (no: string) => shop.call(desk.about, { query: { no } }, who),
    again: ({ id, version }: DeskCompensation, amount: number) => {
      const { no: _, ...words } = inputOf('', amount);
      return shop.call(desk.change, { params: { id }, body: { version, ...words } }, who);
    },
    decide: ({ id, approvals }: DeskCompensation, decision: 'APPROVED' | 'REFUSED' = 'APPROVED') =>
      shop.call(
        desk.decide,
        { params: { id }, body: { approvalId: approvals.at(-1)?.id ?? '', decision, note: '' } },
        who,
      ),
    pay: (id: string, bankReference = `B-${id}`) =>
      shop.call(desk.pay, { params: { id }, body: { bankReference } }, who),
    drop: ({ id, version }: DeskCompensation) =>
      shop.call(desk.drop, { params: { id }, body: { version, why: 'They said sorry' } }, who),
  };
}
