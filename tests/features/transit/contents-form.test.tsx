import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, NOTHING_FIRST, parcel, transitOrder } from './transit-fixture';

type Sent = Record<string, unknown>;
let orders: Sent[] = [];

beforeEach(() => {
  sessionStorage.clear();
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  mockEndpoint(customsEndpoints.getCustomsInfo, { countries: [], fields: [], saved: [], looks: [] });
  orders = [];
  mockEndpoint(transitEndpoints.estimate, () => estimate);
  mockEndpoint(transitEndpoints.create, ({ body }) => {
    orders.push(body as Sent);
    return transitOrder('SUBMITTED');
  });
});

const receipt = () => within(screen.getByRole('complementary', { name: 'What it costs' }));

describe('a new shipment with a parcel of the shopper’s own', () => {
  it('is not sent before it is said what is in a parcel of the shopper’s own', async () => {
    const said: Sent[] = [];
    mockEndpoint(warehouseEndpoints.sayContents, ({ body }) => {
      said.push(body as Sent);
      return parcel('own');
    });
    const { user, router } = renderUi(
      <NewTransitScreen
        renderAddress={() => null}
        parcels={[parcel('a'), { ...parcel('own'), items: [] }]}
        missing={0}
        addresses={[address]}
        countries={[]}
        first={NOTHING_FIRST}
      />,
      { url: '/my/transit/new?parcels=a,own', shell: { profile: testProfile } },
    );
    const form = within(await screen.findByRole('form', { name: /^What is in parcel/ }));
    await waitFor(() => expect(receipt().getByRole('button', { name: 'Order this shipment' })).toBeEnabled());
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    const what = form.getByRole('textbox', { name: 'What it is, in English' });
    await waitFor(() => expect(what).toHaveFocus());
    expect(what).toBeInvalid();
    expect(orders).toEqual([]);
    expect(form.getByRole('alert')).toHaveTextContent(/is not saved yet/);
    await user.type(what, 'Steel kettle');
    const worth = form.getByRole('textbox', { name: 'Value of one, in yuan' });
    await user.type(worth, 'abc');
    expect(worth).toHaveAccessibleDescription('Write the sum in numbers, for example 35.50.');
    await user.clear(worth);
    await user.type(worth, '15,50');
    // filled in is not saved: it is led to what saves it
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    const save = form.getByRole('button', { name: 'Save the contents' });
    await waitFor(() => expect(save).toHaveFocus());
    expect(orders).toEqual([]);
    await user.click(save);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/cannot change it afterwards/)).toBeVisible();
    expect(said).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save the contents' }));
    await waitFor(() => expect(said).toEqual([{ items: [{ title: 'Steel kettle', quantity: 1, unitFen: 1550 }] }]));
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
  });
});
