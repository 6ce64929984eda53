import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShippingEstimator } from '../../../src/features/content/shipping-estimator';
import type { FreightEstimate } from '../../../src/contract/catalog';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const countries = [
  { code: 'au', name: 'Australia' },
  { code: 'vn', name: 'Vietnam' },
];
const estimate = (name: string, amount: number) => ({
  transitOptionName: name,
  title: name,
  minDays: 7,
  maxDays: 12,
  chargeableGrams: 1000,
  total: { amount, currency: 'VND' },
  refusals: [],
  lines: [
    { code: 'line-first', values: { grams: 500, firstFee: 90_000 }, amount: { amount: 90_000, currency: 'VND' } },
  ],
});

describe('ShippingEstimator', () => {
  it('starts with a kilogram to the shop’s own country, every line openable', async () => {
    const requests = mockEndpoint(catalogEndpoints.estimateFreight, [
      estimate('Air', 120_000),
      estimate('Sea', 60_000),
    ]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    const air = (await screen.findByText('Air')).closest('details') as HTMLElement;
    expect(within(air).getByText('120,000')).toHaveTextContent('₫120,000');
    expect(within(air).getByText('7–12 days')).toBeVisible();
    await user.click(within(air).getByText('Air'));
    expect(within(air).getByText('First 0.5 kg')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ weight: '1000', country: 'vn' }]);
  });

  it('leads from a line that misses the size to where it is given', async () => {
    const nothing = { values: {}, text: null, limit: null, actual: null, over: null };
    const refusals = [{ code: 'size-missing', ...nothing, cures: [] }];
    mockEndpoint(catalogEndpoints.estimateFreight, [{ ...estimate('Air', 0), total: null, refusals, lines: [] }]);
    const { user } = renderUi(<ShippingEstimator countries={countries} isFolded />);
    await user.click(await screen.findByRole('button', { name: 'Enter the size' }));
    const length = screen.getByRole('textbox', { name: 'Length, cm' });
    expect(length).toHaveFocus();
    expect(length.closest('details')).toHaveAttribute('open');
  });

  it('asks again for another weight and country', async () => {
    const requests = mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    await screen.findByText('Air');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'au');
    const weight = screen.getByRole('textbox', { name: 'Weight in kg' });
    await user.clear(weight);
    await user.type(weight, '2.5');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ weight: '2500', country: 'au' }));
  });

  it.each([
    ['1,5', '1500'],
    ['2.25', '2250'],
    ['٣٫٥', '3500'],
    ['１２', '12000'],
  ])('reads %s as its keyboard means it, typed or put in at once', async (typed, grams) => {
    const requests = mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    await screen.findByText('Air');
    const weight = screen.getByRole('textbox', { name: 'Weight in kg' });
    fireEvent.change(weight, { target: { value: typed } });
    expect(weight).toHaveValue(typed);
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ weight: grams }));
    await user.clear(weight);
    await user.type(weight, typed);
    expect(weight).toHaveValue(typed);
    expect(weight).toBeValid();
  });

  it('makes no other number of one that is none', async () => {
    const requests = mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    await screen.findByText('Air');
    const weight = screen.getByRole('textbox', { name: 'Weight in kg' });
    await user.clear(weight);
    await user.type(weight, '1e3');
    expect(weight).toHaveValue('1e3');
    await waitFor(() => expect(weight).toBeInvalid());
    expect(await screen.findByText('Still the prices of before: mend the marked field.')).toBeVisible();
    expect(requests.map(({ query }) => query.weight)).not.toContain('13000');
  });

  it('tells who asked too fast how long to wait, keeps what it knew, and asks again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    renderUi(<ShippingEstimator countries={countries} />, { url: '/transportation-charge?to=au&kg=17' });
    await screen.findByText('Air');
    const refused = mockEndpoint(catalogEndpoints.estimateFreight, problem('TOO_MANY_REQUESTS'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Weight in kg' }), { target: { value: '18' } });
    expect(await screen.findByText(/The next answer comes by itself in 60 s/)).toBeVisible();
    expect(screen.getByText('Air')).toBeVisible();
    expect(refused).toHaveLength(1);
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Sea', 60_000)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText('Sea')).toBeVisible();
    vi.useRealTimers();
  });

  it.each([
    ['typed', (user: UserEvent, weight: HTMLElement) => user.type(weight, '-3')],
    ['pasted', (user: UserEvent) => user.paste('-3')],
  ])('makes no weight of less than nothing that is %s', async (_, put) => {
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    await screen.findByText('Air');
    const weight = screen.getByRole('textbox', { name: 'Weight in kg' });
    await user.clear(weight);
    await put(user, weight);
    await user.tab();
    expect(weight).toHaveValue('-3');
    await waitFor(() => expect(weight).toBeInvalid());
    expect(screen.getByText('From 0.01 to 100')).toBeVisible();
  });

  it.each([
    ['Length, cm', '-3', 'From 0.1 to 1000'],
    ['Height, cm', '1001', 'From 0.1 to 1000'],
    ['Pieces', '-3', 'From 1 to 20'],
    ['Pieces', '99999', 'From 1 to 20'],
  ])('refuses a %s of %s, says the bounds, and that the prices are those of before', async (name, typed, bounds) => {
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user } = renderUi(<ShippingEstimator countries={countries} />);
    await screen.findByText('Air');
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(bounds);
    expect(await screen.findByText('Still the prices of before: mend the marked field.')).toBeVisible();
    expect(screen.getByText('Air')).toBeVisible();
  });

  it('says what all of it weighs with packing', async () => {
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    renderUi(<ShippingEstimator countries={countries} />, { url: '/transportation-charge?to=au&kg=0.402&pieces=5' });
    expect(await screen.findByText('About 2.211 kg with packing')).toBeVisible();
  });

  it('asks for size, pieces and kinds, and puts them into the address', async () => {
    const requests = mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const { user, router } = renderUi(<ShippingEstimator countries={countries} />, {
      url: '/transportation-charge?to=au&kg=2&size=30x20x10&ref=7',
    });
    await screen.findByText('Air');
    expect(requests.at(-1)?.query).toEqual({ weight: '2000', country: 'au', sizeLength: '300', sizeWidth: '200', sizeHeight: '100' });
    expect(router.replace).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'Liquid' }));
    await user.type(screen.getByRole('textbox', { name: 'Pieces' }), '2');
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ goodsKinds: 'LIQUID', pieces: '12' }));
    expect(router.replace).toHaveBeenLastCalledWith(
      { pathname: '/transportation-charge', query: { ref: '7', to: 'au', kg: '2', size: '30x20x10', pieces: '12', goods: 'LIQUID' } },
      undefined,
      { shallow: true, scroll: false },
    );
  }); // prettier-ignore

  it('keeps rare kinds of goods behind a word, and shows them where a link names one', async () => {
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const plain = renderUi(<ShippingEstimator countries={countries} />, { url: '/transportation-charge?to=au&goods=LIQUID' });
    await screen.findByText('Air');
    const more = () => screen.getByText('More kinds').closest('details');
    expect(more()).not.toHaveAttribute('open');
    expect(within(more() as HTMLElement).getAllByRole('checkbox', { hidden: true })).toHaveLength(12);
    expect(screen.getByText('Pieces').closest('details')).toBeNull();
    plain.unmount();
    const { user, router } = renderUi(<ShippingEstimator countries={countries} />, { url: '/transportation-charge?to=au&goods=BLADE' });
    await screen.findByText('Air');
    expect(more()).toHaveAttribute('open');
    await user.click(screen.getByRole('checkbox', { name: 'Knife, blade' }));
    await user.click(screen.getByRole('checkbox', { name: 'Wood' }));
    await user.click(screen.getByRole('checkbox', { name: 'Magnet' }));
    await waitFor(() => expect(router.replace.mock.lastCall?.[0]).toMatchObject({ query: { goods: 'MAGNET,WOOD' } }));
  }); // prettier-ignore

  it('folds what is seldom asked where it is one thing among others, unless a link says it', async () => {
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000)]);
    const folded = renderUi(<ShippingEstimator countries={countries} isFolded />, { url: '/' });
    await screen.findByText('Air');
    const more = () => screen.getByText('More about the parcel').closest('details');
    expect(more()).not.toHaveAttribute('open');
    expect(more()).toContainElement(screen.getByText('Pieces'));
    await folded.user.click(screen.getByText('More about the parcel'));
    await folded.user.type(screen.getByRole('textbox', { name: 'Postcode' }), '2000');
    await waitFor(() =>
      expect(folded.router.replace.mock.lastCall?.[0]).toMatchObject({ query: { postcode: '2000' } }),
    );
    folded.unmount();
    renderUi(<ShippingEstimator countries={countries} isFolded />, { url: '/?pieces=3' });
    await screen.findByText('Air');
    expect(more()).toHaveAttribute('open');
  });

  it('shows lines that do not take it, why, and what would help', async () => {
    const explained = { values: {}, text: null, limit: null, actual: null, over: null, cures: [] };
    const refused: FreightEstimate = {
      ...estimate('Post', 0),
      total: null,
      lines: [],
      refusals: [
        { ...explained, code: 'too-heavy', values: { actualGrams: 2300, limitGrams: 2000, overGrams: 300 }, limit: 2000, actual: 2300, over: 300, cures: [{ code: 'split', values: { count: 2 } }, { code: 'take-out', values: { count: 1 } }, { code: 'other-line', values: { line: 'Air', days: 3 } }] },
        { ...explained, code: 'side-too-long', values: { actualMm: 705, limitMm: 600, overMm: 105 }, cures: [{ code: 'other-line', values: { line: 'Air', days: 3 } }] },
        { ...explained, code: 'density-too-low', values: { actualGrams: 90_000, limitGrams: 100_000 } },
        { ...explained, code: 'goods-kind-not-taken', actual: 'LIQUID' },
        { ...explained, code: 'postcode-not-served', values: { actual: '9900' } },
        { ...explained, code: 'own-rule', text: 'No islands.' },
        { ...explained, code: 'currency-unknown' },
      ],
    };
    mockEndpoint(catalogEndpoints.estimateFreight, [estimate('Air', 120_000), refused]);
    renderUi(<ShippingEstimator countries={[{ code: 'fr', name: 'France' }]} />);
    const post = (await screen.findByText('Post')).parentElement as HTMLElement;
    expect(within(post).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2.3 kg is 0.3 kg above the limit of 2 kg',
      'Parcels to split it into: 2',
      'Or: Pieces to leave out: 1',
      'Longest side in cm: 70.5 with packing, at most 60',
      'kg/m³: 90, at least 100',
      'Does not take: Liquid.',
      'Does not go to 9900.',
      'No islands.',
      'Its price is in a currency that we cannot convert now. Ask us.',
      'Or: Air takes it',
    ]);
  }); // prettier-ignore

  it('says so where no line goes, and tries again after a failure', async () => {
    mockEndpoint(catalogEndpoints.estimateFreight, problem('UNAVAILABLE', { detail: 'The shop is busy.' }));
    // weights of the other tests are remembered for the life of the page
    const { user } = renderUi(<ShippingEstimator countries={[{ code: 'nz', name: 'New Zealand' }]} />);
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    mockEndpoint(catalogEndpoints.estimateFreight, []);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No shipping line takes this weight to that country yet.')).toBeVisible();
  });
});
