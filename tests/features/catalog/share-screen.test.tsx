import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShareScreen } from '../../../src/features/catalog/share-screen';
import SharePage from '../../../src/pages/share';
import { renderUi } from '../../support/render';

it('says of an address that nobody can read what it is, and nothing of a picture', async () => {
  renderUi(<ShareScreen data={{ unreadable: { url: 'https://a.example/1', title: 'Cup' } }} />, { url: '/share' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot read this link' })).toBeInTheDocument();
  expect(screen.queryByText('Search by picture')).toBeNull();
  // what was shared is known to the page alone: its frame names nothing
  expect(SharePage.frame.contentHeader).toBeUndefined();
});

it('asks for the picture that was shared where none was kept', () => {
  renderUi(<ShareScreen data={{}} />, { url: '/share?picture=1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search by picture');
});
