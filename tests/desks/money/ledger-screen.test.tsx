import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { LedgerPage } from '../../../src/contract/ledger-desk';
import { readAsked } from '../../../src/desks/bench/index-query';
import { LedgerScreen } from '../../../src/desks/money/ledger-screen';
import { LEDGER_INDEX } from '../../../src/desks/money/load-ledger';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const shopper = { id: 's1', name: 'Zora Quill' };
const list: LedgerPage = {
  items: [
    { id: 'e2', kind: 'DEPOSIT', no: 'D1', at: '2030-01-02T10:05:00Z', amount: usd(500), shopper, moved: usd(500) },
    { id: 'e1', kind: 'PAYMENT', no: 'P1', at: '2030-01-02T10:00:00Z', amount: usd(1200), shopper, moved: usd(-1200) },
  ],
  ...{ next: null, waiting: { toAllow: 0 }, balances: [], ofShoppers: [] },
};

it('says of each event when it was booked on the clock of the shop, and with its sign what it moved a balance by', () => {
  renderUi(
    <StaffContext value={staffSelf(['money.read'])}>
      <LedgerScreen list={list} asked={readAsked(LEDGER_INDEX, {})} />
    </StaffContext>,
    { url: '/operator/money/ledger' },
  );
  const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent(/D1.*\$5\.00\+\$5\.00.*15:35/);
  expect(second).toHaveTextContent(/P1.*\$12\.00-\$12\.00.*15:30/);
});

it('shows with the accounts of the shop those of its shoppers together, so that all of it is nothing', () => {
  const bank = { id: 'a1', account: 'PROVIDER_CLEARING', provider: 'SANDBOX', balance: usd(-500) } as const;
  renderUi(
    <StaffContext value={staffSelf(['money.read'])}>
      <LedgerScreen list={{ ...list, balances: [bank], ofShoppers: [usd(500)] }} asked={readAsked(LEDGER_INDEX, {})} />
    </StaffContext>,
    { url: '/operator/money/ledger' },
  );
  const accounts = within(screen.getByRole('region', { name: 'Accounts of the shop, now' })).getAllByRole('row');
  expect(accounts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^All accounts of shoppers.*[^-]\$5\.00$/),
    expect.stringMatching(/-\$5\.00$/),
  ]);
});
