import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { pickupEndpoints } from '../../../src/contract/pickup.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import type { NewTransitData } from '../../../src/features/transit/load-new-transit';
import { NewTransitScreen } from '../../../src/features/transit/new-transit-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address, estimate, NOTHING_FIRST, parcel, transitOrder, usd } from './transit-fixture';

type Sent = Record<string, unknown>;
let estimates: Sent[] = [];
let orders: Sent[] = [];

beforeEach(() => {
  sessionStorage.clear();
  mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations: [] });
  mockEndpoint(customsEndpoints.getCustomsInfo, { countries: [], fields: [], saved: [], looks: [] });
  [estimates, orders] = [[], []];
  mockEndpoint(transitEndpoints.estimate, ({ body }) => {
    estimates.push(body as Sent);
    return estimate;
  });
  mockEndpoint(transitEndpoints.create, ({ body }) => {
    orders.push(body as Sent);
    return transitOrder('SUBMITTED');
  });
});

const open = (ids = ['a', 'b'], addresses = [address], first: NewTransitData['first'] = NOTHING_FIRST) =>
  renderUi(
    <NewTransitScreen
      renderAddress={() => null}
      parcels={ids.map(parcel)}
      missing={0}
      addresses={addresses}
      countries={[{ code: 'au', name: 'Australia' }]}
      first={first}
    />,
    { url: '/my/transit/new?parcels=a,b', shell: { profile: testProfile } },
  );
const receipt = () => within(screen.getByRole('complementary', { name: 'What it costs' }));

