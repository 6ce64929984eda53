import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StockInParcel } from '../../../src/contract/parcel';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ParcelMerge } from '../../../src/features/warehouse/parcel-merge';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { estimate, parcel } from '../transit/transit-fixture';

type Rework = StockInParcel['rework'];

const fee = { cny: { amount: 300, currency: 'CNY' }, local: { amount: 42, currency: 'USD' } };
const free: Rework = { fee, refusal: null };
const stored = (id: string, over: Partial<StockInParcel> = {}) => ({ ...parcel(id), rework: free, ...over });
/** Nothing is said of prices where a line takes one of them alone. */
const mockPrices = () => {
  mockEndpoint(accountEndpoints.listAddresses, []);
  return mockEndpoint(transitEndpoints.estimate, estimate);
};
const open = (chosen: StockInParcel[]) => {
  const onMerged = vi.fn();
  return { ...renderUi(<ParcelMerge chosen={chosen} onMerged={onMerged} />), onMerged };
};
const button = { name: 'Put together' };

it('puts together what is chosen, for the sum that is told', async () => {
  mockPrices();
  const sent = mockEndpoint(warehouseEndpoints.merge, parcel('a'));
  const { user, onMerged } = open([stored('a'), stored('b')]);
  await user.click(screen.getByRole('button', button));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Shoes b')).toBeVisible();
  expect(dialog.getByText(/Parcel PC-b · 1.14 kg/)).toBeVisible();
  expect(dialog.getByText(/Together 2.28 kg/)).toBeVisible();
  await user.click(dialog.getByLabelText('Pay password 1'));
  await user.paste('135790');
  await user.click(dialog.getByRole('button', { name: 'Pay $0.42' }));
  await waitFor(() => expect(onMerged).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toEqual({ parcelIds: ['a', 'b'], acceptFee: 42, payPassword: '135790' });
});

it('says what they cost to ship one by one and as one, by the cheapest line', async () => {
  mockEndpoint(accountEndpoints.listAddresses, []);
  const asked = mockEndpoint(transitEndpoints.estimate, { ...estimate, apart: { amount: 9900, currency: 'USD' } });
  const { user } = open([stored('a'), stored('b')]);
  await user.click(screen.getByRole('button', button));
  const told = await within(await screen.findByRole('dialog')).findByText(/each shipped by itself: \$99.00/);
  expect(told.parentElement).toHaveTextContent(/Shipped as one: \$/);
  expect(asked[0]?.body).toMatchObject({ purchaseParcelIds: ['a', 'b'], comparesApart: true });
});

it.each([
  ['a service', stored('b', { rework: { fee, refusal: 'SERVICE_WAITS' } }), /service on parcel PC-b is done/],
  ['something that nobody wrote down', stored('b', { items: [] }), /being in parcel PC-b/],
  ['what lines take apart', stored('b', { goodsKinds: ['LIQUID'] }), /PC-b holds goods of another kind/],
])('says which one is in the way, and takes no money: %s', async (_, other, text) => {
  const { user } = open([stored('a'), other]);
  await user.click(screen.getByRole('button', button));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Pay/ })).toBeNull();
});

it('is not there for one alone, nor where nothing is paid from a balance', () => {
  const { unmount } = open([stored('a')]);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  open([stored('a', { rework: null }), stored('b', { rework: null })]);
  expect(screen.queryByRole('button')).toBeNull();
});
