import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, NOTHING_FIRST, parcel } from './transit-fixture';

type Sent = Record<string, unknown>;
let estimates: Sent[] = [];

beforeEach(() => {
  sessionStorage.clear();
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  mockEndpoint(customsEndpoints.getCustomsInfo, { countries: [], fields: [], saved: [], looks: [] });
  estimates = [];
});

describe('a shipment that a line refuses is mended by a press', () => {
  const refusing = (...cures: { code: string; values: Record<string, string | number> }[]) => {
    const { receipt: _, ...line } = estimate.quotes[0]!;
    const nothing = { values: {}, text: null, limit: null, actual: null, over: null };
    mockEndpoint(transitEndpoints.estimate, ({ body }) => {
      estimates.push(body as Sent);
      const refusals = [{ code: 'too-heavy', ...nothing, cures }];
      return { ...estimate, refused: [{ ...line, transitOptionName: 'AU-POST', title: 'Post', refusals }] };
    });
    return renderUi(
      <NewTransitScreen
        renderAddress={() => null}
        parcels={['a', 'b'].map(parcel)}
        missing={0}
        addresses={[address]}
        countries={[{ code: 'au', name: 'Australia' }]}
        first={NOTHING_FIRST}
      />,
      { url: '/my/transit/new?parcels=a,b', shell: { profile: testProfile } },
    );
  };
  it('by more boxes, with that line', async () => {
    const { user } = refusing({ code: 'split', values: { count: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Parcels to split it into: 2' }));
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ boxes: 2, transitOptionName: 'AU-POST' }));
  });
  it('by leaving a parcel in store', async () => {
    const values = { names: 'Shoes', parcels: 'b' };
    const { user, router } = refusing({ code: 'leave-out', values }, { code: 'give', values: { name: 'PCCC' } });
    await user.click(await screen.findByRole('button', { name: 'Leave out: Shoes' }));
    expect(router.replace).toHaveBeenCalledWith('/my/transit/new?parcels=a', undefined, { scroll: false });
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ transitOptionName: 'AU-POST' }));
    expect(screen.getByText('Or: Give what customs ask for')).toBeVisible();
  });
  it('and what was left out can be put back, where it was pressed', async () => {
    const values = { names: 'Shoes, Socks, Hat', more: 8, parcels: 'b' };
    const { user, router } = refusing({ code: 'leave-out', values });
    await user.click(await screen.findByRole('button', { name: 'Leave out: Shoes, Socks, Hat and 8 more' }));
    expect(screen.getByText('Left out: Shoes, Socks, Hat and 8 more')).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(router.replace).toHaveBeenLastCalledWith('/my/transit/new?parcels=a%2Cb', undefined, { scroll: false });
    expect(screen.queryByText(/Left out/)).toBeNull();
    expect(screen.getByRole('group', { name: 'Shipping line' })).toHaveFocus();
    await waitFor(() => expect(estimates.at(-1)).not.toHaveProperty('transitOptionName'));
  });
  it('by a line that takes it', async () => {
    const { user } = refusing({ code: 'other-line', values: { line: 'Air', days: -9 } });
    await user.click(await screen.findByRole('button', { name: 'Air takes it' }));
    expect(screen.getByRole('radio', { name: /Air/ })).toBeChecked();
  });
});
