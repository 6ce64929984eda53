import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskSiteItem, SiteItemList } from '../../../src/contract/site-item-desk';
import { siteItemDeskEndpoints } from '../../../src/contract/site-item.desk.endpoints';
import { NewSiteItemScreen } from '../../../src/desks/content/new-site-item-screen';
import { SiteItemRecordScreen } from '../../../src/desks/content/site-item-record-screen';
import { SiteItemsScreen } from '../../../src/desks/content/site-items-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const RIGHTS = staffSelf(['content.edit', 'content.publish']);
const draft: DeskSiteItem['draft'] = {
  ...{ title: { en: 'Sale' }, text: {}, button: {}, image: '/sale.jpg', narrowImage: '', mirroredImage: '' },
  ...{ images: {}, link: '/faq', from: null, until: null },
};
const item = (more: Partial<DeskSiteItem> = {}): DeskSiteItem => ({
  ...{ id: 'b1', kind: 'BANNER', state: 'HIDDEN', version: 1, draft, shown: null },
  editions: [{ number: 1, at: '2030-01-01T10:00:00Z', staffName: 'Mei' }],
  ...more,
});
const open = (more: Partial<DeskSiteItem> = {}) =>
  renderUi(
    <StaffContext value={RIGHTS}>
      <SiteItemRecordScreen first={item(more)} />
    </StaffContext>,
    { url: '/operator/content/home/b1' },
  );

describe('the record of a banner', () => {
  beforeEach(() => {
    sessionStorage.clear();
    mockEndpoint(siteItemDeskEndpoints.findings, []);
  });

  it('saves what is written in a language and its time by the clock of the shop, and publishes it', async () => {
    const sent = mockEndpoint(
      siteItemDeskEndpoints.save,
      item({ version: 2, draft: { ...draft, title: { en: 'Sale!' } } }),
    );
    const published = mockEndpoint(siteItemDeskEndpoints.publish, item({ version: 2, state: 'LIVE', shown: { ...draft, edition: 2 } })); // prettier-ignore
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText('Saved as edition 2. No shopper sees it yet.')).toBeVisible();
    expect(sent).toMatchObject([{ body: { version: 1, value: { title: { en: 'Sale!' }, image: '/sale.jpg' } } }]);
    await user.click(await screen.findByRole('button', { name: 'Publish edition 2' }));
    expect(await screen.findByText('Published. Shoppers see it from now on.')).toBeVisible();
    expect(published).toMatchObject([{ body: { version: 2, accepts: [] } }]);
    expect(screen.getByRole('button', { name: 'Take it down' })).toBeVisible();
  });

  it('is aimed at a marketplace, a campaign at some shoppers, so often', async () => {
    const saved = mockEndpoint(siteItemDeskEndpoints.save, item({ version: 2 }));
    const { user, unmount } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Searches the marketplace' }), 'TAOBAO');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(saved).toMatchObject([{ body: { value: { channel: 'TAOBAO', link: '/faq' } } }]));
    unmount();
    const again = mockEndpoint(siteItemDeskEndpoints.save, item({ version: 2, kind: 'CAMPAIGN' }));
    const { user: other } = open({ kind: 'CAMPAIGN' });
    await other.selectOptions(screen.getByRole('combobox', { name: 'Shown to' }), 'VISITORS');
    await other.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'VISIT');
    await other.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() =>
      expect(again).toMatchObject([{ body: { value: { audience: 'VISITORS', frequency: 'VISIT' } } }]),
    );
  });

  it('keeps what was typed where somebody else was faster', async () => {
    mockEndpoint(siteItemDeskEndpoints.save, problem('STATE_CONFLICT', { data: item({ version: 5 }) }));
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed');
    expect(screen.getByDisplayValue('Sale of mine')).toBeVisible();
  });

  it('names in words each field that it cannot be shown without', async () => {
    const lacking = ['title', 'image', 'link', 'until'];
    mockEndpoint(
      siteItemDeskEndpoints.findings,
      lacking.map((what) => ({ code: 'EMPTY', isBlocking: true, what })),
    );
    open();
    await screen.findByText('“Title” is empty in English');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      '“Title” is empty in English',
      '“Picture” is empty',
      '“Leads to” is empty',
      'It ends before it begins',
    ]);
  });

  it('says that something is not saved, and goes back to what was read', async () => {
    const { user } = open();
    const title = screen.getByRole('textbox', { name: 'Title' });
    await user.type(title, ' of mine');
    expect(screen.getByText('You have changes that are not saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(title).toHaveValue('Sale');
    expect(screen.queryByText('You have changes that are not saved.')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('frames the home page with it', async () => {
    const { user } = open();
    await user.click(screen.getByRole('radio', { name: 'Preview' }));
    expect(screen.getByTitle('Preview in English')).toHaveAttribute(
      'src',
      '/operator/content/preview/home?item=b1&edition=1',
    );
  });
});

describe('a new campaign', () => {
  beforeEach(() => sessionStorage.clear());

  it('is made by its first save, and by nothing before', async () => {
    const words = { ...draft, title: { en: 'Autumn' }, image: '', link: '' };
    const sent = mockEndpoint(siteItemDeskEndpoints.create, item({ id: 'c9', kind: 'CAMPAIGN', draft: words }));
    const { user, router } = renderUi(
      <StaffContext value={RIGHTS}>
        <NewSiteItemScreen kind="CAMPAIGN" />
      </StaffContext>,
      { url: '/operator/content/home/new?kind=campaign' },
    );
    expect(screen.getByRole('heading', { name: 'New campaign' })).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save the draft' });
    expect(save).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Autumn');
    expect(sent).toHaveLength(0);
    await user.click(save);
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/operator/content/home/c9'));
    expect(sent).toMatchObject([{ body: { kind: 'CAMPAIGN', value: { title: { en: 'Autumn' }, from: null } } }]);
    // what is saved is not brought back to the next one
    expect(sessionStorage.length).toBe(0);
    expect(screen.queryByText('You have changes that are not saved.')).toBeNull();
  });
});

describe('the list of banners', () => {
  const row = (id: string, title: string): SiteItemList['items'][number] => ({
    ...{ id, title, kind: 'BANNER', image: '', state: 'LIVE', hasDraft: false, from: null, until: null },
  });

  it('is put into another order, as it was read', async () => {
    const [one, two] = [row('a', 'Tea'), row('b', 'Mugs')];
    const sent = mockEndpoint(siteItemDeskEndpoints.order, { items: [two, one], next: null });
    const { user } = renderUi(
      <StaffContext value={RIGHTS}>
        <SiteItemsScreen list={{ items: [one, two], next: null }} asked={{ view: 'banners', filters: {} }} />
      </StaffContext>,
      { url: '/operator/content/home' },
    );
    await user.click(screen.getByRole('button', { name: 'Move Mugs forward' }));
    expect(screen.getByRole('link', { name: 'New banner' })).toHaveAttribute(
      'href',
      '/operator/content/home/new?kind=banner',
    );
    expect(await screen.findByRole('button', { name: 'Move Mugs forward' })).toBeDisabled();
    expect(sent).toMatchObject([{ body: { was: ['a', 'b'], ids: ['b', 'a'] } }]);
  });
});
