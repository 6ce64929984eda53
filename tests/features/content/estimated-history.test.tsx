import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import type { LineHistory } from '../../../src/contract/line-history';
import { ShippingEstimator } from '../../../src/features/content/shipping-estimator';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const line = (name: string, history?: Partial<LineHistory>) => ({
  ...{ transitOptionName: name, title: name, minDays: 7, maxDays: 12, chargeableGrams: 1000, refusals: [], lines: [] },
  total: { amount: 90_000, currency: 'VND' },
  ...(history && { history: { lastDays: 180, way: null, estimate: null, ...history } }),
});
const way = { shipments: 64, p50Days: 14, p90Days: 19 };
const estimate = { shipments: 70, offBasisPoints: 310 };

it('tells in an open line how it went of late as far as that is known, and nothing of the others', async () => {
  mockEndpoint(catalogEndpoints.estimateFreight, [
    line('Air', { way, estimate }),
    line('Sea', { way: { ...way, p50Days: 1, p90Days: 1 } }),
    line('Rail', { estimate: { ...estimate, offBasisPoints: 4 } }),
    line('Post'),
  ]);
  const { user } = renderUi(<ShippingEstimator countries={[{ code: 'vn', name: 'Vietnam' }]} />);
  await screen.findByText('Air');
  const saidOf = async (name: string) => {
    const details = screen.getByText(name).closest('details') as HTMLElement;
    expect(details).not.toHaveAttribute('open');
    await user.click(screen.getByText(name));
    return within(details)
      .queryByText(/six months|Estimates/)
      ?.textContent?.trim();
  };
  expect(await saidOf('Air')).toBe(
    'In the last six months half came within 14 and nine in ten within 19 days. Estimates were about 3 % off.',
  );
  expect(await saidOf('Sea')).toBe('In the last six months nine in ten came within 1 day.');
  expect(await saidOf('Rail')).toBe('Estimates were about 1 % off.');
  expect(await saidOf('Post')).toBeUndefined();
});
