import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { ProductScreen } from '../../../src/features/catalog/product-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { mugs, priceOfFen, shoes, sku } from './product-fixture';
import { cart, url, openProduct, radio, box, addButton } from './open-product';

describe('choosing', () => {
  it('disables what is sold out or not made, and says which', async () => {
    const { user } = openProduct(shoes);
    await user.click(radio('Red'));
    expect(radio('42')).toBeDisabled();
    expect(radio('42')).toHaveAccessibleName('42 Sold out');
    await user.click(radio('Blue'));
    expect(radio('41')).toHaveAccessibleName('41 Not made in this combination');
    expect(radio('42')).toBeEnabled();
  });

  it('shows the price of the choice', async () => {
    const { user } = openProduct(shoes);
    expect(screen.getByText('per pair').parentElement).toHaveTextContent('$14.00–$16.80¥100.00–¥120.00');
    await user.click(radio('Red'));
    await user.click(radio('41'));
    expect(screen.getByText('per pair').parentElement).toHaveTextContent('$16.80¥120.00per pair');
  });

  it('can be walked with the arrow keys', async () => {
    const { user } = openProduct(shoes);
    await user.click(radio('Red'));
    radio('40').focus();
    await user.keyboard(' {ArrowRight}');
    expect(radio('41')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(radio('42')).not.toBeChecked();
  });

  it('asks for what is missing instead of adding', async () => {
    const adds = mockEndpoint(cartEndpoints.add, cart);
    const { user } = openProduct(shoes);
    await user.click(radio('Red'));
    await user.click(addButton());
    expect(screen.getByText('Please choose: Size')).toBeVisible();
    expect(radio('40')).toHaveFocus();
    expect(adds).toEqual([]);
  });

  it('starts with the SKU that the link names', () => {
    openProduct({ ...shoes, selectedSkuId: 'b42' });
    expect(radio('Blue')).toBeChecked();
    expect(radio('42')).toBeChecked();
    expect(box().getByText('3 in stock')).toBeVisible();
  });
});

describe('the heading', () => {
  const toCategory = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('category'));

  it('leads to the category, and nowhere where the supplier names none', () => {
    openProduct(shoes);
    expect(toCategory()).toMatchObject([{ textContent: 'Shoes' }]);
    cleanup();
    openProduct({ ...shoes, category: { id: '50012029', name: '' } });
    expect(toCategory()).toEqual([]);
  });
});

describe('quantity', () => {
  it('lights up the tier that it reaches', async () => {
    const { user } = openProduct(mugs);
    const tiers = within(screen.getByRole('list', { name: 'Price by quantity' })).getAllByRole('listitem');
    expect(tiers[0]).toHaveAttribute('aria-current', 'true');
    const quantity = box().getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '10{Enter}');
    expect(tiers[0]).not.toHaveAttribute('aria-current');
    expect(tiers[1]).toHaveAttribute('aria-current', 'true');
  });

  it('starts at the minimum in whole batches and stays within the stock', async () => {
    const { user } = openProduct(mugs);
    const quantity = box().getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveValue('4');
    await user.click(box().getByRole('button', { name: 'One more' }));
    expect(quantity).toHaveValue('6');
    await user.clear(quantity);
    await user.type(quantity, '5000{Enter}');
    expect(quantity).toHaveValue('100');
  });

  it('refuses a product of which fewer are left than its minimum', async () => {
    openProduct({ ...mugs, skus: mugs.skus.map((sku) => ({ ...sku, stock: 3 })) });
    expect(box().getByText('Fewer are left than the seller’s minimum.')).toBeVisible();
    expect(addButton()).toBeDisabled();
  });

  it('offers nothing of a product that has gone', () => {
    openProduct({ ...shoes, skus: shoes.skus.map((sku) => ({ ...sku, stock: 0 })) });
    expect(box().getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(box().getByRole('button', { name: 'Buy now' })).toBeDisabled();
  });
});

it('says since when prices and stock are so, where the marketplace could not be asked of late', () => {
  openProduct({ ...shoes, asOf: '2026-11-21T08:00:00.000Z' });
  expect(screen.getByText(/^Prices and stock as of Nov 21, 2026, \d\d:\d\d\.$/)).toBeVisible();
});

