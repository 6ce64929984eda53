import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { ownTextsDeskEndpoints as desk } from '../../../src/contract/own-texts.desk.endpoints';
import type { ShopText, ShopTexts } from '../../../src/contract/own-texts';
import type { Permission } from '../../../src/contract/staff-roles';
import { TextsScreen } from '../../../src/desks/settings/texts-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from './staff-self';

const counted: ShopText = {
  ...{ key: 'cart:items', version: 'one-of-the-test' },
  forms: [
    { form: 'one', shipped: '{{count}} item', own: null },
    { form: 'other', shipped: '{{count}} items', own: null },
  ],
};
const texts: ShopTexts = { items: [counted], next: 'cart:items', matches: 30, own: 0, last: null };
const open = (permissions: Permission[] = ['settings.edit']) =>
  renderUi(
    <StaffContext value={staffSelf(['settings.read', ...permissions])}>
      <TextsScreen texts={texts} asked={{ language: 'en', view: 'all', keyword: 'item' }} />
    </StaffContext>,
    { url: '/operator/settings/texts' },
  );

describe('texts of the shop’s own', () => {
  it('are said in all forms of a number, beside what is shipped', async () => {
    const own: ShopText = {
      ...{ key: 'cart:items', version: 'two-of-the-test' },
      forms: counted.forms.map((form) => ({ ...form, own: form.shipped.replace('item', 'piece') })),
    };
    const sent = mockEndpoint(desk.set, own);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Reword cart:items' }));
    const one = screen.getByLabelText('One');
    await userEvent.clear(one);
    await userEvent.type(one, 'A piece');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Own words')).toBeVisible();
    expect(sent[0]?.body).toEqual({
      ...{ version: 'one-of-the-test', language: 'en', key: 'cart:items' },
      forms: { one: 'A piece', other: '{{count}} items' },
    });
  });

  it('go on with what was searched for', () => {
    open();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/operator/settings/texts?language=en&view=all&q=item&after=cart%3Aitems',
    );
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(views.getByRole('link', { name: /Said otherwise/ })).toHaveAttribute(
      'href',
      expect.stringContaining('view=own'),
    );
  });

  it('are only read by who may not set them', () => {
    open([]);
    expect(screen.queryByRole('button', { name: /otherwise/ })).toBeNull();
  });

  it('lead to where the shop’s words of itself are written, as far as somebody may write there', () => {
    const led = () => within(screen.getByRole('list', { name: 'Written elsewhere:' })).getAllByRole('link').map((link) => link.getAttribute('href')); // prettier-ignore
    const { unmount } = open();
    expect(led()).toEqual(['/operator/settings/brand', '/operator/settings/contact']);
    unmount();
    open(['content.edit']);
    expect(led().slice(2)).toEqual(['/operator/content/home', '/operator/content/articles']);
  });
});
