import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CustomsInfo, CustomsOverview } from '../../../src/contract/customs';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { bestCustoms } from '../../../src/features/transit/customs-choice.rules';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, NOTHING_FIRST, parcel, transitOrder } from './transit-fixture';

const PCCC = {
  key: 'PCCC',
  label: 'Personal customs code',
  help: 'From the customs service',
  example: 'P123456789012',
  pattern: '^P\\d{12}$',
  checks: [],
  isRequired: true,
  hasExpiry: false,
};
const infoOf = (id: string, change: Partial<CustomsInfo> = {}): CustomsInfo => ({
  id,
  countryCode: 'au',
  receiverName: `Receiver ${id}`,
  kind: 'PCCC',
  masked: 'P••••••••3456',
  numbers: [{ key: 'PCCC', label: PCCC.label, masked: 'P••••••••3456' }],
  keep: true,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...change,
});
let orders: Record<string, unknown>[] = [];
let kept: CustomsInfo[] = [];

const answer = (): CustomsOverview => ({ countries: ['au'], fields: [PCCC], saved: kept, looks: [] });

beforeEach(() => {
  sessionStorage.clear();
  [orders, kept] = [[], []];
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  mockEndpoint(transitEndpoints.estimate, estimate);
  mockEndpoint(customsEndpoints.getCustomsInfo, answer);
  mockEndpoint(transitEndpoints.create, ({ body }) => {
    orders.push(body as Record<string, unknown>);
    return transitOrder('SUBMITTED');
  });
});

function open() {
  const countries = [{ code: 'au', name: 'Australia' }];
  return renderUi(
    <NewTransitScreen
      renderAddress={() => null}
      parcels={[parcel('a')]}
      missing={0}
      addresses={[address]}
      countries={countries}
      first={NOTHING_FIRST}
    />,
    {
      url: '/my/transit/new?parcels=a',
      shell: { profile: testProfile },
    },
  );
}
async function order(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('checkbox', { name: /I have read the terms/ }));
  const button = screen.getByRole('button', { name: 'Order this shipment' });
  // what was chosen last is priced first
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(orders).toHaveLength(1));
}

describe('what customs ask of the receiver', () => {
  it('is written down once, said to be wrong where it is, and goes with the order', async () => {
    const sent: unknown[] = [];
    mockEndpoint(customsEndpoints.saveCustomsInfo, ({ body }) => {
      sent.push(body);
      if (sent.length === 1) return problem('INVALID', { errors: [{ path: 'values.PCCC', code: 'wrong_shape' }] });
      kept = [infoOf('mine')];
      return infoOf('mine');
    });
    const { user } = open();
    expect(await screen.findByText(/without them nothing is shipped/)).toBeVisible();
    const field = screen.getByRole('textbox', { name: /Personal customs code/ });
    await user.type(field, 'P1');
    await user.click(screen.getByRole('checkbox', { name: /may keep these numbers/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This does not look right.')).toBeVisible();
    await user.type(field, '23456789012');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: /Receiver mine.*P••••••••3456/ })).toBeChecked();
    expect(sent.at(-1)).toMatchObject({
      countryCode: 'au',
      values: { PCCC: 'P123456789012' },
      // nobody's numbers are kept who did not say so
      keep: false,
      consent: true,
    });
    await order(user);
    expect(orders[0]).toMatchObject({ customsInfoId: 'mine' });
  });

  it('is not left out unsaid where it cannot be read, and asked for again', async () => {
    let isAway = true;
    mockEndpoint(customsEndpoints.getCustomsInfo, () => (isAway ? problem('INTERNAL') : answer()));
    const { user } = open();
    const failure = await screen.findByRole('alert');
    isAway = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/without them nothing is shipped/)).toBeVisible();
  });

  it('is chosen of what is kept, or written down anew', async () => {
    kept = [infoOf('one'), infoOf('two')];
    const { user } = open();
    expect(await screen.findByRole('radio', { name: /Receiver one/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Other numbers' }));
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Receiver two/ }));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await order(user);
    expect(orders[0]).toMatchObject({ customsInfoId: 'two' });
  });
});

describe('what is taken where nothing is chosen', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  it('is what the shop itself takes: valid, and with all that is needed', () => {
    const over = infoOf('over', { expiresAt: '2026-11-01' });
    const bare = infoOf('bare', { numbers: [] });
    expect(bestCustoms([PCCC], [over, bare, infoOf('whole')], now)?.id).toBe('whole');
    expect(bestCustoms([PCCC], [over, bare], now)?.id).toBe('bare');
    expect(bestCustoms([PCCC], [over], now)).toBeUndefined();
  });
});
