import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productHref } from '../../src/client/product-href';
import { decryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { ProductCard, type CardProduct } from '../../src/ui/product-card';
import { useCardTexts } from '../../src/ui/use-card-texts';
import type { Hearts } from '../../src/client/use-hearts';
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

function List({ cards, hearts }: { cards: CardProduct[]; hearts?: Hearts }) {
  const texts = useCardTexts();
  return cards.map((card) => <ProductCard key={card.href} product={card} texts={texts} hearts={hearts} />);
}

describe('ProductCard', () => {
  it('is one link to the product, its address encrypted (RTE-4)', () => {
    renderUi(<List cards={[product]} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName(product.title);
    const address = new URL(link.getAttribute('href') ?? '', 'https://harbour.example');
    expect(address.pathname).toBe('/product');
    expect(address.searchParams.get('filters')).toBe('');
    expect(decryptLink(address.searchParams.get('url') ?? '', LINK_KEY)).toBe(URL_OF_PRODUCT);
  });

  it('tells price, marketplace and how many were sold', () => {
    renderUi(<List cards={[product]} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Taobao')).toBeVisible();
    expect(card.getByText('12,345 sold')).toBeVisible();
    expect(card.getByText('207,238')).toHaveTextContent('₫207,238');
  });

  it('says by a text that the shop has it itself, for that is no brand', () => {
    renderUi(<List cards={[{ ...product, channel: 'SELF_OWNED' }]} />);
    expect(screen.getByText('Our stock')).toBeVisible();
  });

  it('says nothing of sales where there are none', () => {
    renderUi(<List cards={[{ ...product, soldCount: 0 }]} />);
    expect(screen.queryByText(/sold/)).not.toBeInTheDocument();
  });

  it('tells each card of a list its own number, though the text is looked up once', () => {
    const counts = [1, 2, 1_000];
    renderUi(
      <List cards={counts.map((soldCount) => ({ ...product, href: `/product?url=${soldCount}`, soldCount }))} />,
    );
    expect(screen.getAllByText(/ sold$/).map((text) => text.textContent)).toEqual(['1 sold', '2 sold', '1,000 sold']);
  });

  it('names its heart after the product and says whether it is kept', async () => {
    const toggle = vi.fn();
    const { user } = renderUi(<List cards={[product]} hearts={{ isOn: () => true, toggle }} />);
    const heart = screen.getByRole('button', { name: `Save to favourites: ${product.title}` });
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    await user.click(heart);
    expect(toggle).toHaveBeenCalledWith(product);
  });
});
