import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, parcel } from './transit-fixture';

it('tells of a line how it went of late, beside what it costs', async () => {
  const way = { shipments: 40, p50Days: 31, p90Days: 38 };
  const [sea, ...others] = estimate.quotes;
  if (!sea) throw new Error('a line is offered');
  const told = { ...estimate, quotes: [{ ...sea, history: { lastDays: 180, way, estimate: null } }, ...others] };
  mockEndpoint(customsEndpoints.getCustomsInfo, { countries: [], fields: [], saved: [], looks: [] });
  mockEndpoint(transitEndpoints.estimate, told);
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  renderUi(
    <NewTransitScreen
      renderAddress={() => null}
      parcels={['a', 'b'].map(parcel)}
      missing={0}
      addresses={[address]}
      countries={[{ code: 'au', name: 'Australia' }]}
      first={{ estimate: told, pickup: null }}
    />,
    { url: '/my/transit/new?parcels=a,b', shell: { profile: testProfile } },
  );
  const said = /six months half came within 31 and nine in ten within 38 days/;
  expect(await screen.findByRole('radio', { name: /Sea/ })).toHaveAccessibleName(said);
  expect(screen.getByRole('radio', { name: /Air/ })).not.toHaveAccessibleName(/six months/);
});
