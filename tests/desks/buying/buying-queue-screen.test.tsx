import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { QueuedPurchase } from '../../../src/contract/buying-desk';
import { BuyingQueueScreen } from '../../../src/desks/buying/buying-queue-screen';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const order: QueuedPurchase = {
  ...{ id: 'o1', orderNo: 'PO1', status: 'PAID', movedAt: '2026-11-24T09:00:00.000Z', isLate: false },
  ...{ dueAt: '2026-11-27T09:00:00.000Z', takeBy: '2026-11-25T09:00:00.000Z', channel: 'TAOBAO', shopName: 'Potter' },
  ...{ title: 'Mug', image: '/m.webp', kinds: 1, pieces: 1, goods: { amount: 2000, currency: 'CNY' } },
  ...{ hasMessage: false, isAsked: true, isRefundAsked: true, shopperName: 'Bea', lease: null },
};
const counts = { toBuy: 1, mine: 0, atShopper: 0, atSeller: 0, late: 0, unsent: 0, undelivered: 0, onDate: 0 };

it('of an order whose time to be taken up is over and which is not late says by when it is bought, quietly', () => {
  renderUi(
    <StaffContext value={staffSelf(['purchase.read'])}>
      <BuyingQueueScreen
        list={{ items: [order], next: null, waiting: counts, matches: 1 }}
        asked={{ view: 'toBuy', filters: {} }}
        now="2026-11-26T09:00:00.000Z"
      />
    </StaffContext>,
    { url: '/operator/buying' },
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = screen.getAllByRole('cell');
  const cellOf = (head: string) => cells[heads.indexOf(head)] as HTMLElement;
  expect(within(cellOf('Due')).getByText(/^Buy by Nov 27, 2026/)).not.toHaveAttribute('data-over');
  // also on a phone
  expect(cellOf('Due').dataset.shows).toBe('card');
  // what holds it up stands with what it is, and not where who is on it stands
  expect(cellOf('Goods')).toHaveTextContent('Money asked back');
  expect(cellOf('Taken by')).toBeEmptyDOMElement();
});
