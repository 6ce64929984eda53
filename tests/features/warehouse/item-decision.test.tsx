import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParcelItem, StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ItemDecision } from '../../../src/features/warehouse/item-decision';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

type Ordered = NonNullable<ParcelItem['order']>;

const photo = (kind: 'SCALE' | 'INSPECTION') => ({ id: kind, kind, image: `/${kind}.webp`, takenAt: '2030-01-01T10:00:00Z' }); // prettier-ignore

const open = (
  order: Partial<Ordered>,
  more: { onChanged?: () => void; opensAtOnce?: boolean; others?: unknown[] } = {},
) => {
  const { onChanged = () => undefined, opensAtOnce = false, others = [] } = more;
  const item = { id: 'i', title: 'Kettle', order: { itemId: 'o1', finding: 'It is scratched.', ...order } };
  const photos = [photo('SCALE'), photo('INSPECTION')];
  const parcel = {
    id: 'p1',
    parcelNo: 'PC1',
    refusal: 'DECISION_DUE',
    photos,
    items: [item, ...others],
  } as StockInParcel;
  const ui = <ItemDecision {...{ parcel, opensAtOnce, onChanged }} item={item as ParcelItem} />;
  return renderUi(ui, { url: '/my/in-stock-items?decide=o1' });
};
const KEEP: Ordered['choices'] = [{ decision: 'ACCEPT', money: null }];

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
  await user.click(screen.getByRole('button', { name: 'Decide: Kettle' }));
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

it('says of what was kept for less how much came back', () => {
  const cheaper = { amount: 250, currency: 'USD' };
  open({ status: 'QC_PASSED', decideBefore: null, choices: [], cheaper });
  expect(screen.getByText('You keep it for less: $2.50 came back.')).toBeVisible();
});

it('closes and looks again where it was decided in another window', async () => {
  mockEndpoint(warehouseEndpoints.decideItem, problem('STATE_CONFLICT'));
  const looked = vi.fn();
  const { user } = open({ status: 'QC_FAILED', choices: KEEP }, { onChanged: looked });
  await user.click(screen.getByRole('button', { name: 'Decide: Kettle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Keep it' }));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks at once who has come for it, with what the inspection saw before everything else', async () => {
  open({ status: 'QC_FAILED', choices: KEEP }, { opensAtOnce: true });
  const dialog = within(await screen.findByRole('dialog'));
  const photos = dialog.getByRole('button', { name: 'Photos of parcel PC1 (2)' });
  expect(within(photos).getByRole('img')).toHaveAttribute('src', expect.stringContaining('/INSPECTION.webp'));
});

it('leads back to its button where it has asked by itself', async () => {
  const { user } = open({ status: 'QC_FAILED', choices: KEEP }, { opensAtOnce: true });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Decide: Kettle' })).toHaveFocus());
});

it('asks nobody about what is decided already', () => {
  open({ status: 'RETURNING', choices: [] }, { opensAtOnce: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['QC_FAILED', /seller.*decided about the rest/],
  ['RETURNING', /seller\.$/],
] as const)('says of what goes back whether it waits for what else is in the parcel, which is %s', (status, said) => {
  open({ status: 'RETURNING', choices: [] }, { others: [{ id: 'j', order: { status } }] });
  expect(screen.getByText(said)).toBeVisible();
});
