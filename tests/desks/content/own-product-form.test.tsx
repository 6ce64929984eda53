import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { OwnProduct } from '../../../src/contract/own-product';
import { ownProductDeskEndpoints } from '../../../src/contract/own-product.desk.endpoints';
import { draftOf, inputOf, isWhole, skusFor } from '../../../src/desks/content/own-product-draft';
import { OwnProductForm } from '../../../src/desks/content/own-product-form';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const mug = (more: Partial<OwnProduct> = {}): OwnProduct => ({
  ...{
    id: '1',
    version: 3,
    state: 'ON_SALE',
    titles: { en: 'Mug' },
    images: ['/mug.jpg'],
    weightGrams: 300,
    options: [],
  },
  skus: [{ skuId: '1000', choice: [], priceFen: 3050, stock: 5 }],
  ...{ productUrl: 'https://own.example/1', createdAt: '2030-01-01T10:00:00Z' },
  ...more,
});
const open = (product: OwnProduct) =>
  renderUi(
    <StaffContext value={staffSelf(['catalogue.edit'])}>
      <OwnProductForm first={product} />
    </StaffContext>,
    { url: '/operator/catalogue/own-products/1' },
  );

describe('a product of the shop’s own', () => {
  it('is changed with the stock that was read, and only where that was changed', async () => {
    const sent = mockEndpoint(ownProductDeskEndpoints.change, mug({ version: 4 }));
    const { user } = open(mug());
    const stock = screen.getByRole('textbox', { name: 'Stock of The product' });
    await user.clear(stock);
    await user.type(stock, '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Shoppers see it from now on.')).toBeVisible();
    expect(sent).toMatchObject([
      { body: { version: 3, state: 'ON_SALE', skus: [{ skuId: '1000', priceFen: 3050, stock: { from: 5, to: 9 } }] } },
    ]);
  });

  it('is shown as it is now where it was sold meanwhile', async () => {
    const sold = mug({ version: 4, skus: [{ skuId: '1000', choice: [], priceFen: 3050, stock: 2 }] });
    mockEndpoint(ownProductDeskEndpoints.change, problem('STATE_CONFLICT', { data: sold }));
    const { user } = open(mug());
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('sold meanwhile');
    expect(screen.getByRole('textbox', { name: 'Stock of The product' })).toHaveValue('2');
  });

  it('has a row for each value of its option, and is whole when all is typed', () => {
    const begun = { ...draftOf(null), titles: { en: 'Mug' }, images: ['/mug.jpg'], grams: '300' };
    const coloured = { ...begun, optionName: 'Colour', optionValues: 'Red\n Blue \nRed\n' };
    const draft = { ...coloured, skus: skusFor(coloured) };
    expect(draft.skus.map(({ choice }) => choice)).toEqual([[0], [1]]);
    expect(isWhole(draft)).toBe(false);
    const priced = { ...draft, skus: draft.skus.map((sku) => ({ ...sku, price: '12,5', stock: '3' })) };
    expect(isWhole(priced)).toBe(true);
    expect(inputOf(priced, 'en')).toMatchObject({
      options: [{ name: { en: 'Colour' }, values: [{ en: 'Red' }, { en: 'Blue' }] }],
      skus: [{ choice: [0], priceFen: 1250, stock: 3 }, { choice: [1] }],
    });
    expect(isWhole({ ...priced, skus: priced.skus.map((sku) => ({ ...sku, price: '1.234' })) })).toBe(false);
  });
});
