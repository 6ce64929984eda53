import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskRefund } from '../../../src/contract/refund-desk';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import { RefundRecordScreen } from '../../../src/desks/money/refund-record-screen';
import { RefundsScreen } from '../../../src/desks/money/refunds-screen';
import { moneyFixtures } from '../../../src/mock/fixtures/money';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const waiting = { canAnswer: true, amount: usd(1_119), left: usd(1_303), approvals: [], alone: null };
const record = (more: Partial<DeskRefund>): DeskRefund => ({
  ...(moneyFixtures['GET /operator/refund-requests/{id}'] as unknown as () => DeskRefund)(),
  ...{ ...waiting, ...more },
});

function open(more: Partial<DeskRefund>) {
  const sent: unknown[] = [];
  mockEndpoint(refundDeskEndpoints.answer, ({ body }) => {
    sent.push(body);
    return record({ canAnswer: false });
  });
  renderUi(
    <StaffContext value={staffSelf(['money.refund'])}>
      <RefundRecordScreen first={record(more)} now="2030-01-02T10:00:00Z" level={1} />
    </StaffContext>,
    { url: '/operator/money/refunds/r1' },
  );
  return sent;
}

it('says on the button what moves where the order ends by it, and asks for just that', async () => {
  const sent = open({ ends: { from: usd(1_119), sum: usd(1_303) } });
  expect(screen.getByText(/it closes, and all that is left of it goes back with its freight and fee, \$13\.03/)).toBeVisible(); // prettier-ignore
  const field = screen.getByLabelText('Sum to give back');
  expect(field).toHaveValue('13.03');
  await userEvent.clear(field);
  await userEvent.type(field, '11.19');
  await userEvent.click(screen.getByRole('button', { name: 'Give back $13.03' }));
  await waitFor(() => expect(sent).toMatchObject([{ decision: 'APPROVE', amount: 1_303 }]));
});

it('gives a part as it is typed, and what was asked where nothing ends', async () => {
  const sent = open({ ends: { from: usd(1_119), sum: usd(1_303) } });
  const field = screen.getByLabelText('Sum to give back');
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Give back $5.00' }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 500 }]));
});

it('begins with what was asked where nothing ends by it', () => {
  open({ ends: null });
  expect(screen.getByRole('button', { name: 'Give back $11.19' })).toBeEnabled();
  expect(screen.queryByText(/it closes/)).toBeNull();
});

it('says of a lost shipment why money goes back, and what it was paid for', () => {
  open({ ends: null, orderKind: 'TRANSIT', orderNo: 'TO1', cause: 'LOST', reason: '' });
  expect(screen.getByText('The shipment was lost: what was paid for shipping.')).toBeVisible();
  expect(screen.getByText('Shipment')).toBeVisible();
  expect(screen.queryByText('Order')).toBeNull();
});

it('gives the words of whoever asks before those of what became of it', () => {
  open({ ends: null, orderKind: 'TRANSIT', cause: 'INSURED', reason: 'The box came empty.' });
  expect(screen.getByText('The box came empty.')).toBeVisible();
  expect(screen.queryByText('The insurance of the shipment pays.')).toBeNull();
});

it('says it in the queue too, under a head that fits a shipment', () => {
  const shipment = record({ orderKind: 'TRANSIT', orderNo: 'TO1', cause: 'LOST', reason: '' });
  renderUi(
    <StaffContext value={staffSelf(['money.refund'])}>
      <RefundsScreen
        list={{ items: [shipment], waiting: 1, next: null }}
        asked={{ view: 'waiting', filters: {} }}
        now="2030-01-02T10:00:00Z"
      />
    </StaffContext>,
    { url: '/operator/money/refunds' },
  );
  expect(screen.getByRole('columnheader', { name: 'Order or shipment' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'The shipment was lost: what was paid for shipping.' })).toBeVisible();
});

it('says of one that is over who answered it and when, and nothing of what could still go back', () => {
  const answer = { by: 'Anna Desk', at: '2030-01-02T09:30:00.000Z' };
  open({ canAnswer: false, status: 'REFUNDED', answer });
  expect(screen.getByText('Answered').nextElementSibling).toHaveTextContent(/^Anna Desk .*2030/);
  expect(screen.queryByText('Can still go back')).toBeNull();
});
