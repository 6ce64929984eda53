import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Approval } from '../../../src/contract/approval';
import type { OutsideAccount, PaymentSettings } from '../../../src/contract/payment-settings';
import { paymentSettingsDeskEndpoints as calls } from '../../../src/contract/payment-settings.desk.endpoints';
import { PaymentsScreen } from '../../../src/desks/settings/payments-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const ACCOUNT: OutsideAccount = {
  kind: 'payment',
  name: 'STRIPE',
  title: 'Stripe',
  fields: [
    { name: 'account', isSecret: false, isOptional: false, shape: 'the account, acct_…', shown: 'acct_1' },
    { name: 'secretKey', isSecret: true, isOptional: false, shape: 'a key, sk_…', shown: '…1234' },
  ],
  version: 'version-1',
  hasAccount: true,
  isTest: true,
  setAt: '2026-11-20T08:00:00Z',
  setBy: 'Lan',
  takesCurrency: true,
  noticeUrl: 'https://shop.example/api/front/third-pay/STRIPE/callback',
  lastNoticeAt: null,
  terms: null,
  termsVersion: 'terms-1',
  asked: null,
};
const ASKED: Approval = {
  id: 'a1',
  amount: { amount: 0, currency: 'USD' },
  note: 'The new account',
  askedBy: 'Lan',
  askedAt: '2026-11-20T08:00:00Z',
  isMine: false,
  decision: null,
  decisionNote: '',
  decidedBy: null,
  decidedAt: null,
};
const SETTINGS: PaymentSettings = {
  version: 'version-1',
  isLive: false,
  currency: 'USD',
  order: ['STRIPE'],
  accounts: [ACCOUNT],
  bank: { version: 'version-1', now: null, wanted: null, asked: null },
};
const open = (settings: PaymentSettings = SETTINGS) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit', 'money.accounts'])}>
      <PaymentsScreen settings={settings} countries={['us', 'vn']} />
    </StaffContext>,
    { url: '/operator/settings/payments' },
  );

describe('terms of a provider', () => {
  it('are written in whole sums and percent, to whom they are for', async () => {
    const sent = mockEndpoint(calls.setTerms, SETTINGS);
    const { user } = open();
    const terms = screen.getByRole('region', { name: 'Terms' });
    expect(terms).toHaveTextContent('Stripe Offered to everybody, for any sum, at no charge');
    await user.click(within(terms).getByText('Stripe'));
    await fillIn(user, within(terms).getByLabelText('From this sum on'), '5');
    await fillIn(user, within(terms).getByLabelText('On top, in percent'), '2.9');
    await user.click(within(terms).getByRole('checkbox', { name: 'Vietnam' }));
    await user.click(within(terms).getByRole('button', { name: 'Save the terms of Stripe' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      version: 'terms-1',
      terms: { countries: ['vn'], minimum: 5, fee: { basisPoints: 290, fixed: 0 } },
    });
  });
});

describe('accounts outside', () => {
  it('are called what shoppers and the other settings call them', () => {
    const goods = { ...ACCOUNT, kind: 'marketplace' as const, noticeUrl: null };
    const sandbox = { ...ACCOUNT, name: 'SANDBOX', title: 'Sandbox', fields: [], hasAccount: false };
    const named = (name: string, title = name) => ({ ...goods, name, title });
    open({
      ...SETTINGS,
      order: ['SANDBOX'],
      accounts: [sandbox, named('ALIBABA-1688', '1688'), named('ONEBOUND', 'OneBound'), named('ELSE')],
    });
    expect(screen.getByRole('checkbox', { name: 'Test payment' })).toBeInTheDocument();
    for (const name of ['1688', 'OneBound', 'ELSE'])
      expect(screen.getByText(name, { selector: 'strong' })).toBeInTheDocument();
    expect(screen.queryByText(/Sandbox|ALIBABA|ONEBOUND/)).toBeNull();
  });

  it('are given other keys, of which nothing stays on the page', async () => {
    const saved = { ...SETTINGS, accounts: [{ ...ACCOUNT, version: 'version-2' }] };
    const sent = mockEndpoint(calls.setAccount, saved);
    const { user } = open();
    await user.click(screen.getByText('Stripe', { selector: 'strong' }));
    await fillIn(user, screen.getByLabelText(/secretKey/), 'sk_test_new');
    await user.click(screen.getByRole('button', { name: 'Save the keys' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      ...{ version: 'version-1', values: { secretKey: 'sk_test_new' } },
      ...{ keepsOld: false, note: '' },
    });
    await waitFor(() => expect(screen.getByLabelText(/secretKey/)).toHaveValue(''));
    expect(document.body.innerHTML).not.toContain('sk_test_new');
  });

  it('say what a wrong key looks like, and whether the service takes them', async () => {
    mockEndpoint(calls.setAccount, problem('INVALID', { errors: [{ path: 'values.secretKey', code: 'invalid_format' }] })); // prettier-ignore
    mockEndpoint(calls.testAccount, { isWell: false, said: 'no such key …' });
    const { user } = open();
    await user.click(screen.getByText('Stripe', { selector: 'strong' }));
    await fillIn(user, screen.getByLabelText(/secretKey/), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Save the keys' }));
    expect(await screen.findByText('Looks like: a key, sk_…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test the account at Stripe' }));
    expect(await screen.findByText('no such key …')).toBeVisible();
  });

  it('are forgotten after a question that names them', async () => {
    const sent = mockEndpoint(calls.removeAccount, { ...SETTINGS, accounts: [{ ...ACCOUNT, hasAccount: false }] });
    const { user } = open();
    await user.click(screen.getByText('Stripe', { selector: 'strong' }));
    await user.click(screen.getByRole('button', { name: 'Forget the account at Stripe' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forget the account at Stripe?' });
    expect(sent).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('wait for a second person, who allows what was asked', async () => {
    const sent = mockEndpoint(calls.decideAccount, { ...SETTINGS, isLive: true });
    const { user } = open({ ...SETTINGS, isLive: true, accounts: [{ ...ACCOUNT, asked: ASKED }] });
    const group = screen.getByRole('region', { name: 'Second person' });
    expect(group).toHaveTextContent('Lan asks you to allow the keys of Stripe.');
    await user.click(within(group).getByRole('button', { name: 'Allow the keys of Stripe' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ approvalId: 'a1', decision: 'APPROVED', note: '' });
  });

  it('are not allowed by who asked', () => {
    open({ ...SETTINGS, isLive: true, accounts: [{ ...ACCOUNT, asked: { ...ASKED, isMine: true } }] });
    expect(screen.getByText(/It waits for them/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
  });
});

it('shows what stands there now to who was late', async () => {
  const theirs = { ...SETTINGS, version: 'version-2', order: [] };
  mockEndpoint(calls.setSwitches, problem('STATE_CONFLICT', { data: theirs }));
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: 'Stripe' }));
  await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this meanwhile.');
});