describe('the receipt', () => {
  it('is an estimate for a visitor, from the shop’s own rules', async () => {
    const { user } = openProduct(shoes, { isKnown: false });
    await user.click(radio('Red'));
    await user.click(radio('40'));
    const receipt = within(screen.getByRole('region', { name: 'What it costs' }));
    // ¥100 + ¥10 + 5 %, at 3512.5 + 1.5 %
    expect(receipt.getByText('Estimated total').parentElement).toHaveTextContent('411,780');
    expect(receipt.getByText('First 1 pcs')).toBeInTheDocument();
  });

  it('says what is exact where the price of one, times the pieces, is not the sum', async () => {
    const oneSku = sku('s1', [], { price: priceOfFen(33), stock: 99 });
    const { user } = openProduct({ ...shoes, options: [], skus: [oneSku], freight: { kind: 'free' } });
    const quoted = (goodsFen: number, cents: number) => ({
      quoteId: 'q1',
      expiresAt: '2030-01-01T00:00:00Z',
      shops: [],
      goods: { ...priceOfFen(goodsFen), local: { amount: cents, currency: 'USD' } },
      domesticFreight: priceOfFen(0),
      serviceFee: priceOfFen(0),
      total: { ...priceOfFen(goodsFen), local: { amount: cents, currency: 'USD' } },
      cnyToLocalRate: '0.14',
      marginBasisPoints: 0,
      serviceFeeRule: { basisPoints: 0, minimumFen: 0 },
      tenantWarehouseId: 'w1',
      canOrder: true,
    });
    // ¥0.33 is $0.05, five of them are ¥1.65: $0.23, not $0.25
    mockEndpoint(cartEndpoints.previewProduct, ({ body }) =>
      (body as { items: { quantity: number }[] }).items[0]?.quantity === 5 ? quoted(165, 23) : quoted(33, 5),
    );
    await screen.findByText('Total');
    expect(screen.queryByText(/Exact in yuan/)).toBeNull();
    const quantity = screen.getAllByRole('textbox', { name: /Quantity/ })[0];
    if (!quantity) throw new Error('no field');
    await user.clear(quantity);
    await user.type(quantity, '5{Tab}');
    const line = await screen.findByText(/Exact in yuan/);
    expect(line).toHaveTextContent('5 × ¥0.33 = ¥1.65');
  });

  it('is the server’s quote for a shopper', async () => {
    const quoted = priceOfFen(13_370);
    const { user } = openProduct(shoes);
    const asked = mockEndpoint(cartEndpoints.previewProduct, {
      quoteId: 'q1',
      expiresAt: '2030-01-01T00:00:00Z',
      shops: [],
      goods: priceOfFen(10_000),
      domesticFreight: priceOfFen(1000),
      serviceFee: priceOfFen(2370),
      total: quoted,
      cnyToLocalRate: '0.14',
      marginBasisPoints: 0,
      serviceFeeRule: { basisPoints: 500, minimumFen: 0 },
      tenantWarehouseId: 'w1',
      canOrder: true,
    });
    await user.click(radio('Red'));
    await user.click(radio('40'));
    const total = await screen.findByText('Total');
    expect(total.parentElement).toHaveTextContent('$18.72');
    expect(asked.at(-1)?.body).toEqual({
      productUrl: shoes.productUrl,
      items: [{ productSkuId: 'r40', quantity: 1 }],
    });
  });
});

describe('a link without a product', () => {
  it('opens the error modal, whose button leads to a manual order (SRCH-11)', async () => {
    const { user, router } = renderUi(<ProductScreen data={{ kind: 'unreadable', url: 'abc', title: 'A lamp' }} />);
    const modal = within(await screen.findByRole('dialog', { name: 'We cannot read this link' }));
    expect(modal.getByText(/does not lead to a product/)).toBeVisible();
    await user.click(modal.getByRole('button', { name: 'Describe the product' }));
    expect(router.push).toHaveBeenCalledWith('/manual-order?url=abc&title=A+lamp');
  });

  it('suggests a search for what has gone', () => {
    renderUi(<ProductScreen data={{ kind: 'missing', url: 'abc', title: 'A lamp' }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This product is not on sale here');
    expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute(
      'href',
      '/product-search?keyword=A+lamp',
    );
  });

  it('can be tried again when the marketplace failed', async () => {
    const { user, router } = renderUi(<ProductScreen data={{ kind: 'failed', detail: 'Taobao sleeps.' }} />, { url });
    expect(screen.getByText('Taobao sleeps.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(router.replace).toHaveBeenCalledWith(url);
  });
});
