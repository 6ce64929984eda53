import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import type { RenderAddress } from '../../../src/features/transit/address-choice';
import type { NewTransitData } from '../../../src/features/transit/load-new-transit';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, NOTHING_FIRST, parcel } from './transit-fixture';

let estimates: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  mockEndpoint(customsEndpoints.getCustomsInfo, { countries: [], fields: [], saved: [], looks: [] });
  estimates = [];
  mockEndpoint(transitEndpoints.estimate, ({ body }) => {
    estimates.push(body);
    return estimate;
  });
});

/** As the account's dialog does: it is asked for an address, and says when it is saved. */
const renderAddress: RenderAddress = ({ address, onSaved }) => (
  <button onClick={onSaved}>{address ? `Save ${address.receiverName}` : 'Save a new one'}</button>
);

describe('where a new shipment goes', () => {
  const shipTo = (addresses: NewTransitData['addresses']) => (
    <NewTransitScreen
      {...{ parcels: [parcel('a')], missing: 0, addresses, first: NOTHING_FIRST, renderAddress }}
      countries={[{ code: 'au', name: 'Australia' }]}
    />
  );
  const options = { url: '/my/transit/new?parcels=a', shell: { profile: testProfile } };

  it('is added without leaving it, and chosen once it is there', async () => {
    const { user, router, rerender } = renderUi(shipTo([]), options);
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    await user.click(screen.getByRole('button', { name: 'Save a new one' }));
    expect(router.replace).toHaveBeenCalledWith('/my/transit/new?parcels=a', undefined, { scroll: false });
    rerender(shipTo([address]));
    await waitFor(() => expect(screen.getByRole('radio', { name: new RegExp(address.receiverName) })).toBeChecked());
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ userAddressId: address.id }));
  });
  it('is changed without leaving it, and what goes by it is asked again', async () => {
    const { user } = renderUi(shipTo([address]), options);
    await user.click(await screen.findByRole('button', { name: 'Change the address' }));
    await waitFor(() => expect(estimates).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: `Save ${address.receiverName}` }));
    await waitFor(() => expect(estimates).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  });
});
