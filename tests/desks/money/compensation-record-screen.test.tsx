import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskCompensation } from '../../../src/contract/compensation-desk';
import { compensationDeskEndpoints as desk } from '../../../src/contract/compensation.desk.endpoints';
import type { Permission } from '../../../src/contract/staff-roles';
import { CompensationRecordScreen } from '../../../src/desks/money/compensation-record-screen';
import { NewCompensationScreen } from '../../../src/desks/money/new-compensation-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const at = '2030-01-02T10:00:00Z';
const asked: DeskCompensation = {
  ...{ id: 'c1', version: 1, compensationNo: 'CP26', status: 'ASKED', reason: 'MADE_LATE', note: 'Sorry' },
  ...{ about: { kind: 'PURCHASE', no: 'PO26' }, rule: null },
  ...{ amount: usd(300), given: usd(0), budget: { left: usd(700), ofMonth: usd(1000) }, bankReference: '' },
  ...{ createdAt: at, shopper: { id: 's1', name: 'Zora Quill', email: 'zora@mail.test' } },
  approvals: [
    {
      ...{ id: 'a1', amount: usd(300), note: 'Two calls', askedBy: 'Ben', askedAt: at, isMine: false },
      ...{ decision: null, decisionNote: '', decidedBy: null, decidedAt: null },
    },
  ],
  timeline: [{ at, code: 'ASKED', detail: 'Two calls', staffName: 'Ben' }],
};
const open = (record: DeskCompensation, permissions: Permission[]) =>
  renderUi(
    <StaffContext value={staffSelf(['money.read', ...permissions])}>
      <CompensationRecordScreen first={record} now={at} level={1} />
    </StaffContext>,
    { url: '/operator/money/compensations/c1' },
  );

describe('a compensation at its desk', () => {
  it('says which rule gave it where nobody asked', () => {
    const timeline = [{ at, code: 'BY_RULE', detail: '', staffName: null }];
    open({ ...asked, status: 'CREDITED', rule: 'PLACE', note: '', approvals: [], timeline }, ['money.adjust']);
    expect(screen.getByText('Not bought in time')).toBeVisible();
    expect(screen.getByText('Given by a rule of the shop')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is allowed by the second person, with its sum on the button, and shown as it is then', async () => {
    const sent = mockEndpoint(desk.decide, { ...asked, status: 'CREDITED', given: usd(300) });
    open(asked, ['money.adjust']);
    expect(screen.getByText('$7.00 of $10.00 are left to give this month.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow $3.00' }));
    expect(await screen.findByText('Given')).toBeVisible();
    expect(sent[0]?.body).toEqual({ approvalId: 'a1', decision: 'APPROVED', note: '' });
  });

  it('offers nothing to whoever may only look', () => {
    open(asked, []);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows what somebody else made of it meanwhile, and keeps what was typed', async () => {
    const now = { ...asked, version: 3, status: 'SENT_BACK' as const, approvals: [] };
    mockEndpoint(desk.drop, problem('STATE_CONFLICT', { data: now }));
    open(asked, ['money.refund']);
    await userEvent.type(screen.getByLabelText('Why nothing is given'), 'Not owed');
    await userEvent.click(screen.getByRole('button', { name: 'Drop it' }));
    expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeVisible();
    expect(screen.getByLabelText('Why nothing is given')).toHaveValue('Not owed');
  });
});

describe('the form of a new compensation', () => {
  it('says whose the number is before it asks a second person', async () => {
    mockEndpoint(desk.about, {
      about: { kind: 'PURCHASE', no: 'PO26' },
      shopper: { name: 'Zora Quill', email: 'zora@mail.test' },
      ...{ given: usd(200), budget: asked.budget },
    });
    const sent = mockEndpoint(desk.ask, asked);
    renderUi(<NewCompensationScreen first="" />, { url: '/operator/money/new-compensation' });
    expect(screen.queryByLabelText('Sum to give')).toBeNull();
    await userEvent.type(screen.getByLabelText('Number'), 'po26');
    await userEvent.click(screen.getByRole('button', { name: 'Look it up' }));
    expect(await screen.findByText('Zora Quill · zora@mail.test')).toBeVisible();
    // no sum while none is typed
    expect(screen.getByRole('button', { name: 'Ask a second person' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Sum to give'), '3');
    await userEvent.type(screen.getByLabelText('What we say to the shopper'), 'Sorry');
    await userEvent.click(screen.getByRole('button', { name: 'Ask a second person to give $3.00' }));
    await expect
      .poll(() => sent[0]?.body)
      .toMatchObject({ no: 'po26', amount: 300, reason: 'MADE_LATE', note: 'Sorry' });
  });

  it('says so where the number is nobody’s', async () => {
    mockEndpoint(desk.about, problem('NOT_FOUND', { detail: 'Not there' }));
    renderUi(<NewCompensationScreen first="PO0" />, { url: '/operator/money/new-compensation' });
    expect(await screen.findByText(/Not there/)).toBeVisible();
    expect(screen.queryByLabelText('Sum to give')).toBeNull();
  });
});
