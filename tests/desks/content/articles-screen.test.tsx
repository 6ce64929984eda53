import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { LOCALES } from '../../../src/contract/locales';
import { ArticlesScreen } from '../../../src/desks/content/articles-screen';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

it('counts the languages of an article that has none, and names those that one or two lack', () => {
  const standing = (missing: number) =>
    LOCALES.map((language, at) => ({
      ...{ language, state: at < missing ? ('MISSING' as const) : ('PUBLISHED' as const) },
      ...{ hasDraft: false, dueAt: null },
    }));
  const items = [
    { id: 'ABOUT_US' as const, title: '', isShown: true, languages: standing(2) },
    { id: 'FAQ' as const, title: '', isShown: false, languages: standing(LOCALES.length) },
  ];
  renderUi(
    <StaffContext value={staffSelf(['content.edit'])}>
      <ArticlesScreen
        list={{ items, next: null, counts: { toWrite: 2, drafts: 0 } }}
        asked={{ view: 'all', filters: {} }}
      />
    </StaffContext>,
    { url: '/operator/content/articles' },
  );
  const [, about, faq] = screen.getAllByRole('row');
  expect(within(about as HTMLElement).getAllByRole('link')).toHaveLength(3);
  expect(about).not.toHaveTextContent(/more/);
  // its name and three of them
  expect(within(faq as HTMLElement).getAllByRole('link')).toHaveLength(4);
  expect(faq).toHaveTextContent(`and ${String(LOCALES.length - 3)} more`);
});
