import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManualOrder } from '../../../src/contract/purchase';
import { ManualOrderListScreen } from '../../../src/features/purchase/manual-order-list-screen';
import { renderUi } from '../../support/render';
import { manualOrder } from './purchase-fixture';

const open = (items: ManualOrder[], total = items.length, pageNo = 1) =>
  renderUi(<ManualOrderListScreen page={{ items, total, pageNo, pageSize: 10 }} />, { url: '/my/purchase/manual' });
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the price requests', () => {
  it('say what was asked for, when, and where each one stands', () => {
    open([
      manualOrder('1', { title: 'A lamp', options: 'Brass' }),
      manualOrder('2', { title: 'A chair', status: 'QUOTED' }),
      manualOrder('3', { title: 'A mug', status: 'CLOSED' }),
    ]);
    expect(card('A lamp').getByText('Waiting for a price')).toBeVisible();
    expect(card('A lamp').getByText('Brass')).toBeVisible();
    expect(card('A lamp').getByText('shop.example')).toBeVisible();
    expect(card('A lamp').getByText('Sent Jan 1, 2030, 15:30')).toBeVisible();
    expect(screen.getByRole('article', { name: 'A lamp' })).toHaveTextContent('¥12.50 × 2');
    expect(card('A chair').getByText('Price is here')).toBeVisible();
    expect(card('A mug').getByText('Closed')).toBeVisible();
    expect(card('A lamp').getByRole('link')).toHaveAttribute('href', '/my/purchase/manual/1');
  });

  it('are a section of the purchases', () => {
    open([manualOrder('1')], 12);
    const sections = within(screen.getByRole('navigation', { name: 'Orders and price requests' }));
    expect(sections.getByRole('link', { name: 'Price requests 12' })).toHaveAttribute('aria-current', 'page');
    expect(sections.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/my/purchase');
  });

  it('are paged by links', () => {
    open([manualOrder('1')], 25, 2);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/my/purchase/manual?page=1');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/my/purchase/manual?page=3');
  });

  it('say what they are for when there are none', () => {
    open([]);
    expect(screen.getByRole('heading', { name: 'No price requests yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', '/manual-order');
  });
});
