import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ParcelItem } from '../../../src/contract/parcel';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { ItemReturn } from '../../../src/features/warehouse/item-return';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { orderDetail } from '../purchase/purchase-fixture';
import { parcel } from '../transit/transit-fixture';

type Ordered = NonNullable<ParcelItem['order']>;

const sendBack = {
  money: { amount: 1250, currency: 'USD' },
  freight: { amount: 140, currency: 'USD' },
  before: '2030-01-03T10:00:00Z',
  ...{ pieces: 1, isWhole: false, terms: { total: 1390, of: 1, gone: 0, left: 1390 } },
};
const open = (order: Partial<Ordered>, onChanged = () => undefined) => {
  const item = { id: 'i', title: 'Kettle', order: { itemId: 'o1', finding: '', status: 'QC_PASSED', ...order } };
  return renderUi(<ItemReturn parcel={parcel('p1')} item={item as ParcelItem} onChanged={onChanged} />);
};
const about = { name: 'Send it back: Kettle' };

it('says what comes back, what the way costs and until when, and sends it with the reason', async () => {
  const sent = mockEndpoint(warehouseEndpoints.returnItem, parcel('p1'));
  const looked = vi.fn();
  const { user } = open({ sendBack }, looked);
  await user.click(screen.getByRole('button', about));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^\$12\.50 comes back .* less \$1\.40 .* Possible until Jan 3, 2030/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Too small');
  await user.click(dialog.getByRole('button', { name: 'Send it back' }));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  expect(sent[0]).toMatchObject({ params: { id: 'p1' }, body: { orderItemId: 'o1', reason: 'Too small' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('sends so many pieces as are chosen back, for what they have cost', async () => {
  const sent = mockEndpoint(warehouseEndpoints.returnItem, parcel('p1'));
  const looked = vi.fn();
  const terms = { total: 1000, of: 3, gone: 0, left: 1000 };
  const { user } = open(
    { sendBack: { ...sendBack, money: { amount: 860, currency: 'USD' }, pieces: 3, terms } },
    looked,
  );
  await user.click(screen.getByRole('button', about));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^\$8\.60 comes back/)).toBeVisible();
  const pieces = dialog.getByRole('textbox', { name: 'How many pieces go back (of 3)' });
  await user.clear(pieces);
  expect(dialog.getByRole('button', { name: 'Send it back' })).toBeDisabled();
  await user.type(pieces, '2');
  expect(dialog.getByText(/^\$5\.27 comes back/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send it back' }));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toEqual({ orderItemId: 'o1', quantity: 2, acceptFreight: 140, reason: '' });
});

it('says where the money goes where there is no choice', async () => {
  mockEndpoint(purchaseEndpoints.get, { ...orderDetail('po'), wayBack: null });
  const { user } = open({ sendBack, orderId: 'po' });
  await user.click(screen.getByRole('button', about));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('It goes to your balance. You can spend it here or take it out.')).toBeVisible();
  expect(dialog.queryByRole('radio')).toBeNull();
});

it('closes and looks again where it is too late', async () => {
  mockEndpoint(warehouseEndpoints.returnItem, problem('STATE_CONFLICT'));
  const looked = vi.fn();
  const { user } = open({ sendBack }, looked);
  await user.click(screen.getByRole('button', about));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send it back' }));
  await waitFor(() => expect(looked).toHaveBeenCalledOnce());
});

it('says of what goes back that it does, and nothing of what stays', () => {
  const { unmount } = open({ status: 'RETURNING', sendBack: null });
  expect(screen.getByText('It goes back to the seller.')).toBeVisible();
  unmount();
  open({ sendBack: null });
  expect(screen.queryByRole('button')).toBeNull();
});
