import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CustomsInfo } from '../../../src/contract/customs';
import { customsEndpoints } from '../../../src/contract/customs.endpoints';
import { CustomsList } from '../../../src/features/account/customs-list';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const info = (id: string, more: Partial<CustomsInfo> = {}): CustomsInfo => ({
  id,
  countryCode: 'kr',
  receiverName: `Kim ${id}`,
  kind: 'PCCC',
  masked: 'P••••••••3456',
  numbers: [{ key: 'PCCC', label: 'Personal customs code', masked: 'P••••••••3456' }],
  keep: true,
  updatedAt: '2030-01-01T00:00:00Z',
  ...more,
});
const served = (...saved: CustomsInfo[]) => ({
  countries: ['kr'],
  fields: [],
  saved,
  looks: [{ id: 'l1', masked: 'P••••••••3456', reason: 'Papers for the carrier', at: '2030-02-03T04:05:00Z' }],
});
const open = (data: ReturnType<typeof served>) =>
  renderUi(<CustomsList served={data} countries={[{ code: 'kr', name: 'South Korea' }]} />, { url: '/my/account' });

describe('saved customs data', () => {
  it('stand masked, with their day, and say who of the shop looked, when and why', () => {
    open(served(info('a', { expiresAt: dayIn(200) }), info('b', { expiresAt: dayIn(-2), keep: false })));
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Kim a.*South Korea.*Valid until .*P••••••••3456/);
    expect(second).toHaveTextContent(/Ran out on .*They are deleted 90 days after/);
    const looks = within(screen.getByRole('region', { name: 'When the shop looked at them' }));
    expect(looks.getByRole('listitem')).toHaveTextContent(
      /Papers for the carrierStaff of the shopP••••••••3456Feb 3, 2030/,
    );
  });

  it('go when the shopper says so, after a question', async () => {
    const saved = mockEndpoint(customsEndpoints.saveCustomsInfo, info('a'));
    mockEndpoint(customsEndpoints.getCustomsInfo, served(info('b')));
    const { user } = open(served(info('a', { expiresAt: dayIn(200) }), info('b')));
    await user.click(screen.getByRole('button', { name: 'Remove the numbers of Kim a, South Korea' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove these numbers?' }));
    expect(saved).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The numbers are removed')).toBeVisible();
    expect(saved.map(({ body }) => body)).toMatchObject([{ id: 'a', countryCode: 'kr', values: {} }]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are asked for again where another tab removed them', async () => {
    mockEndpoint(customsEndpoints.saveCustomsInfo, problem('NOT_FOUND'));
    mockEndpoint(customsEndpoints.getCustomsInfo, served());
    const { user } = open(served(info('a')));
    await user.click(screen.getByRole('button', { name: /^Remove the numbers/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^Nothing is kept/)).toBeVisible();
  });
});
