import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import type { OutsideAccount, PaymentSettings } from '../../../src/contract/payment-settings';
import type { Rates } from '../../../src/contract/settings-desk';
import { CurrencyPanel } from '../../../src/desks/settings/currency-panel';
import { BankAccountPanel } from '../../../src/desks/settings/bank-account-panel';
import { DomainScreen } from '../../../src/desks/settings/domain-screen';
import { InviteForm } from '../../../src/desks/settings/invite-form';
import { KeysScreen } from '../../../src/desks/settings/keys/keys-screen';
import { MailSenderPanel } from '../../../src/desks/settings/mail-sender-panel';
import { NewSiteForm } from '../../../src/desks/settings/new-site-form';
import { PayTermsForm } from '../../../src/desks/settings/pay-terms-form';
import { PersonCard } from '../../../src/desks/settings/person-card';
import { RatesPanel } from '../../../src/desks/settings/rates-panel';
import { ServicesScreen } from '../../../src/desks/settings/services-screen';
import { fillIn } from '../../support/fill-in';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const RATES: Rates = { inUse: '0.2', currency: 'USD', currencyKeptBy: null, changes: [] };
const ACCOUNT: OutsideAccount = {
  ...{ kind: 'payment', name: 'STRIPE', title: 'Stripe', fields: [], version: '1', hasAccount: true, isTest: true },
  ...{ setAt: null, setBy: null, takesCurrency: true, noticeUrl: null, lastNoticeAt: null },
  ...{ terms: { minimum: 500 }, termsVersion: '1', asked: null },
};
const PAYMENTS: PaymentSettings = {
  ...{ version: '1', isLive: false, currency: 'USD', order: ['STRIPE'], accounts: [ACCOUNT] },
  bank: { version: '1', now: { bank: 'ANZ', account: '12-34', name: 'Bay' }, wanted: null, asked: null },
};
const state = { settings: PAYMENTS, isStale: false, then: () => true, onError: () => undefined };
const SERVICE = {
  ...{
    version: '1',
    code: 'photos',
    kind: 'VALUE_ADDED' as const,
    name: { en: 'Photos' },
    remark: {},
    isOffered: true,
  },
  versions: [],
};
const services = (items: (typeof SERVICE)[]) => <ServicesScreen services={{ items, currencies: ['CNY'] }} />;
const keys = <KeysScreen read={{ items: [] }} webhooks={{ items: [] }} />;
const ROLES = [{ id: 'r1', name: 'Night shift', permissions: [], version: 1, people: 0 }];
const MEI = { id: 'm', name: 'Mei', email: 'mei@desk.example', state: 'ACTIVE' as const, roles: [], version: 1 };

/** Each with the button that opens it, the field that is changed and what is typed; nothing typed: a box is ticked. */
const FORMS: [name: string, page: ReactElement, opener: string, field: string, typed?: string][] = [
  ['currency', <CurrencyPanel rates={RATES} />, '', '1 CNY in it', '0.13'],
  ['rate', <RatesPanel rates={RATES} />, '', 'Another rate', '0.3'],
  ['bank account', <BankAccountPanel state={state} />, '', 'Bank', 'Westpac'],
  [
    'pay terms',
    <PayTermsForm {...{ account: ACCOUNT, state }} countries={[]} title="Stripe" />,
    '',
    'From this sum on',
    '9',
  ],
  ['domain', <DomainScreen read={{ canAdd: true, items: [] }} />, '', 'Host', 'www.bay.example'],
  ['mail sender', <MailSenderPanel read={{ sender: null }} />, '', 'Address of the sender', 'a@bay.example'],
  ['warehouse', <NewSiteForm />, '', 'Telephone', '020'],
  ['new service', services([]), 'A new service', 'Price', '4.50'],
  ['words of a service', services([SERVICE]), '', 'Name · English', 'Pictures'],
  ['invitation', <InviteForm roles={ROLES} />, '', 'E-mail', 'new@desk.example'],
  [
    'roles of a person',
    <PersonCard warehouses={[]} person={MEI} roles={ROLES} mayManage />,
    'Change Mei',
    'Night shift',
  ],
  ['key', keys, 'Make a key', 'Name', 'ERP'],
  ['webhook', keys, 'Add a webhook', 'Address', 'https://erp.example'],
];
const TEXT = 'You have changes that are not saved.';

beforeEach(() => useUnsaved.setState({ forms: [] }));

it.each(FORMS)('%s: says that something is not saved, and takes it back', async (_name, page, opener, label, typed) => {
  const rights = ['settings.read', 'settings.edit', 'settings.keys', 'staff.manage', 'money.accounts'] as const;
  const { user } = renderUi(<StaffContext value={staffSelf(rights)}>{page}</StaffContext>, {
    url: '/operator/settings/home',
  });
  if (opener) await user.click(screen.getByRole('button', { name: opener }));
  const field = () => screen.getAllByLabelText<HTMLInputElement>(label)[0] as HTMLInputElement;
  const { value, checked } = field();
  const form = () => within(field().closest('form') as HTMLElement);
  expect(form().queryByText(TEXT)).toBeNull();
  if (typed) await fillIn(user, field(), typed);
  else await user.click(field());
  expect(form().getByRole('status')).toHaveTextContent(TEXT);
  expect(useUnsaved.getState().forms).toHaveLength(1);
  await user.click(form().getByText('Discard'));
  expect(form().queryByText(TEXT)).toBeNull();
  expect(field()).toHaveProperty('value', value);
  expect(field()).toHaveProperty('checked', checked);
  expect(useUnsaved.getState().forms).toHaveLength(0);
});
