import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskPurchase } from '../../../src/contract/buying-desk';
import { buyingDeskEndpoints } from '../../../src/contract/buying.desk.endpoints';
import type { DeskEvent } from '../../../src/contract/desk-event';
import { PERMISSIONS } from '../../../src/contract/operator.enums';
import type { DeskThread } from '../../../src/contract/thread-desk';
import { threadDeskEndpoints } from '../../../src/contract/thread.desk.endpoints';
import { PurchaseRecordScreen } from '../../../src/desks/buying/purchase-record-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';
import { ORDER } from './desk-purchase';

const WRITTEN: DeskThread = {
  ...{ id: 't1', subjectKind: 'ORDER', subjectId: ORDER.id, reference: 'PO1', status: 'WAITING_SHOPPER', until: null },
  ...{ dueAt: null, lastAt: '2030-01-01T09:00:00Z', lastText: 'It comes', lastAuthor: 'STAFF', assigned: null },
  ...{ lease: null, shopper: { id: 's1', name: 'Ada' }, version: 1, language: 'en', unread: 0, hasOlder: false },
  ...{ translatesTo: [], messages: [] },
};
const draw = (order: DeskPurchase = ORDER) =>
  renderUi(
    <StaffContext value={staffSelf([...PERMISSIONS])}>
      <PurchaseRecordScreen first={order} now="2030-01-01T10:00:00Z" level={1} />
    </StaffContext>,
  );

beforeEach(() => {
  mockEndpoint(threadDeskEndpoints.about, { thread: null });
  mockEndpoint(buyingDeskEndpoints.listings, { items: [] });
});

it('tells in its history what was just written, and keeps what is typed beside it', async () => {
  const said = { at: '2030-01-01T09:00:00Z', kind: 'MESSAGE', code: 'STAFF', detail: 'It comes', staffName: 'Mei' };
  mockEndpoint(threadDeskEndpoints.write, WRITTEN);
  mockEndpoint(buyingDeskEndpoints.get, { ...ORDER, timeline: [...ORDER.timeline, said as DeskEvent] });
  const { user } = draw();
  await user.type(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' }), '3101');
  await user.type(await screen.findByRole('textbox', { name: /^Answer to the shopper/ }), 'It comes');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Written to its shopper · It comes · Mei')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Order numbers at the marketplace' })).toHaveValue('3101');
});

it('says whose each line of its history is', () => {
  const at = '2030-01-01T08:00:00Z';
  const line = (kind: DeskEvent['kind'], code: string, whose: Partial<DeskEvent>) => ({ at, kind, code, detail: '', staffName: null, ...whose }); // prettier-ignore
  const sum = { amount: 920, currency: 'USD' };
  const timeline = [
    line('MONEY', 'PAYMENT', { by: 'SHOPPER', sum }),
    line('DEED', 'taken', { staffName: 'Mei' }),
    line('DEED', 'left', { staffName: 'Mei' }),
    line('STATE', 'STOCKED_IN', { by: 'ITSELF' }),
    line('REFUND', 'REQUESTED', { by: 'SHOPPER', sum, detail: 'It is torn' }),
  ];
  draw({ ...ORDER, timeline });
  const told = [
    ...['Paid · $9.20 · the shopper', 'Taken · Mei', 'Left · Mei', 'In store · by itself'],
    'Money asked back · $9.20 · It is torn · the shopper',
  ];
  for (const one of told) expect(screen.getByText(one)).toBeVisible();
});
