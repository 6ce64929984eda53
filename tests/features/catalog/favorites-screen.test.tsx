import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../../src/client/caller';
import { useCart } from '../../../src/client/cart.store';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Cart } from '../../../src/contract/cart';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import type { ProductCard } from '../../../src/contract/catalog';
import { FavoritesScreen } from '../../../src/features/catalog/favorites-screen';
import { loadFavorites, type FavoritesData } from '../../../src/features/catalog/load-favorites';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { mugs, priceOfFen, shoes } from './product-fixture';

const product = (number: number): ProductCard => ({
  productId: `p${number}`,
  productUrl: `https://item.taobao.com/item.htm?id=${number}`,
  channel: 'TAOBAO',
  title: `Bag ${number}`,
  titleOriginal: '',
  image: `/bag-${number}.webp`,
  price: priceOfFen(1000 * number),
  soldCount: 0,
  ratingTenths: 0,
  shopName: '',
  minOrderQuantity: 1,
});
const kept = (number: number) => ({
  id: `f${number}`,
  product: { ...product(number), href: `/product?url=${number}` },
});
const data: FavoritesData = {
  items: [kept(1), kept(2), kept(3)],
  total: 3,
  channel: null,
  pageNo: 1,
  pageCount: 1,
  goneCount: 0,
};
const open = (more: Partial<FavoritesData> = {}) =>
  renderUi(<FavoritesScreen data={{ ...data, ...more }} />, { url: '/favorites', shell: { profile: testProfile } });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const removeFirst = () => screen.getByRole('button', { name: 'Remove Bag 1 from your favourites' });

