import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { Code } from './fields.schemas';
import {
  AccountAnswer,
  AccountInput,
  AccountVersion,
  BankInput,
  PaymentSettings,
  SwitchesInput,
  TermsInput,
} from './payment-settings.schemas';

const ofAccounts = { access: 'staff', permission: 'money.accounts' } as const;
const params = z.object({ name: Code });

export const paymentSettingsDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/settings/payments',
    ...ofAccounts,
    response: PaymentSettings,
    summary: 'By whom the shop is paid, its accounts outside and where transfers go. No secret is ever told.',
  }),
  setSwitches: endpoint({
    method: 'PUT',
    path: '/operator/settings/payments',
    ...ofAccounts,
    body: SwitchesInput,
    response: PaymentSettings,
    summary: 'Which providers shoppers can choose, in which order; a 409 carries the section as it is now.',
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/operator/settings/accounts/{name}',
    ...ofAccounts,
    params,
    body: AccountInput,
    response: PaymentSettings,
    summary: 'Keys of an account outside. Where money is real, those of a payment provider wait for a second person.',
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/operator/settings/accounts/{name}',
    ...ofAccounts,
    params,
    query: AccountVersion,
    response: PaymentSettings,
    summary: 'Forget an account outside, with its keys.',
  }),
  testAccount: endpoint({
    method: 'POST',
    path: '/operator/settings/accounts/{name}/test',
    ...ofAccounts,
    params,
    response: AccountAnswer,
    summary: 'Ask the service something that changes nothing, with the keys that are kept.',
  }),
  decideAccount: endpoint({
    method: 'POST',
    path: '/operator/settings/accounts/{name}/decide',
    ...ofAccounts,
    params,
    body: ApprovalDecision,
    response: PaymentSettings,
    summary: 'The second person’s word about an account; 409 for who asked, and where something else is asked by now.',
  }),
  setTerms: endpoint({
    method: 'PUT',
    path: '/operator/settings/accounts/{name}/terms',
    ...ofAccounts,
    params,
    body: TermsInput,
    response: PaymentSettings,
    summary: 'To whom, for which sums and with what on top shoppers are offered a provider; a 409 carries the section.',
  }),
  setBank: endpoint({
    method: 'PUT',
    path: '/operator/settings/bank-account',
    ...ofAccounts,
    body: BankInput,
    response: PaymentSettings,
    summary: 'Where transfers go. Where money is real, another account waits for a second person.',
  }),
};
