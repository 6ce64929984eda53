import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { SearchBox } from '../../src/shell/search-box';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderUi } from '../support/render';

export const keywords = (...words: string[]) => ({
  items: words.map((keyword) => ({ keyword })),
  total: words.length,
  pageNo: 1,
  pageSize: 100,
});

export const suggested = (...words: string[]) => ({ items: words.map((keyword) => ({ keyword })) });

export const box = () => screen.getByRole('combobox', { name: 'Paste a product link or search' });

/** Without a pause between two letters, on a slow machine too: suggestions are asked for once the typing pauses. */
export const typeAtOnce = (text: string) => userEvent.setup({ delay: null }).type(box(), text);

export function draw(options: Parameters<typeof renderUi>[1] = {}, isCollapsed = false) {
  mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
  mockEndpoint(catalogEndpoints.suggest, suggested());
  return renderUi(<SearchBox isCollapsed={isCollapsed} />, options);
}
