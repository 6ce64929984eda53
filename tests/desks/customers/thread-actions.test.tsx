import { screen } from '@testing-library/react';
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
const variantFor = (more: Partial<DeskThread>) => {
  mockEndpoint(desk.people, { items: [{ id: 'me', name: 'Ada' }] });
  renderUi(
    <StaffContext value={staffSelf(['customer.message'])}>
      <ThreadActions thread={{ ...thread, ...more }} onChanged={vi.fn()} onRefused={vi.fn()} />
    </StaffContext>,
  );
  return screen.getByRole('button', { name: 'Take it' }).dataset.variant;
};

describe('to take a conversation', () => {
  it('is the next step while it is open and nobody’s', () => expect(variantFor({})).toBe('filled'));
  it('steps aside once it is mine', () => expect(variantFor({ assigned: me })).toBe('default'));
  it('steps aside where it is answered', () => expect(variantFor({ status: 'WAITING_SHOPPER' })).toBe('default'));
});
