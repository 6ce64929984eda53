import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParcelItem, StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ItemDecision } from '../../../src/features/warehouse/item-decision';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

type Ordered = NonNullable<ParcelItem['order']>;

const open = (order: Partial<Ordered>, onChanged = () => undefined) => {
  const item = { id: 'i', title: 'Kettle', order: { itemId: 'o1', finding: 'It is scratched.', ...order } };
  const parcel = { id: 'p1' } as StockInParcel;
  return renderUi(<ItemDecision parcel={parcel} item={item as ParcelItem} onChanged={onChanged} />);
};

it('tells what was found and until when, and sends what the shopper decides', async () => {
  const decided = mockEndpoint(warehouseEndpoints.decideItem, {} as StockInParcel);
  const { user } = open({
    ...{ status: 'QC_FAILED', decideBefore: '2030-01-03T10:00:00Z' },
    choices: [
      { decision: 'ACCEPT', money: null },
      { decision: 'RETURN', money: { amount: 1250, currency: 'USD' } },
    ],
  });
  expect(screen.getByText('It is scratched.')).toBeVisible();
  expect(screen.getByText(/^Decide by Jan 3, 2030/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide about Kettle' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByText('$12.50 comes back to you once the seller has it.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'Send it back' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(decided[0]?.body).toEqual({ orderItemId: 'o1', decision: 'RETURN' }));
});

it('asks nothing once it is decided, and says what follows', () => {
  open({ status: 'EXCHANGING', decideBefore: null, choices: [] });
  expect(screen.getByText('The seller sends another one.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of what was kept that it is', () => {
  open({ status: 'QC_PASSED', decideBefore: null, choices: [] });
  expect(screen.getByText('You keep it.')).toBeVisible();
});

it('closes and looks again where it was decided in another window', async () => {
  mockEndpoint(warehouseEndpoints.decideItem, problem('STATE_CONFLICT'));
  const looked = vi.fn();
  const { user } = open({ status: 'QC_FAILED', choices: [{ decision: 'ACCEPT', money: null }] }, looked);
  await user.click(screen.getByRole('button', { name: 'Decide about Kettle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Keep it' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
