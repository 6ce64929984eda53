import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManualQueue } from '../../../src/contract/manual-desk';
import { loadManualQueue } from '../../../src/desks/buying/load-manual-queue';
import type { Asked } from '../../../src/desks/bench/index-query';
import { ManualQueueScreen } from '../../../src/desks/buying/manual-queue-screen';
import { renderUi } from '../../support/render';

const ITEM: ManualQueue['items'][number] = {
  id: 'm1',
  title: 'A lamp',
  productUrl: 'https://shop.example/lamp',
  quantity: 2,
  unitPriceFen: 1250,
  status: 'AWAITING_QUOTE',
  createdAt: '2030-01-01T10:00:00Z',
  shopperName: 'Ada Tester',
  lease: { staffId: 'm', name: 'Mei', since: '2030-01-01T10:42:00Z', until: '2030-01-01T11:12:00Z', isMine: false },
  total: null,
  validUntil: null,
};
const ASKED: Asked = { view: 'AWAITING_QUOTE', q: 'lamp', filters: {} };
const NOW = '2030-01-01T13:20:00Z';
const WAITING = { AWAITING_QUOTE: 3, QUOTED: 100 };
const open = (queue: Omit<ManualQueue, 'waiting'>, asked: Asked = ASKED) =>
  renderUi(<ManualQueueScreen list={{ ...queue, waiting: WAITING }} asked={asked} now={NOW} />, {
    url: '/operator/manual-orders?q=lamp',
  });

describe('the queue of price requests', () => {
  it('says what, for whom and who is on it, and leads to the record', () => {
    open({ items: [ITEM], next: null });
    expect(screen.getByRole('link', { name: 'A lamp' })).toHaveAttribute('href', '/operator/manual-orders/m1');
    expect(screen.getByText('Mei')).toBeVisible();
    expect(screen.getByText('Ada Tester')).toBeVisible();
    expect(screen.getByText('3h')).toHaveAttribute('title', expect.stringContaining('2030'));
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('says how many wait in each state, unless something is searched for', () => {
    const { unmount } = open({ items: [ITEM], next: null }, { view: 'AWAITING_QUOTE', filters: {} });
    expect(screen.getByRole('link', { name: 'To quote 3' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quoted 99+' })).toBeVisible();
    unmount();
    open({ items: [ITEM], next: null });
    expect(screen.getByRole('link', { name: 'To quote' })).toBeVisible();
  });

  it('keeps search and state in each of its addresses', async () => {
    const { user, router } = open({ items: [], next: '5_x' });
    const further = screen.getByRole('link', { name: 'Next page' }).getAttribute('href') ?? '';
    expect(further).toBe('/operator/manual-orders?q=lamp&after=5_x');
    expect(screen.getByRole('link', { name: 'Quoted' })).toHaveAttribute(
      'href',
      '/operator/manual-orders?view=QUOTED&q=lamp',
    );
    await user.type(screen.getByRole('searchbox'), ' red{Enter}');
    expect(router.push).toHaveBeenCalledWith('/operator/manual-orders?q=lamp+red', undefined, { scroll: false });
  });

  it('leaves out of an address what it cannot mean', async () => {
    const call = () => Promise.resolve({ items: [], next: null, waiting: WAITING });
    const { asked } = await loadManualQueue(call as never, { view: 'LOST', q: '  ', lease: 'all', after: 'x' });
    expect(asked).toEqual({ view: 'AWAITING_QUOTE', filters: {} });
  });
});
