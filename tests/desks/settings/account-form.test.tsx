import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import type { OutsideAccount, PaymentSettings } from '../../../src/contract/payment-settings';
import { AccountForm } from '../../../src/desks/settings/account-form';
import { fillIn } from '../../support/fill-in';
import { renderUi } from '../../support/render';

const ACCOUNT: OutsideAccount = {
  ...{ kind: 'payment', name: 'STRIPE', title: 'Stripe', version: '1', hasAccount: true, isTest: true, asked: null },
  fields: [{ name: 'account', isSecret: false, isOptional: false, shape: 'the account, acct_…', shown: 'acct_1' }],
  ...{ setAt: null, setBy: null, takesCurrency: true, noticeUrl: null, lastNoticeAt: null },
  ...{ terms: null, termsVersion: '1' },
};
const SETTINGS: PaymentSettings = {
  ...{ version: '1', isLive: true, currency: 'USD', order: ['STRIPE'], accounts: [ACCOUNT] },
  bank: { version: '1', now: null, wanted: null, asked: null },
};
const state = { settings: SETTINGS, isStale: false, then: () => true, onError: () => undefined };

beforeEach(() => useUnsaved.setState({ forms: [] }));

it.each(['its note', 'the old secret', 'a key'])('is changed by %s, and all of it is taken back', async (what) => {
  const { user } = renderUi(<AccountForm account={ACCOUNT} state={state} onDone={() => undefined} />);
  const note = screen.getByRole('textbox', { name: 'Note to the second person' });
  const keepsOld = screen.getByRole('checkbox', { name: /^Accept notices signed with the old secret/ });
  const account = screen.getByRole('textbox', { name: /^account/ });
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  if (what === 'its note') await fillIn(user, note, 'New keys');
  if (what === 'the old secret') await user.click(keepsOld);
  if (what === 'a key') await fillIn(user, account, 'acct_2');
  expect(useUnsaved.getState().forms).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(useUnsaved.getState().forms).toHaveLength(0);
  for (const field of [note, account]) expect(field).toHaveValue('');
  expect(keepsOld).not.toBeChecked();
});
