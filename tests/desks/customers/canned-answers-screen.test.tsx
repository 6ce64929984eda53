import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CannedAnswersScreen } from '../../../src/desks/customers/canned-answers-screen';
import { renderUi } from '../../support/render';

it('says by name in which languages an answer is written', () => {
  const answer = {
    ...{ id: 'c1', title: 'Where is it?', texts: { en: 'Soon.', ar: 'قريبًا' }, note: '', then: null, version: 1 },
  };
  renderUi(<CannedAnswersScreen first={[answer]} />, { url: '/operator/canned-answers' });
  expect(screen.getByRole('listitem')).toHaveTextContent('English, العربية');
  expect(screen.getByRole('button', { name: 'Change' }).dataset.variant).toBe('default');
});
