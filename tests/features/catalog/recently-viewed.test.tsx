import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productHref } from '../../../src/client/product-href';
import { RecentlyViewed } from '../../../src/features/catalog/recently-viewed';
import { renderUi } from '../../support/render';
import { priceOfFen } from './product-fixture';

const entry = (id: string, name: string) => ({
  productId: id,
  coverImage: '/p.webp',
  productUrl: `https://item.taobao.com/item.htm?id=${id}`,
  name,
  price: priceOfFen(3000),
  shopName: 'Shop',
  shopWebsite: '',
  channel: 'TAOBAO',
});
const kettle = entry('680000000009', 'Blue kettle');
const lamp = entry('680000000010', 'Lamp');
const remember = (...entries: unknown[]) => localStorage.setItem('watchHistory', JSON.stringify(entries));

describe('RecentlyViewed (ENT-4)', () => {
  it('shows what this browser looked at, until it is cleared', async () => {
    remember(lamp, kettle);
    const { user } = renderUi(<RecentlyViewed />);
    expect(await screen.findByRole('link', { name: 'Blue kettle' })).toHaveAttribute(
      'href',
      productHref(kettle.productUrl),
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Lamp', 'Blue kettle']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(localStorage.getItem('watchHistory')).toBeNull();
  });

  it('leaves out the product of the page', async () => {
    remember(lamp, kettle);
    renderUi(<RecentlyViewed exceptId={lamp.productId} />);
    expect(await screen.findByRole('link', { name: 'Blue kettle' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lamp' })).not.toBeInTheDocument();
  });

  it('takes no room where nothing was looked at', () => {
    const { container } = renderUi(<RecentlyViewed />, { hasNotices: false });
    expect(container.querySelector('section')).toBeNull();
  });
});
