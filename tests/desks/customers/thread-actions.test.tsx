import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { threadDeskEndpoints as desk } from '../../../src/contract/thread.desk.endpoints';
import type { DeskThread } from '../../../src/contract/thread-desk';
import { ThreadActions } from '../../../src/desks/customers/thread-actions';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const thread: DeskThread = {
  ...{ id: 't1', subjectKind: 'ORDER', subjectId: 'o1', reference: 'PO1', status: 'OPEN', until: null, dueAt: null },
  ...{ lastAt: '2030-01-01T10:00:00Z', lastText: 'Where?', lastAuthor: 'SHOPPER', assigned: null, lease: null },
  ...{ shopper: { id: 's1', name: 'Bea' }, version: 3, language: 'vi', unread: 0, hasOlder: false },
  ...{ translatesTo: [], messages: [] },
};
const me = { id: 'me', name: 'Ada', isMine: true };
const draw = (more: Partial<DeskThread>) => {
  mockEndpoint(desk.people, { items: [{ id: 'me', name: 'Ada' }] });
  return renderUi(
    <StaffContext value={staffSelf(['customer.message'])}>
      <ThreadActions thread={{ ...thread, ...more }} onChanged={vi.fn()} onRefused={vi.fn()} />
    </StaffContext>,
  );
};
const variantFor = (more: Partial<DeskThread>) => {
  draw(more);
  return screen.getByRole('button', { name: 'Take it' }).dataset.variant;
};
const leaseOf = (isMine: boolean) => ({
  ...{ staffId: isMine ? 'me' : 'ben', name: isMine ? 'Ada' : 'Ben', isMine },
  ...{ since: '2030-01-01T10:00:00Z', until: '2030-01-01T10:30:00Z' },
});

describe('to take a conversation', () => {
  it('is the next step while it is open and nobody’s', () => expect(variantFor({})).toBe('filled'));
  it('steps aside where it is answered', () => expect(variantFor({ status: 'WAITING_SHOPPER' })).toBe('default'));
  it('is not offered once it is mine', async () => {
    draw({ assigned: me });
    expect(await screen.findByRole('combobox')).toHaveValue('me');
    expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
  });
  it('is from whoever else is on what is mine', () => {
    draw({ assigned: me, lease: leaseOf(false) });
    expect(screen.getByRole('button', { name: 'Take it over' })).toBeVisible();
  });
  it('can be undone in what is mine, and leaves the focus at whose it is', async () => {
    mockEndpoint(desk.release, { ...thread, assigned: me });
    const { user } = draw({ assigned: me, lease: leaseOf(true) });
    await user.click(screen.getByRole('button', { name: 'Leave it to others' }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  });
});
