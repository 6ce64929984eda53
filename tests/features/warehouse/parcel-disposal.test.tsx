import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ParcelDisposal } from '../../../src/features/warehouse/parcel-disposal';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const open = (disposalRefusal: StockInParcel['disposalRefusal']) => {
  const items = [
    { id: 'i1', title: 'Blue bowl' },
    { id: 'i2', title: 'Green cup' },
  ] as StockInParcel['items'];
  const parcel = { id: 'p1', parcelNo: 'PC-1', items, disposalRefusal } as StockInParcel;
  const onChanged = vi.fn();
  return { ...renderUi(<ParcelDisposal parcel={parcel} onChanged={onChanged} />), onChanged };
};
const button = () => screen.getByRole('button', { name: 'Dispose of it: Parcel PC-1' });

it('says what goes for good, keeps the parcel where its shopper does, and throws it away where not', async () => {
  const disposed = mockEndpoint(warehouseEndpoints.dispose, {});
  const { user, onChanged } = open(null);
  await user.click(button());
  let dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/cannot be undone/)).toBeVisible();
  expect(dialog.getByText('Blue bowl')).toBeVisible();
  expect(dialog.getByText('Green cup')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(disposed).toHaveLength(0);
  await user.click(button());
  dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Throw it away' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(disposed[0]?.params).toEqual({ id: 'p1' });
});

it('says why it is not open yet', () => {
  open('SERVICE_WAITS');
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription('It can be disposed of once the service is done.');
});

it('is not there of what lies on no shelf', () => {
  open('NOT_STORED');
  expect(screen.queryByRole('button')).toBeNull();
});
