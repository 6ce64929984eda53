import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { Permission } from '../../../src/contract/staff-roles';
import type { DeskThread } from '../../../src/contract/thread-desk';
import { ThreadRecordScreen } from '../../../src/desks/customers/thread-record-screen';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const thread: DeskThread = {
  ...{ id: 't1', subjectKind: 'ORDER', subjectId: 'o1', reference: 'PO1', status: 'OPEN', until: null, dueAt: null },
  ...{ lastAt: '2030-01-01T10:00:00Z', lastText: 'Where?', lastAuthor: 'SHOPPER', assigned: null, lease: null },
  ...{ shopper: { id: 's1', name: 'Bea' }, version: 3, language: 'vi', unread: 0, hasOlder: false },
  ...{ translatesTo: [], messages: [] },
};

it.each([
  ['ORDER', 'purchase.read', '/operator/buying/o1'],
  ['PARCEL', 'warehouse.receive', '/operator/warehouse/parcels/o1'],
  ['TRANSIT', 'packing.pick', '/operator/packing/o1'],
] satisfies [DeskThread['subjectKind'], Permission, string][])(
  'leads to the record of its %s whoever has “%s”, and nobody else',
  (subjectKind, right, href) => {
    const draw = (rights: Permission[]) =>
      renderUi(
        <StaffContext value={staffSelf(['customer.read', ...rights])}>
          <ThreadRecordScreen first={{ ...thread, subjectKind }} level={1} now="2030-01-01T11:00:00Z" />
        </StaffContext>,
      );
    const { unmount } = draw([right]);
    expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', href);
    unmount();
    draw([]);
    expect(screen.queryByRole('link', { name: 'Open the record' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PO1');
  },
);
