import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ArticleHtml } from '../../src/ui/article-html';
import { renderUi } from '../support/render';

it('a table that is wider than the page is reached by the keyboard, and has a shadow where there is more of it', () => {
  renderUi(<ArticleHtml html="<table><tbody><tr><td>AED 52.00</td></tr></tbody></table>" />);
  expect(screen.getByRole('table')).toHaveAttribute('tabindex', '0');
  const [, table = ''] = /& table \{([^}]*overflow-x: auto[^}]*)\}/.exec(readFileSync('src/ui/article-html.module.css', 'utf8')) ?? []; // prettier-ignore
  // what covers it moves with the rows, the shadow itself stays: one of each at either side
  const layers = [...table.matchAll(/\b(left|right) \/ \d+px 100% no-repeat (local|scroll)/g)];
  expect(layers.map(([, side, moves]) => [side, moves])).toEqual([['left', 'local'], ['right', 'local'], ['left', 'scroll'], ['right', 'scroll']]); // prettier-ignore
});
