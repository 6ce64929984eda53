import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ParcelExtend } from '../../../src/features/warehouse/parcel-extend';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { parcel, usd } from '../transit/transit-fixture';

const price = (amount: number) => ({ cny: { amount: amount * 7, currency: 'CNY' }, local: usd(amount) });
const storage: StockInParcel['storage'] = {
  ...{ since: '2026-11-21', freeUntil: '2027-02-19', daysLeft: -2, days: 92, isPaused: false },
  ...{ dayFee: price(28), fee: price(56), paid: price(0), paidUntil: null, keptUntil: null },
};
const open = (storageAhead: StockInParcel['storageAhead']) => {
  const onChanged = vi.fn();
  const shown = { ...parcel('p1'), storage, storageAhead };
  return { ...renderUi(<ParcelExtend parcel={shown} onChanged={onChanged} />), onChanged };
};
const name = 'Pay storage ahead: Parcel PC-p1';

it('pays the days that are chosen, with what is due, for the sum that is told', async () => {
  const sent = mockEndpoint(warehouseEndpoints.extendStorage, parcel('p1'));
  const { user, onChanged } = open({ from: '2027-02-21', mostDays: 13, holidays: [], all: usd(420) });
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Stored until Mar 6, 2027 · $4.20')).toBeVisible();
  expect(dialog.getByText('With $0.56 for days that are due already.')).toBeVisible();
  const days = dialog.getByRole('textbox', { name: 'Days (at most 13)' });
  await user.clear(days);
  expect(dialog.queryByText(/Stored until/)).toBeNull();
  for (const wrong of ['1e3', '0', '14', '1.5']) {
    await user.clear(days);
    await user.type(days, wrong);
    expect(days).toHaveValue(wrong);
    expect(dialog.getByText('From 1 to 13')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pay storage ahead' })).toBeDisabled();
  }
  await user.clear(days);
  await user.type(days, '٧');
  expect(dialog.queryByText('From 1 to 13')).toBeNull();
  expect(dialog.getByText('Stored until Feb 28, 2027 · $2.52')).toBeVisible();
  await user.click(dialog.getByLabelText('Pay password 1'));
  await user.paste('135790');
  await user.click(dialog.getByRole('button', { name: 'Pay $2.52' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({
    params: { id: 'p1' },
    body: { days: 7, from: '2027-02-21', acceptFee: 252, payPassword: '135790' },
  });
});

it('shows the parcel anew where days were paid for in another tab', async () => {
  mockEndpoint(warehouseEndpoints.extendStorage, problem('STATE_CONFLICT', { detail: 'This has moved on.' }));
  const { user, onChanged } = open({ from: '2027-02-21', mostDays: 13, holidays: [], all: usd(420) });
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Pay password 1'));
  await user.paste('135790');
  await user.click(dialog.getByRole('button', { name: /^Pay \$/ }));
  expect(await dialog.findByText('This has moved on.')).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});

it('is not there where a day more costs nothing', () => {
  open(null);
  expect(screen.queryByRole('button')).toBeNull();
});
