import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ShippingEstimator } from '../../../src/features/content/shipping-estimator';
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
