import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productHref } from '../../src/client/product-href';
import { decryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { ProductCard } from '../../src/ui/product-card';
import { renderUi } from '../support/render';

const URL_OF_PRODUCT = 'https://item.taobao.com/item.htm?id=680000000001';
const product = {
  href: productHref(URL_OF_PRODUCT),
  title: 'Canvas backpack with two pockets',
  image: '/api/media/picture/p_backpack.webp',
  channel: 'TAOBAO' as const,
  price: { local: { amount: 207_238, currency: 'VND' }, cny: { amount: 5900, currency: 'CNY' } },
  soldCount: 12_345,
};

describe('ProductCard', () => {
  it('is one link to the product, its address encrypted (RTE-4)', () => {
    renderUi(<ProductCard product={product} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName(product.title);
    const address = new URL(link.getAttribute('href') ?? '', 'https://harbour.example');
    expect(address.pathname).toBe('/product');
    expect(address.searchParams.get('filters')).toBe('');
    expect(decryptLink(address.searchParams.get('url') ?? '', LINK_KEY)).toBe(URL_OF_PRODUCT);
  });

  it('tells price, marketplace and how many were sold', () => {
    renderUi(<ProductCard product={product} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Taobao')).toBeVisible();
    expect(card.getByText('12,345 sold')).toBeVisible();
    expect(card.getByText('207,238')).toHaveTextContent('₫207,238');
  });

  it('says nothing of sales where there are none', () => {
    renderUi(<ProductCard product={{ ...product, soldCount: 0 }} />);
    expect(screen.queryByText(/sold/)).not.toBeInTheDocument();
  });
});
