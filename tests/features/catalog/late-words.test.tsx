import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import type { Product } from '../../../src/contract/catalog';
import { withTitlesOf, withWordsOf } from '../../../src/features/catalog/late-words.rules';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { openProduct, radio } from './open-product';
import { shoes } from './product-fixture';

const chinese: Product = {
  ...shoes,
  title: '跑步鞋',
  areWordsComing: true,
  options: [{ name: '颜色', values: [{ value: '红', label: '红', image: null }, { value: '蓝', label: '蓝', image: null }] }], // prettier-ignore
  skus: shoes.skus.slice(0, 1).map((sku) => ({ ...sku, values: ['红'] })),
  attributes: [{ name: '材质', value: '布' }],
};
const said: Product = {
  ...chinese,
  title: 'Running shoes',
  areWordsComing: false,
  options: [{ name: 'Colour', values: [{ value: '红', label: 'Red', image: null }, { value: '蓝', label: 'Blue', image: null }] }], // prettier-ignore
  attributes: [{ name: 'Material', value: 'Cloth' }],
  soldCount: 999_999,
};
/** The clock of the test goes on with each look. */
const PATIENT = { timeout: 30_000, interval: 100 };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

afterEach(() => void vi.useRealTimers());

describe('words that are being translated', () => {
  it('take the place of the seller’s when they come; what was chosen and read stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [chinese, said];
    const asked = mockEndpoint(catalogEndpoints.getProduct, () => answers.shift() ?? said);
    const { user } = openProduct(chinese);
    expect(screen.getByText('Not translated yet')).toBeVisible();
    await user.click(radio('红'));

    await vi.waitFor(
      () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Running shoes'),
      PATIENT,
    );
    expect(radio('Red')).toBeChecked();
    expect(radio('Red')).toHaveFocus();
    expect(screen.getByText('Material').nextSibling).toHaveTextContent('Cloth');
    expect(screen.queryByText(/999,999/)).toBeNull();
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  it('are asked for three times, also where that fails, and no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = mockEndpoint(catalogEndpoints.getProduct, problem('UNAVAILABLE'));
    openProduct(chinese);
    await vi.waitFor(() => expect(asked).toHaveLength(3), PATIENT);
    await pass(60_000);
    expect(asked).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('跑步鞋');
  });

  it('that are all there are not asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = mockEndpoint(catalogEndpoints.getProduct, said);
    openProduct(said);
    await pass(60_000);
    expect(asked).toEqual([]);
  });
});

describe('a later answer', () => {
  it('gives its words alone, by place and value', () => {
    const { shown, areComing } = withWordsOf(chinese, { ...said, options: [], attributes: [] });
    expect(shown).toEqual({ ...chinese, title: 'Running shoes', unit: said.unit });
    expect(areComing).toBe(false);
  });

  it('of a search gives titles, and changes neither what is there nor its order', () => {
    const card = (productId: string, title: string) => ({ productId, title, href: '', image: '', price: shoes.skus[0]!.price, channel: 'TAOBAO' as const, soldCount: 1 }); // prettier-ignore
    const { shown, areComing } = withTitlesOf(
      [card('a', '杯'), card('b', '碗')],
      [
        { productId: 'c', title: 'Plate', areWordsComing: true },
        { productId: 'a', title: 'Mug' },
      ],
    );
    expect([shown.map(({ title }) => title), areComing]).toEqual([['Mug', '碗'], true]);
  });
});
