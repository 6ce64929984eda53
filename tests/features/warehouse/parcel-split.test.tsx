import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ParcelSplit } from '../../../src/features/warehouse/parcel-split';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { parcel } from '../transit/transit-fixture';

type Refusal = NonNullable<StockInParcel['rework']>['refusal'];

const fee = { cny: { amount: 300, currency: 'CNY' }, local: { amount: 42, currency: 'USD' } };
const thing = (id: string, title: string) => ({ id, title, options: ['Red'], quantity: 2 });
const open = (refusal: Refusal = null) => {
  const items = [thing('i1', 'Blue bowl'), thing('i2', 'Green cup')] as StockInParcel['items'];
  const onChanged = vi.fn();
  const shown = { ...parcel('p1'), items, rework: { fee, refusal } };
  return { ...renderUi(<ParcelSplit parcel={shown} onChanged={onChanged} />), onChanged };
};
const button = () => screen.getByRole('button', { name: 'Split it: Parcel PC-p1' });

it('puts what is chosen into a parcel of its own, for the sum that is told, and never all of it', async () => {
  const sent = mockEndpoint(warehouseEndpoints.split, parcel('p1'));
  const { user, onChanged } = open();
  await user.click(button());
  const dialog = within(await screen.findByRole('dialog'));
  const pay = dialog.getByRole('button', { name: 'Pay $0.42' });
  await user.click(dialog.getByLabelText('Pay password 1'));
  await user.paste('135790');
  expect(pay).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Blue bowl' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Green cup' }));
  expect(dialog.getByText(/something has to stay/)).toBeVisible();
  expect(pay).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Blue bowl' }));
  await user.click(pay);
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({
    params: { id: 'p1' },
    body: { itemIds: ['i2'], acceptFee: 42, payPassword: '135790' },
  });
});

it('says why it is not open yet', () => {
  open('STORAGE_DUE');
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription(/once its storage is paid/);
});

it('is not there of what lies on no shelf', () => {
  open('NOT_STORED');
  expect(screen.queryByRole('button')).toBeNull();
});
