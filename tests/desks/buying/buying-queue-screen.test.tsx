import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskPurchase, QueuedPurchase } from '../../../src/contract/buying-desk';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { BuyingQueueScreen } from '../../../src/desks/buying/buying-queue-screen';
import '../../../src/desks/buying/purchase-record-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const order: QueuedPurchase = {
  ...{ id: 'o1', orderNo: 'PO1', status: 'PAID', movedAt: '2026-11-24T09:00:00.000Z', isLate: false },
  ...{
    dueAt: '2026-11-27T09:00:00.000Z',
    takeBy: '2026-11-25T09:00:00.000Z',
    channel: 'TAOBAO',
    shopId: 's1',
    shopName: 'Potter',
  },
  ...{ title: 'Mug', image: '/m.webp', kinds: 1, pieces: 1, goods: { amount: 2000, currency: 'CNY' } },
  ...{ hasMessage: false, isAsked: true, isRefundAsked: true, stock: null, shopperName: 'Bea', lease: null },
};
const counts = { toBuy: 1, mine: 0, atShopper: 0, atSeller: 0, late: 0, unsent: 0, undelivered: 0, onDate: 0, open: 1 };

const queue = (items: QueuedPurchase[], filters: Record<string, string[]> = {}) =>
  renderUi(
    <StaffContext value={staffSelf(['purchase.read'])}>
      <BuyingQueueScreen
        list={{ items, next: null, waiting: counts, matches: items.length }}
        asked={{ view: 'toBuy', filters }}
        now="2026-11-26T09:00:00.000Z"
      />
    </StaffContext>,
    { url: '/operator/buying' },
  );

it('by marketplace and shop, stands under the name of each seller with how many of its orders are here', () => {
  // two sellers of one name are two
  const of = (id: string, shopId: string, shopName: string) => ({ ...order, id, shopId, shopName });
  const orders = [of('a', 's1', 'Potter'), of('b', 's1', 'Potter'), of('c', 's2', 'Potter'), of('d', 's3', 'Weaver')];
  const { unmount } = queue(orders, { group: ['shop'] });
  const groups = screen.getAllByRole('rowgroup').slice(1);
  expect(groups.map((group) => within(group).getAllByRole('row').length - 1)).toEqual([2, 1, 1]);
  const [first] = groups;
  const heading = within(first as HTMLElement)
    .getByText('Potter', { selector: 'th bdi' })
    .closest('th');
  expect(heading).toHaveTextContent('Taobao · Potter 2 orders on this page');
  expect(heading).toHaveAttribute('scope', 'rowgroup');
  expect(first).toHaveAccessibleName('Taobao · Potter 2 orders on this page');
  unmount();
  queue(orders);
  expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
  expect(screen.queryByText(/on this page/)).toBeNull();
});

it('keeps the whole title of goods whose name is cut after two lines', () => {
  const title = 'A hand-painted mug '.repeat(8).trim();
  queue([{ ...order, title }]);
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('title', title);
});

it('says of an order what its marketplace was last heard to lack', () => {
  queue([
    { ...order, id: 'a', stock: 'GONE' },
    { ...order, id: 'b', stock: 'SHORT' },
    { ...order, id: 'c' },
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  const said = rows.map((row) => /Sold out|Too few/.exec(row.textContent)?.[0]);
  expect(said).toEqual(['Sold out', 'Too few', undefined]);
});

it('of an order whose time to be taken up is over and which is not late says by when it is bought, quietly', () => {
  queue([order]);
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

it('is loaded anew where it stands once the order beside it is taken by A, and says by whom', async () => {
  const sum = (amount: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount, currency: 'USD' } });
  const record: DeskPurchase = {
    ...{ id: 'o1', orderNo: 'PO1', version: 4, status: 'PAID', movedAt: order.movedAt, isLate: false },
    ...{ dueAt: null, takeBy: null, channel: 'TAOBAO', shopName: 'Potter', warehouseId: 'gz', items: [] },
    ...{ shopperId: 's1', parcels: [], shipments: [] },
    ...{ shopperName: 'Bea', shopperLanguage: 'en', goods: sum(2000), domesticFreight: sum(0), serviceFee: sum(0) },
    ...{ total: sum(2000), paidMore: null, waitUntil: null, refunded: sum(0).local, margin: sum(0).local, lease: null },
    ...{ atSeller: null, byCall: null, canPlace: false, canSend: false, canAsk: false, notedNumbers: [], timeline: [] },
    askTerms: { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD', borne: { fen: 200, basisPoints: 100 } },
  };
  const lease = { staffId: 'me', name: 'Ada', since: order.movedAt, until: '2026-11-26T10:00:00.000Z', isMine: true };
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  mockEndpoint(buyingDeskEndpoints.get, record);
  const taken = mockEndpoint(buyingDeskEndpoints.claim, { ...record, lease });
  const page = (row: QueuedPurchase) => (
    <StaffContext value={staffSelf(['purchase.read', 'purchase.claim'])}>
      <BuyingQueueScreen
        list={{ items: [row], next: null, waiting: counts, matches: 1 }}
        asked={{ view: 'toBuy', filters: {} }}
        now="2026-11-26T09:00:00.000Z"
      />
    </StaffContext>
  );
  const { user, router, rerender } = renderUi(page(order), { url: '/operator/buying?open=o1' });
  await screen.findByRole('button', { name: 'Take it' }, { timeout: 10_000 });
  await user.keyboard('a');
  await waitFor(() => expect(taken).toHaveLength(1));
  const stays = ['/operator/buying?open=o1', undefined, { scroll: false }];
  await waitFor(() => expect(router.replace.mock.calls).toEqual([stays]));
  rerender(page({ ...order, lease }));
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(
    within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')[heads.indexOf('Taken by')],
  ).toHaveTextContent('Me');
});
