import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openProduct, radio } from './open-product';
import { mugs, shoes } from './product-fixture';

/** Under the thumb of a phone, after all else of the page. */
const bar = () =>
  screen.getAllByRole('button', { name: /^(Add to cart|Sold out)$/ }).at(-1)?.parentElement as HTMLElement;
const price = () => bar().querySelector('p') as HTMLElement;

describe('the bar under the thumb', () => {
  it('says what it costs from and to, and once it is chosen what that costs', async () => {
    const { user } = openProduct(shoes);
    expect(price()).toHaveTextContent(/^\$14\.00–\$16\.80$/);
    await user.click(radio('Red'));
    await user.click(radio('41'));
    expect(price()).toHaveTextContent(/^\$16\.80$/);
  });

  it('goes by the tier that is in force', () => {
    openProduct(mugs);
    expect(price()).toHaveTextContent(/^\$1\.40$/);
  });

  it('keeps its room where nothing has a price', () => {
    openProduct({ ...shoes, skus: [] });
    expect(price()).toBeEmptyDOMElement();
  });
});
