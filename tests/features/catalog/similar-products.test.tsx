import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import type { ProductCard } from '../../../src/contract/catalog';
import { mockEndpoint } from '../../support/mock-endpoint';
import { SimilarProducts } from '../../../src/features/catalog/similar-products';
import { renderUi } from '../../support/render';
import { openProduct } from './open-product';
import { priceOfFen, shoes } from './product-fixture';

const other: ProductCard = {
  productId: '680000000077',
  productUrl: 'https://item.taobao.com/item.htm?id=680000000077',
  channel: 'TAOBAO',
  title: 'Walking shoes',
  titleOriginal: '健步鞋',
  image: '/walking.webp',
  price: priceOfFen(9000),
  soldCount: 3,
  ratingTenths: 0,
  shopName: 'Shop',
  minOrderQuantity: 1,
};

const page = { items: [other], total: 1, pageNo: 1, pageSize: 13, categories: [] };
const ofNoKind = { ...shoes, category: { id: '', name: '' }, unit: '' };

describe('similar products', () => {
  it('of goods of the shop’s own, which are of no kind and by no unit, are the others of its own', async () => {
    const asked = mockEndpoint(catalogEndpoints.search, page);
    renderUi(<SimilarProducts product={{ ...ofNoKind, channel: 'SELF_OWNED' }} />);
    expect(await screen.findByRole('link', { name: 'Walking shoes' })).toBeVisible();
    expect(asked).toMatchObject([{ query: { channel: 'SELF_OWNED' } }]);
    expect(asked[0]?.query).not.toHaveProperty('filters');
  });

  it('of others whose kind nobody knows are not asked for', () => {
    const { container } = renderUi(<SimilarProducts product={ofNoKind} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are asked for when the shopper gets near, not before', async () => {
    const watched: { tell: IntersectionObserverCallback; element: Element }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: IntersectionObserverCallback) {}
        observe = (element: Element) => watched.push({ tell: this.tell, element });
        unobserve = () => undefined;
        disconnect = () => undefined;
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const asked = mockEndpoint(catalogEndpoints.search, {
      items: [other],
      total: 1,
      pageNo: 1,
      pageSize: 13,
      categories: [],
    });
    openProduct(shoes);
    await waitFor(() => expect(watched).not.toHaveLength(0));
    expect(asked).toHaveLength(0);
    act(() =>
      watched.forEach(({ tell, element }) =>
        tell([{ isIntersecting: true, target: element }] as unknown as IntersectionObserverEntry[], undefined as never),
      ),
    );
    expect(await screen.findByRole('link', { name: 'Walking shoes' })).toBeVisible();
  });
});
