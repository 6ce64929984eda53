import { expect, it } from 'vitest';
import { InARow } from '../../src/ui/in-a-row';
import { renderUi } from '../support/render';

it('words in a row are read each in its own direction', () => {
  const { container } = renderUi(<InARow parts={['5 قطع', '× 1']} />);
  expect(container).toHaveTextContent('5 قطع · × 1');
  expect([...container.querySelectorAll('bdi')].map((each) => each.textContent)).toEqual(['5 قطع', '× 1']);
});
