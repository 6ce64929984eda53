import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import { dayDeskEndpoints as desk } from '../../../src/contract/day.desk.endpoints';
import type { DayRecord } from '../../../src/contract/day-desk';
import type { Permission } from '../../../src/contract/staff-roles';
import { DayRecordScreen } from '../../../src/desks/money/day-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const at = '2030-01-02T12:00:00Z';
const day: DayRecord = {
  ...{ id: '2030-01-02', state: 'OPEN', events: 3, late: 0, version: 0, from: at, until: at, isSound: true },
  ...{ signedBy: null, signedAt: null, signNote: '', isMine: false, checkedBy: null, checkedAt: null, checkNote: '' },
  ...{ canSign: true, next: '2030-01-02', ours: [], latePostings: [] },
  figures: [
    {
      ...{ account: 'SHOPPER_BALANCE', provider: '', opening: usd(700), late: usd(0) },
      ...{ came: usd(1050), went: usd(0), closing: usd(1750) },
    },
  ],
  clearing: [
    {
      ...{ provider: 'STRIPE', source: 'STRIPE' },
      ours: { came: usd(1050), went: usd(0) },
      theirs: { came: usd(1000), went: usd(0) },
    },
  ],
  theirs: [
    { id: 'l1', statementId: 's1', source: 'BANK', kind: 'CHARGE', at, amount: usd(777), text: '2030-01-02 | 7.77 | WHO IS THIS', state: 'UNMATCHED' }, // prettier-ignore
    { id: 'l2', statementId: 's2', source: 'STRIPE', kind: 'REFUND', at, amount: usd(-500), text: 'txn_9 | payment_refund | -5.00 | usd', state: 'UNMATCHED' }, // prettier-ignore
  ],
};
const signed: DayRecord = { ...day, state: 'SIGNED', signedBy: 'Ben', signedAt: at, version: 1, canSign: false };

const open = (shown: DayRecord, permissions: Permission[] = ['money.close']) =>
  renderUi(
    <StaffContext value={staffSelf(['money.read', ...permissions])}>
      <DayRecordScreen first={shown} />
    </StaffContext>,
    { url: `/operator/money/days/${shown.id}` },
  );

beforeEach(() => useUnsaved.setState({ forms: [] }));

describe('a day of the money book', () => {
  it('shows what moved each account, where a provider says otherwise, and what is open by name', () => {
    open(day);
    const row = within(screen.getByRole('row', { name: /Balances of all shoppers/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['$7.00', '$10.50', '$0.00', '$17.50']);
    // on a phone, where there are no heads
    expect(row.getAllByRole('cell').map(({ dataset }) => dataset.head)).toEqual(['Opening', 'In', 'Out', 'Closing']);
    expect(screen.getByText('Differs')).toBeVisible();
    expect(screen.getByRole('link', { name: /WHO IS THIS/ })).toHaveAttribute('href', '/operator/money/statements/s1');
    expect(screen.getByText('Bank of the shop · WHO IS THIS')).toBeVisible();
    const theirs = screen.getByRole('link', { name: 'Stripe · Money sent back' });
    expect(theirs).toHaveAttribute('href', '/operator/money/statements/s2');
    // what a program calls it is there, and is not what one reads first
    expect(theirs.parentElement?.querySelector('small')).toHaveTextContent('txn_9');
  });

  it('is signed with a note, and then waits for another person', async () => {
    const sent = mockEndpoint(desk.sign, { ...signed, isMine: true });
    open(day);
    await userEvent.type(screen.getByLabelText('Note'), 'Bank asked');
    await userEvent.click(screen.getByRole('button', { name: 'Sign the day' }));
    expect(await screen.findByText('You have signed it. Another person checks it.')).toBeVisible();
    expect(sent[0]?.body).toEqual({ note: 'Bank asked' });
    expect(useUnsaved.getState().forms).toHaveLength(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('holds nobody for a note that can no longer be sent', async () => {
    const checked: DayRecord = { ...signed, state: 'CHECKED', checkedBy: 'Anna', checkedAt: at, version: 2 };
    mockEndpoint(desk.sign, problem('STATE_CONFLICT', { data: checked }));
    open(day);
    await userEvent.type(screen.getByLabelText('Note'), 'Bank asked');
    expect(useUnsaved.getState().forms).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Sign the day' }));
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(useUnsaved.getState().forms).toHaveLength(0);
  });

  it('is checked by another, of the version that was read', async () => {
    const sent = mockEndpoint(desk.check, {
      ...signed,
      state: 'CHECKED',
      checkedBy: 'Anna',
      checkedAt: at,
      version: 2,
    });
    open(signed);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as checked' }));
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 1, note: '' });
  });

  it.each([
    ['without the right', day, []],
    ['that is not the next', { ...day, canSign: false, next: '2030-01-01' }, ['money.close']],
    ['whose accounts stand elsewhere', { ...day, isSound: false }, ['money.close']],
  ] as [string, DayRecord, Permission[]][])('is not signed %s', (_, shown, permissions) => {
    open(shown, permissions);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists what was posted to it after it was signed', () => {
    const event = { id: 'e1', kind: 'DEPOSIT' as const, no: 'DP1', at, amount: usd(33), shopper: null, moved: null };
    open({ ...signed, late: 1, latePostings: [event] });
    const late = within(screen.getByRole('region', { name: 'Posted after it was signed' }));
    expect(late.getByRole('link', { name: 'Deposit DP1' })).toHaveAttribute('href', '/operator/money/ledger/e1');
  });
});
