import { customerDeskEndpoints } from '../../../src/contract/customer.desk.endpoints';
import { personalDataDeskEndpoints } from '../../../src/contract/personal-data.desk.endpoints';
import { personalDataEndpoints } from '../../../src/contract/personal-data.endpoints';
import { signUp } from '../../support/shopper';
import { signInStaff } from '../../support/staff';
import { caseOf, type Case, type Ordering } from './crash-case';

const DAY_MS = 86_400_000;

/** Somebody new, of whom nothing is open. */
const newcomer = async ({ shop }: Ordering) => ({ params: { id: (await signUp(shop)).shopperId } });

export const PEOPLE_CASES: Case[] = [
  caseOf(
    personalDataEndpoints.askExport,
    ({ shop }) => {
      // a day bears only a few of them
      shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
      return Promise.resolve({});
    },
    { data_export: 1 },
  ),
  caseOf(personalDataDeskEndpoints.askExport, newcomer, { data_export: 1 }, 'staff'),
  caseOf(
    personalDataDeskEndpoints.decideErasure,
    async (at) => {
      const { params } = await newcomer(at);
      const ask = { params, body: { note: 'Their wish' } };
      const other = await signInStaff(at.shop);
      const { approvals } = (await at.shop.call(personalDataDeskEndpoints.askErasure, ask, other)).data;
      return { params, body: { approvalId: approvals[0]?.id ?? '', decision: 'APPROVED' as const } };
    },
    { erased: 1 },
    'staff',
  ),
  caseOf(
    customerDeskEndpoints.endSession,
    async (at) => {
      const { params } = await newcomer(at);
      const { items } = (await at.shop.call(customerDeskEndpoints.listSessions, { params }, at.desk)).data;
      return { params: { ...params, sessionId: items[0]?.id ?? '' } };
    },
    { notification: 1, deeds: 1 },
    'staff',
  ),
  caseOf(
    customerDeskEndpoints.viewAs,
    async (at) => ({ ...(await newcomer(at)), body: { reason: 'Their order' } }),
    { account_look: 1, notification: 1 },
    'staff',
  ),
];