describe('favourites', () => {
  it('lead to the product and to those of another marketplace', () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('3 products');
    expect(screen.getByRole('link', { name: 'Bag 2' })).toHaveAttribute('href', '/product?url=2');
    expect(screen.getByRole('link', { name: '1688' })).toHaveAttribute('href', '/favorites?channel=ALIBABA');
  });

  it('take over the titles that are being translated, and not those of what was removed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const worded = { ...product(2), title: 'Leather bag' };
    const asked = mockEndpoint(catalogEndpoints.listFavorites, {
      ...{ total: 3, pageNo: 1, pageSize: 30 },
      items: [{ id: 'f2', product: worded, createdAt: '2030-01-01T00:00:00Z' }],
    });
    mockEndpoint(catalogEndpoints.removeFavorite, {});
    const late = { ...kept(2), product: { ...kept(2).product, areWordsComing: true } };
    const { user } = open({ items: [kept(1), late, kept(3)] });
    await user.click(removeFirst());
    await act(() => vi.advanceTimersByTimeAsync(1600));
    await waitFor(() => expect(titles()).toEqual(['Leather bag', 'Bag 3']));
    expect(asked).toHaveLength(1);
    vi.useRealTimers();
  });

  it('go at once and come back to their place', async () => {
    const removed = mockEndpoint(catalogEndpoints.removeFavorite, {});
    const saved = mockEndpoint(catalogEndpoints.saveFavorite, {
      id: 'f9',
      product: product(1),
      createdAt: '2030-01-01T00:00:00Z',
    });
    const { user } = open();
    await user.click(removeFirst());
    await waitFor(() => expect(titles()).toEqual(['Bag 2', 'Bag 3']));
    expect(screen.getByText('2 products')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Bag 1', 'Bag 2', 'Bag 3']));
    expect(saved[0]?.body).toEqual({ productUrl: product(1).productUrl });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(removeFirst());
    await waitFor(() => expect(removed.map(({ params }) => params.id)).toEqual(['f1', 'f9']));
  });

  it('stay where the shop refuses to forget them', async () => {
    mockEndpoint(catalogEndpoints.removeFavorite, problem('UNAVAILABLE', { detail: 'The shop is busy.' }));
    const { user } = open();
    await user.click(removeFirst());
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    expect(titles()).toHaveLength(3);
  });

  it('say so when the last one is gone', async () => {
    mockEndpoint(catalogEndpoints.removeFavorite, {});
    const { user } = open({ items: [kept(1)], total: 1 });
    await user.click(removeFirst());
    expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('fill the gap from the next page once the time to undo is over', async () => {
    mockEndpoint(catalogEndpoints.removeFavorite, {});
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, router } = open({ total: 40, pageCount: 2 });
    await user.click(removeFirst());
    await screen.findByRole('button', { name: 'Undo' });
    expect(router.replace).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(router.replace).toHaveBeenCalledWith('/favorites', undefined, { scroll: false });
  });

  it('tell what is not on sale any more', () => {
    open({ goneCount: 2 });
    expect(screen.getByText(/^2 products on this page are not on sale/)).toBeVisible();
  });

  it('of one marketplace lead back to all', () => {
    open({ items: [], total: 0, channel: 'ALIBABA' });
    expect(screen.getByRole('heading', { name: 'Nothing kept from 1688' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all favourites' })).toHaveAttribute('href', '/favorites');
  });
});

describe('from the favourites into the cart', () => {
  const cart: Cart = { shops: [], itemCount: 4 };
  const addSecond = () => screen.getByRole('button', { name: 'Add to cart: Bag 2' });
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Bag 2' }));
  const addButton = (box: Awaited<ReturnType<typeof dialog>>) => box.findByRole('button', { name: 'Add to cart' });

  beforeEach(() => {
    mockEndpoint(cartEndpoints.previewProduct, problem('UNAVAILABLE'));
  });

  it('goes a colour and a size, chosen in a dialog; then the focus is back', async () => {
    const asked = mockEndpoint(catalogEndpoints.getProduct, shoes);
    const added = mockEndpoint(cartEndpoints.add, cart);
    const { user, router } = open();
    await user.click(addSecond());
    const box = await dialog();
    await user.click(await addButton(box));
    expect(box.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Please choose: Colour',
      'Please choose: Size',
    ]);
    await user.click(box.getByRole('radio', { name: 'Red' }));
    await user.click(box.getByRole('radio', { name: '41' }));
    await user.click(await addButton(box));
    expect(await screen.findByText('Added to your cart')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked[0]?.query).toEqual({ productUrl: product(2).productUrl });
    expect(added.map(({ body }) => body)).toEqual([{ productUrl: shoes.productUrl, productSkuId: 'r41', quantity: 1 }]);
    expect(useCart.getState().cart).toEqual(cart);
    expect(addSecond()).toHaveFocus();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('goes what has nothing to choose with one more click', async () => {
    mockEndpoint(catalogEndpoints.getProduct, mugs);
    const added = mockEndpoint(cartEndpoints.add, cart);
    const { user } = open();
    await user.click(addSecond());
    await user.click(await addButton(await dialog()));
    await waitFor(() =>
      expect(added.map(({ body }) => body)).toEqual([{ productUrl: mugs.productUrl, productSkuId: 'w', quantity: 4 }]),
    );
  });

  it('goes nothing that is sold out; Escape leads back', async () => {
    mockEndpoint(catalogEndpoints.getProduct, { ...mugs, skus: mugs.skus.map((sku) => ({ ...sku, stock: 0 })) });
    const { user } = open();
    await user.click(addSecond());
    const box = await dialog();
    expect(await box.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(addSecond()).toHaveFocus());
  });

  it('says why there is nothing to choose from, and tries again', async () => {
    mockEndpoint(catalogEndpoints.getProduct, problem('UNAVAILABLE', { detail: 'The seller does not answer.' }));
    const { user } = open();
    await user.click(addSecond());
    const box = await dialog();
    expect(await box.findByText('The seller does not answer.')).toBeVisible();
    mockEndpoint(catalogEndpoints.getProduct, shoes);
    await user.click(box.getByRole('button', { name: 'Try again' }));
    expect(await box.findByRole('radio', { name: 'Red' })).toBeInTheDocument();
  });

  it('asks for what is left where the shop says that it has gone meanwhile', async () => {
    mockEndpoint(catalogEndpoints.getProduct, mugs);
    mockEndpoint(cartEndpoints.add, problem('SOLD_OUT', { detail: 'No more of these.' }));
    const { user, router } = open();
    await user.click(addSecond());
    const box = await dialog();
    const add = await addButton(box);
    mockEndpoint(catalogEndpoints.getProduct, { ...mugs, skus: mugs.skus.map((sku) => ({ ...sku, stock: 0 })) });
    await user.click(add);
    expect(await box.findByText('No more of these.')).toBeVisible();
    expect(await box.findByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('loading favourites', () => {
  const answer = (total: number) =>
    vi.fn((_: unknown, { query }: { query: { pageNo: number } }) =>
      Promise.resolve({
        items: [{ id: 'f1', product: product(1), createdAt: '' }],
        total,
        pageNo: query.pageNo,
        pageSize: 30,
      }),
    );

  it('asks for a marketplace that the shop serves only', async () => {
    const call = answer(1);
    await loadFavorites({ call: call as unknown as Call, query: { channel: 'JD' }, platforms: ['TAOBAO'] });
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { channel: undefined, pageNo: 1, pageSize: 30 } });
  });

  it('goes back to the last page there is, and counts what cannot be shown', async () => {
    const call = answer(32);
    const found = await loadFavorites({ call: call as unknown as Call, query: { page: '7' }, platforms: ['TAOBAO'] });
    expect(call.mock.calls.map(([, { query }]) => query.pageNo)).toEqual([7, 2]);
    expect(found).toMatchObject({ pageNo: 2, pageCount: 2, goneCount: 1 });
    expect(found.items[0]?.product.href).toMatch(/^\/product\?url=[\w-]+&filters=$/);
  });
});
