import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NameText } from '../../../src/desks/bench/name-text';
import { renderUi } from '../../support/render';

it('a name that is cut in a list is whole for who rests on it, and for a screen reader', () => {
  const name = 'A'.repeat(80);
  renderUi(<NameText name={name} />);
  expect(screen.getByTitle(name)).toHaveTextContent(name);
});
