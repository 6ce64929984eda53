import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { LimitsSection } from '../../../src/contract/settings-desk';
import { settingsDeskEndpoints as calls } from '../../../src/contract/settings.desk.endpoints';
import type { Permission } from '../../../src/contract/staff-roles';
import { LimitsScreen } from '../../../src/desks/settings/limits-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const NOW = { compensationMonth: 50_000, alone: { refund: 8_000 } };
const QUIET: LimitsSection = { version: 'version-1', values: { staffLimits: NOW }, last: null, isLive: true, wanted: null, asked: null }; // prettier-ignore
const ASKED: LimitsSection = {
  ...QUIET,
  wanted: { compensationMonth: 50_000, packingExcess: 2_000 },
  asked: {
    id: 'a1',
    amount: { amount: 0, currency: 'USD' },
    note: '',
    askedBy: 'Lan',
    askedAt: '2026-11-20T08:00:00Z',
    isMine: false,
    decision: null,
    decisionNote: '',
    decidedBy: null,
    decidedAt: null,
  },
};
const open = (section: LimitsSection, ...more: Permission[]) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit', ...more])}>
      <LimitsScreen section={section} />
    </StaffContext>,
    { url: '/operator/settings/limits' },
  );

describe('limits of the staff that one person wants to be wider', () => {
  it('are told line by line, and allowed by who may raise them', async () => {
    const decided = mockEndpoint(calls.decideLimits, { ...QUIET, values: { staffLimits: ASKED.wanted ?? NOW } });
    open(ASKED, 'settings.limits');
    const wanted = screen.getByRole('region', { name: 'Waits for a second person' });
    expect(wanted).toHaveTextContent('Up to this, one person decides: Refunds₫8,000 → any sum');
    expect(wanted).toHaveTextContent('Dearer than agreed, packed unasked15% → 20%');
    expect(wanted).not.toHaveTextContent('Compensations in a month');
    await userEvent.click(screen.getByRole('button', { name: 'Allow these limits' }));
    await waitFor(() => expect(screen.queryByText('Waits for a second person')).toBeNull());
    expect(decided[0]?.body).toMatchObject({ approvalId: 'a1', decision: 'APPROVED' });
  });

  it('wait for somebody who may, and are shown as they are where they were decided meanwhile', async () => {
    open(ASKED);
    expect(screen.getByText('Lan asks you to allow these limits.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Allow these limits' })).toBeNull();
    mockEndpoint(calls.decideLimits, problem('STATE_CONFLICT', { data: QUIET }));
    open(ASKED, 'settings.limits');
    await userEvent.click(screen.getByRole('button', { name: 'Allow these limits' }));
    await waitFor(() => expect(screen.getAllByText('Waits for a second person')).toHaveLength(1));
  });

  it('say that a second person is asked, where money is real', () => {
    open(QUIET);
    expect(screen.getByText(/until a second person, who may raise limits, has allowed it/)).toBeInTheDocument();
  });

  it('lead to what is wrong where they are refused, as far from the button as it stands', async () => {
    const errors = [{ path: 'values.staffLimits.alone.refund', code: 'too_big' }];
    mockEndpoint(calls.setLimits, problem('INVALID', { errors }));
    const { user } = open(QUIET);
    const field = screen.getByRole('textbox', { name: 'Refunds' });
    await user.clear(field);
    await user.type(field, '9000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
  });

  it('tell of the two fields of a clock only where they stand', () => {
    const both = /^For each clock a sum, or else a part of the service fee/;
    const { unmount } = open(QUIET);
    expect(screen.getByText(/Without a maximum for one order nothing is given/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Not bought in time')).toBeNull();
    expect(screen.queryByText(both)).toBeNull();
    unmount();
    open({ ...QUIET, values: { staffLimits: { ...NOW, late: { orderMost: 9_000 } } } });
    expect(screen.getByLabelText('Not bought in time')).toBeInTheDocument();
    expect(screen.getByText(both)).toBeInTheDocument();
  });

  it('name how much dearer boxes may be by words, not by a sign alone', () => {
    open(QUIET);
    expect(screen.getByLabelText('At most above what was agreed')).toHaveAttribute('placeholder', '15');
  });

  it('say that one person raises alone while the shop is tried out', () => {
    open({ ...QUIET, isLive: false }, 'settings.limits');
    expect(screen.getByText(/still being tried out, so one person raises limits alone/)).toHaveTextContent(
      'Once its money is real, a second person has to allow it.',
    );
    expect(screen.queryByText(/until a second person/)).toBeNull();
  });

  it('are asked for by who may not raise them, also while the shop is tried out', () => {
    open({ ...QUIET, isLive: false });
    expect(screen.getByText(/A wider one you can ask for/)).toBeVisible();
    expect(screen.queryByText(/one person raises limits alone/)).toBeNull();
  });

  it('say of a role without one that it is limited by nothing', () => {
    open(QUIET);
    expect(screen.getByText(/Empty: whoever has this role decides any sum alone/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Finance: Refunds' })).toHaveAttribute(
      'placeholder',
      'no limit in a day',
    );
  });

  it.each([
    [QUIET, 'Saved: it holds for the staff from now on.'],
    [ASKED, 'What lets the staff do less holds now; the rest waits for a second person.'],
  ])('tell the staff what holds once they are saved, and nothing of shoppers', async (saved, said) => {
    mockEndpoint(calls.setLimits, saved);
    open(QUIET);
    const month = screen.getByRole('textbox', { name: /Compensations in a month/ });
    await userEvent.clear(month);
    await userEvent.type(month, '400');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/shoppers see it/)).toBeNull();
  });
});
