import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { HomeEstimator } from '../../../src/features/content/home-estimator';
import { mockEndpoint, mockServer } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const countries = [{ code: 'vn', name: 'Vietnam' }];

it('brings the words of the calculator, in the language of the page', async () => {
  mockEndpoint(catalogEndpoints.estimateFreight, []);
  const asked: URL[] = [];
  mockServer.use(
    http.get('*/texts.json', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json({ estimator: { title: 'Parcels, weighed' } });
    }),
  );
  renderUi(<HomeEstimator countries={countries} />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  // what has come stands beside what the page had
  expect(await screen.findByRole('heading', { name: 'Parcels, weighed' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Ship to' })).toBeVisible();
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/en/texts.json']);
  expect(asked[0]?.searchParams.get('of')).toBe('transit');
});

it('offers another try where they do not come', async () => {
  mockEndpoint(catalogEndpoints.estimateFreight, []);
  let isAway = true;
  mockServer.use(
    http.get('*/texts.json', () => (isAway ? HttpResponse.error() : HttpResponse.json({ ask: { pieces: 'Pieces' } }))),
  );
  const { user } = renderUi(<HomeEstimator countries={countries} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole('combobox', { name: 'Ship to' })).toBeVisible();
});
