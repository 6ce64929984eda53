import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlatformShopDetail } from '../../../src/contract/platform';
import { platformEndpoints as calls } from '../../../src/contract/platform.endpoints';
import { HealthScreen } from '../../../src/desks/platform/health-screen';
import { ShopScreen } from '../../../src/desks/platform/shop-screen';
import { ShopsScreen } from '../../../src/desks/platform/shops-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const row = { id: 'quay', name: 'Quay Goods', state: 'LIVE', createdAt: '2030-01-01T10:00:00Z', orders: 7, quota: 'WARN' } as const; // prettier-ignore
const detail = (more: Partial<PlatformShopDetail> = {}): PlatformShopDetail => ({
  ...row,
  ...{ currency: 'USD', languages: ['en', 'vi'], hosts: [{ host: 'quay.example', state: 'VALID' }], endsAt: null },
  quotas: { orders: 10, staff: null, mails: null, storageMb: null, isHard: false, off: [], version: 3 },
  ...{
    storageMb: 12,
    supplierCalls: null,
    usage: [{ month: '2030-01', orders: 7, mails: 20 }],
    supportUntil: null,
    deeds: [],
  },
  ...more,
});
const open = (more: Partial<PlatformShopDetail> = {}) =>
  renderUi(<ShopScreen first={detail(more)} />, { url: '/platform/shops/quay' });

describe('the register of shops', () => {
  it('says how each stands, and where there is more', () => {
    renderUi(<ShopsScreen list={{ items: [row], next: 'quay' }} q="qu" />, { url: '/platform' });
    expect(screen.getByRole('row', { name: 'quay Quay Goods Live 7 80 % used' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'quay' })).toHaveAttribute('href', '/platform/shops/quay');
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/platform?q=qu&after=quay');
    expect(screen.getByRole('textbox', { name: 'Label begins with' })).toHaveValue('qu');
  });

  it('says that there is none', () => {
    renderUi(<ShopsScreen list={{ items: [], next: null }} q="zz" />, { url: '/platform' });
    expect(screen.getByText('There is no such shop.')).toBeVisible();
  });
});

describe('a shop of the register', () => {
  it('is given quotas and features by the version that was read', async () => {
    const saved = detail({ quotas: { ...detail().quotas, mails: 500, off: ['EXPORTS'], version: 4 } });
    const sent = mockEndpoint(calls.setQuota, saved);
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Mails a month' }), '500');
    await user.click(screen.getByRole('checkbox', { name: 'Tables to take out' }));
    await user.click(screen.getByRole('button', { name: 'Save quotas' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByRole('checkbox', { name: 'Tables to take out' })).not.toBeChecked();
    expect(sent).toMatchObject([{ body: { orders: 10, mails: 500, storageMb: null, off: ['EXPORTS'], version: 3 } }]);
  });

  it('says what it has asked of suppliers today, where there is a most', () => {
    const { unmount } = open();
    expect(screen.queryByText(/^Calls to suppliers today/)).toBeNull();
    unmount();
    open({ supplierCalls: { today: 41, most: 500 } });
    expect(screen.getByText('Calls to suppliers today: 41 of 500')).toBeVisible();
  });

  it('says why a quota was not saved', async () => {
    mockEndpoint(calls.setQuota, problem('STATE_CONFLICT', { detail: 'This has moved on.' }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Save quotas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This has moved on.');
  });

  it('is shut with a reason, and ended only where its label is typed', async () => {
    const sent = mockEndpoint(calls.suspend, detail({ state: 'SUSPENDED' }));
    const { user } = open();
    const [suspend, end] = [screen.getByRole('button', { name: 'Suspend the shop' }), screen.getByRole('button', { name: 'End quay' })]; // prettier-ignore
    expect([suspend, end].map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'They asked');
    expect(end).toBeDisabled();
    await user.click(suspend);
    expect(await screen.findByRole('button', { name: 'Open the shop' })).toBeVisible();
    expect(sent).toMatchObject([{ params: { id: 'quay' }, body: { reason: 'They asked' } }]);
  });
});

it('health says what waits for how long, and what was done', () => {
  const health = {
    ...{ schema: { has: '0099', wants: '0099', state: 'fits' }, parked: 2, mails: { waiting: 3, oldestSeconds: 40 } },
    ...{ webhooks: { waiting: 5, oldestSeconds: 90, failing: 1 }, version: { release: '0.1.0', build: 'b17d' } },
    ...{ shops: { live: 4, test: 1, suspended: 1, ending: 0 }, jobs: [{ name: 'send mail', seconds: 12 }] },
  };
  const deed = { id: 'd1', at: '2030-01-01T10:00:00Z', who: 'Olga Above', action: 'shop.suspend', shopId: 'quay', before: null, after: null, reason: 'They asked' }; // prettier-ignore
  renderUi(<HealthScreen health={health} deeds={[deed]} />, { url: '/platform/health' });
  expect(screen.getByText('send mail').closest('div')).toHaveTextContent('12 s');
  expect(screen.getByText('3, the oldest for 40 s')).toBeVisible();
  expect(screen.getByText('Webhooks waiting').closest('div')).toHaveTextContent('5, the oldest for 90 s');
  expect(screen.getByText('Webhooks that fail').closest('div')).toHaveTextContent('1');
  expect(screen.getByText('Version').closest('div')).toHaveTextContent('0.1.0 · b17d');
  const table = within(screen.getByRole('region', { name: 'What was done' }));
  expect(table.getByRole('row')).toHaveTextContent('Olga Above');
});
