import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { CannedAnswerForm } from '../../../src/desks/customers/canned-answer-form';
import { CannedAnswersScreen } from '../../../src/desks/customers/canned-answers-screen';
import { renderUi } from '../../support/render';

beforeEach(() => useUnsaved.setState({ forms: [] }));

it('a word that is typed into another language and erased is no change', async () => {
  const answer = { id: 'c1', title: 'Where is it?', texts: { en: 'Soon.' }, note: '', then: null, version: 1 };
  const { user } = renderUi(<CannedAnswerForm answer={answer} onKept={vi.fn()} onLeft={vi.fn()} />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'vi');
  const field = screen.getByRole('textbox', { name: /^Answer/ });
  await user.type(field, 'S');
  expect(useUnsaved.getState().forms).toHaveLength(1);
  await user.clear(field);
  expect(useUnsaved.getState().forms).toHaveLength(0);
});

it('says by name in which languages an answer is written', () => {
  const answer = {
    ...{ id: 'c1', title: 'Where is it?', texts: { en: 'Soon.', ar: 'قريبًا' }, note: '', then: null, version: 1 },
  };
  renderUi(<CannedAnswersScreen first={[answer]} />, { url: '/operator/canned-answers' });
  expect(screen.getByRole('listitem')).toHaveTextContent('English, العربية');
  expect(screen.getByRole('button', { name: 'Change' }).dataset.variant).toBe('default');
});