describe('a new shipment', () => {
  it('shows at once what its page brought, and asks for prices when something else is chosen', async () => {
    const { user } = open(['a', 'b'], [address], { estimate, pickup: null });
    expect(await screen.findByRole('radio', { name: /Sea/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Corner guards' }));
    await waitFor(() => expect(estimates).toMatchObject([{ packingWishes: ['corner'] }]));
  });

  it('says so where the line that was shown refuses what is wished for, and another one stands in for it', async () => {
    const [sea, air] = estimate.quotes;
    if (!sea || !air) throw new Error('two lines are compared');
    mockEndpoint(transitEndpoints.estimate, ({ body }) => ({
      ...estimate,
      quotes: (body as { boxes: number }).boxes > 1 ? [air] : [sea, air],
    }));
    const { user } = open();
    expect(await screen.findByRole('radio', { name: /Sea/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    const said = 'Sea does not take this as it is packed now. Air is chosen instead.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Air/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'One less' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('is fetched at a station where the shopper says so', async () => {
    const place = { countryCode: 'au', address: '1 Pier', phone: '', hours: '', freeDays: 7 };
    const terms = { keepDays: 14, notice: '', maxBoxGrams: 20_000, maxOrderGrams: null, mapUrl: '' };
    const stations = ['A', 'B'].map((id) => ({
      ...{ id, name: `Pier ${id}`, ...place, ...terms },
      ...{ maxSideMm: id === 'B' ? 1_200 : null, fee: id === 'B' ? usd(85) : null },
    }));
    mockEndpoint(pickupEndpoints.selfPickup, { info: null, stations });
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Fetch it at a pick-up station' }));
    expect(screen.getByRole('radio', { name: /Pier A/ })).toHaveAccessibleName(/up to 20 kg a box$/);
    await user.click(
      screen.getByRole('radio', {
        name: /Pier B.*Boxes up to 120 cm long · up to 20 kg a box.*Fee of the station: \$0\.85/,
      }),
    );
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ selfPickup: true, stationId: 'B' }));
    expect(screen.getByRole('radio', { name: /Pier B/ })).toBeChecked();
  });

  it('tells of a line that goes there why it refuses, and nothing of lines to somewhere else', async () => {
    const because = (code: string) => ({
      code,
      values: {},
      text: null,
      limit: null,
      actual: null,
      over: null,
      cures: [],
    });
    const { receipt: _, ...line } = estimate.quotes[0]!;
    const refused = (title: string, code: string) => ({
      ...line,
      transitOptionName: title,
      title,
      refusals: [because(code)],
    });
    mockEndpoint(transitEndpoints.estimate, () => ({
      ...estimate,
      refused: [refused('To Britain', 'country-not-served'), refused('Small packet', 'pieces-over')],
    }));
    open();
    expect(await screen.findByText('Small packet')).toBeVisible();
    expect(screen.queryByText('To Britain')).toBeNull();
  });

  it('is ordered at the price that was shown, once the terms are agreed to', async () => {
    const { user, router } = open();
    expect(await receipt().findByText('Sea')).toBeVisible();
    await waitFor(() => expect(receipt().getByRole('button', { name: 'Order this shipment' })).toBeEnabled());
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    expect(receipt().getByText('Please agree to the terms')).toBeVisible();
    expect(orders).toEqual([]);
    expect(receipt().getByRole('checkbox')).toHaveFocus();
    await user.click(receipt().getByRole('checkbox'));
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/transit/t1'));
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      purchaseParcelIds: ['a', 'b'],
      transitOptionName: 'AU-SEA',
      userAddressId: 'home',
      quoteId: 'quote-1',
      mode: 'PACK_FIRST',
      termsAccepted: true,
    });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('asks for the price of what is chosen, and leaves behind what goes with another line', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Photos of the box' }));
    await user.click(screen.getByRole('checkbox', { name: /Insure the goods, worth \$42\.00.*1\.26/ }));
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ services: ['photos'], insuredValue: 4200 }));
    await user.click(screen.getByRole('radio', { name: /Air/ }));
    expect(await receipt().findByText('Air')).toBeVisible();
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ transitOptionName: 'AU-AIR', services: [] }));
    expect(estimates.at(-1)).not.toHaveProperty('insuredValue');
  });

  it('says why insurance that costs no less than it pays is not offered', async () => {
    const quotes = estimate.quotes.map((quote) => ({ ...quote, isInsurable: false, insuranceFee: usd(5000) }));
    mockEndpoint(transitEndpoints.estimate, () => ({ ...estimate, quotes }));
    open();
    expect(await screen.findByText(/^Not offered: insurance would cost \$50\.00.*\(\$42\.00\)\.$/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Insure/ })).toBeNull();
  });

  it('takes a cheaper way by one press', async () => {
    const { user } = open();
    const savings = within(await screen.findByRole('list', { name: 'What would be cheaper' }));
    expect(savings.getByText('Sea, in 2 boxes: $3.10 less.')).toBeVisible();
    // it is there earlier, too, which is no day more
    expect(savings.queryByText(/days/i)).toBeNull();
    await user.click(savings.getAllByRole('button', { name: 'Do it' })[0] as HTMLElement);
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ boxes: 2, transitOptionName: 'AU-SEA' }));
  });

  it('leaves packing behind by one press, and only tells to wait', async () => {
    const { user } = open();
    const savings = within(await screen.findByRole('list', { name: 'What would be cheaper' }));
    expect(savings.getByText('No shop boxes (Shoes), 0.9 kg lighter: $5.20 less.')).toBeVisible();
    const waiting = savings
      .getByText(/Wait until Nov 24, 2036, when this is on its shelf too: Teapot/)
      .closest('li') as HTMLElement;
    expect(within(waiting).queryByRole('button')).toBeNull();
    await user.click(savings.getAllByRole('button', { name: 'Do it' })[1] as HTMLElement);
    await waitFor(() => expect(estimates.at(-1)).toMatchObject({ packingWishes: ['unboxed'] }));
  });

  it('keeps what was chosen for who comes back', async () => {
    const first = open();
    await first.user.type(await screen.findByRole('textbox', { name: 'Note to the packers' }), 'No shoe box');
    first.unmount();
    open(['a']);
    expect(await screen.findByDisplayValue('No shoe box')).toBeVisible();
  });

  it('says why the order was refused, and asks for prices anew', async () => {
    mockEndpoint(transitEndpoints.create, () => problem('PRICE_CHANGED', { detail: 'The price has changed.' }));
    const { user } = open();
    await user.click(await receipt().findByRole('checkbox'));
    await waitFor(() => expect(receipt().getByRole('button', { name: 'Order this shipment' })).toBeEnabled());
    const asked = estimates.length;
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    expect(await receipt().findByRole('alert')).toHaveTextContent('The price has changed.');
    await waitFor(() => expect(estimates.length).toBeGreaterThan(asked));
  });

  it('asks what a thing is where nobody knows, and leads back to it when the order is sent back for that', async () => {
    mockEndpoint(transitEndpoints.create, ({ body }) => {
      orders.push(body as Sent);
      const errors = [{ path: 'declaration', code: 'words_missing' }];
      return orders.length > 1
        ? transitOrder('SUBMITTED')
        : problem('INVALID', { detail: 'Check the fields.', errors });
    });
    const unnamed = { ...parcel('u'), items: parcel('u').items.map((item) => ({ ...item, title: '新款' })) };
    const { user, router } = renderUi(
      <NewTransitScreen
        renderAddress={() => null}
        parcels={[parcel('a'), unnamed]}
        missing={0}
        addresses={[address]}
        countries={[]}
        first={NOTHING_FIRST}
      />,
      { url: '/my/transit/new?parcels=a,u', shell: { profile: testProfile } },
    );
    const [known, asked] = await screen.findAllByRole('textbox', { name: 'What it is, in English' });
    expect(known).toHaveValue('Shoes');
    expect(asked).toHaveAccessibleDescription(/Latin letters/);
    expect(asked).not.toBeInvalid();
    await user.click(await receipt().findByRole('checkbox'));
    await waitFor(() => expect(receipt().getByRole('button', { name: 'Order this shipment' })).toBeEnabled());
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    await waitFor(() => expect(asked).toHaveFocus());
    expect(asked).toBeInvalid();
    await user.keyboard('Silk shirt');
    expect(asked).toBeVisible();
    await waitFor(() => expect(receipt().getByRole('button', { name: 'Order this shipment' })).toBeEnabled());
    await user.click(receipt().getByRole('button', { name: 'Order this shipment' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/my/transit/t1'));
    expect(orders[1]).toMatchObject({ declaration: [{ parcelItemId: 'u-1', nameEn: 'Silk shirt' }] });
  });

  it('wants an address first', () => {
    open(['a'], []);
    expect(screen.getByText('Choose an address first: prices depend on it.')).toBeVisible();
    expect(estimates).toEqual([]);
  });

  it('leads back to the warehouse without parcels', () => {
    open([]);
    expect(screen.getByRole('link', { name: 'To the warehouse' })).toHaveAttribute('href', '/my/in-stock-items');
  });
});
