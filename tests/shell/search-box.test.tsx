import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { SearchBox } from '../../src/shell/search-box';
import { forgetLists } from '../../src/shell/search-box-lists';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const keywords = (...words: string[]) => ({
  items: words.map((keyword) => ({ keyword })),
  total: words.length,
  pageNo: 1,
  pageSize: 100,
});
const suggested = (...words: string[]) => ({ items: words.map((keyword) => ({ keyword })) });
const box = () => screen.getByRole('combobox', { name: 'Paste a product link or search' });
const linkIn = (address: string) =>
  decryptLink(new URL(address, 'https://harbour.example').searchParams.get('url') ?? '', LINK_KEY);

function draw(options: Parameters<typeof renderUi>[1] = {}, isCollapsed = false) {
  mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
  mockEndpoint(catalogEndpoints.suggest, suggested());
  return renderUi(<SearchBox isCollapsed={isCollapsed} />, options);
}

afterEach(forgetLists);

describe('SearchBox with words', () => {
  it('does nothing for empty text (SRCH-1)', async () => {
    const { user, router } = draw();
    await user.type(box(), '   {Enter}');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('searches the first platform of the shop (RTE-5)', async () => {
    const { user, router } = draw();
    await user.type(box(), 'red shoes{Enter}');
    expect(router.push).toHaveBeenCalledWith('/product-search?keyword=red+shoes&filters=&channel=TAOBAO');
  });

  it('searches the platform that was chosen', async () => {
    const { user, router } = draw();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where to search' }), 'ALIBABA');
    await user.type(box(), 'mug{Enter}');
    expect(router.push).toHaveBeenCalledWith('/product-search?keyword=mug&filters=&channel=ALIBABA');
  });

  it('follows the keyword of the address, and clears without one (SRCH-5)', async () => {
    const { navigate } = draw({ url: '/product-search?keyword=mug&filters=&channel=ALIBABA' });
    expect(box()).toHaveValue('mug');
    expect(screen.getByRole('combobox', { name: 'Where to search' })).toHaveValue('ALIBABA');
    act(() => navigate('/product-search?keyword=lamp&filters=&channel=TAOBAO'));
    expect(box()).toHaveValue('lamp');
    act(() => navigate('/cart'));
    expect(box()).toHaveValue('');
  });

  it('has a clear button (SRCH-5)', async () => {
    const { user } = draw({ url: '/product-search?keyword=mug' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });
});

describe('SearchBox with a link', () => {
  const pasted = 'Look 「Canvas bag」 https://m.1688.com/offer/?offerId=611111111111 nice';

  it('sends a visitor to login first, and then to the product (SRCH-3)', async () => {
    const { user, router } = draw();
    await user.click(box());
    await user.paste('https://item.taobao.com/item.htm?id=680000000001&spm=x');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const address = new URL(router.push.mock.calls[0]?.[0] as string, 'https://harbour.example');
    expect(address.pathname).toBe('/auth/login');
    const target = address.searchParams.get('redirectUrl') ?? '';
    expect(target).toMatch(/^\/product\?url=[\w-]+&filters=$/);
    expect(linkIn(target)).toBe('https://item.taobao.com/item.htm?id=680000000001');
  });

  it('opens the product, a mobile 1688 link as the desktop one (SRCH-2)', async () => {
    const { user, router } = draw({ shell: { profile: testProfile } });
    await user.click(box());
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    const address = router.push.mock.calls[0]?.[0] as string;
    expect(linkIn(address)).toBe('https://detail.1688.com/offer/611111111111.html');
  });

  it('takes the first of two links (SRCH-2)', async () => {
    const { user, router } = draw({ shell: { profile: testProfile } });
    await user.click(box());
    await user.paste('https://item.jd.com/100043276518.html or https://item.taobao.com/item.htm?id=680000000001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(linkIn(router.push.mock.calls[0]?.[0] as string)).toBe('https://item.jd.com/100043276518.html');
  });

  it('opens a link without its scheme, and searches what only looks like one', async () => {
    const { user, router } = draw({ shell: { profile: testProfile } });
    await user.type(box(), 'detail.1688.com/offer/612345678901.html{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(linkIn(router.push.mock.calls[0]?.[0] as string)).toBe('https://detail.1688.com/offer/612345678901.html');
    await user.clear(box());
    await user.type(box(), 'usb3.com/hub{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(2));
    expect(router.push).toHaveBeenLastCalledWith('/product-search?keyword=usb3.com%2Fhub&filters=&channel=TAOBAO');
  });

  it('keeps the variant that the link names', async () => {
    const { user, router } = draw({ shell: { profile: testProfile } });
    await user.click(box());
    await user.paste('https://item.taobao.com/item.htm?id=680000000001&skuId=5001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(linkIn(router.push.mock.calls[0]?.[0] as string)).toBe(
      'https://item.taobao.com/item.htm?id=680000000001&skuId=5001',
    );
  });

  it('asks no login where the shop does not (SRCH-3)', async () => {
    const tenantPreference = { ...testTenant.tenantPreference, linkSearchWithoutLogin: true };
    const { user, router } = draw({ shell: { tenant: { ...testTenant, tenantPreference } } });
    await user.click(box());
    await user.paste('https://item.taobao.com/item.htm?id=680000000001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(expect.stringMatching(/^\/product\?url=/)));
  });

  it('tells of a link that is no product, with one button to the manual order (SRCH-11)', async () => {
    const { user, router } = draw();
    await user.click(box());
    await user.paste('「Nice lamp」 https://blog.example/lamps');
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleName('This is not a product link that we can open');
    expect(router.push).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Order it by hand' }));
    expect(router.push).toHaveBeenCalledWith('/manual-order?url=https%3A%2F%2Fblog.example%2Flamps&title=Nice+lamp');
  });

  it('tells of a search that failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, router } = draw();
    router.push.mockRejectedValueOnce(new Error('broken'));
    await user.type(box(), 'lamp{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('SearchBox and hot keywords (SRCH-6)', () => {
  it('loads them on focus', async () => {
    const requests = mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    const { user } = renderUi(<SearchBox />);
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Where to search' })).toHaveFocus();
    expect(requests).toHaveLength(0);
    await user.tab();
    expect(await screen.findByRole('option', { name: 'mug' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('opens only once there is something to show', async () => {
    let answer: (page: ReturnType<typeof keywords>) => void = () => undefined;
    mockEndpoint(catalogEndpoints.listHotKeywords, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderUi(<SearchBox />);
    await user.click(box());
    await waitFor(() => expect(answer).toHaveLength(1));
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    answer(keywords('mug'));
    expect(await screen.findByRole('listbox')).toBeVisible();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays closed when the list is empty', async () => {
    const { user } = draw();
    await user.click(box());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('loads them at the first touch, shows them, and searches the one clicked', async () => {
    const { user, router } = renderUi(<SearchBox />);
    const requests = mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug', 'lamp'));
    expect(requests).toHaveLength(0);
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: 'lamp' }));
    expect(requests.map(({ query }) => query)).toEqual([{ pageNo: '1', pageSize: '100' }]);
    expect(box()).toHaveValue('lamp');
    // the word is of no one platform, whatever the box names
    expect(router.push).toHaveBeenCalledWith('/product-search?keyword=lamp');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('walks them with the arrows and takes one with Enter', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug', 'lamp'));
    const { user, router } = renderUi(<SearchBox />);
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: 'lamp' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/product-search?keyword=lamp');
  });

  it('closes outside and by Escape', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    const { user } = renderUi(
      <>
        <SearchBox />
        <p>elsewhere</p>
      </>,
    );
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    await user.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('only logs a failed load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockEndpoint(catalogEndpoints.listHotKeywords, problem('UNAVAILABLE'));
    const { user } = renderUi(<SearchBox />);
    await user.click(box());
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    await user.keyboard('{Escape}{ArrowDown}');
    await user.click(document.body);
    await user.click(box());
    expect(await screen.findByRole('option', { name: 'mug' })).toBeVisible();
  });
});

describe('SearchBox and suggestions', () => {
  it('asks once the typing pauses, for the platform chosen, and searches the one clicked', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
    const requests = mockEndpoint(catalogEndpoints.suggest, suggested('canvas bag', 'candle'));
    const { user, router } = renderUi(<SearchBox />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where to search' }), 'ALIBABA');
    await user.type(box(), 'can');
    await user.click(await screen.findByRole('option', { name: 'canvas bag' }));
    expect(requests.map(({ query }) => query)).toEqual([{ keyword: 'can', channel: 'ALIBABA' }]);
    expect(box()).toHaveValue('canvas bag');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/product-search?keyword=canvas+bag&filters=&channel=ALIBABA');
  });

  it('drops an answer that comes too late, and asks for no text twice', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
    const slow: (() => void)[] = [];
    const requests = mockEndpoint(catalogEndpoints.suggest, async ({ query }) => {
      if (query.keyword === 'mu') await new Promise<void>((resolve) => slow.push(resolve));
      return suggested(`${query.keyword} of tea`);
    });
    const { user } = renderUi(<SearchBox />);
    await user.type(box(), 'mu');
    await waitFor(() => expect(slow).toHaveLength(1));
    await user.type(box(), 'g');
    await screen.findByRole('option', { name: 'mug of tea' });
    slow[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('option', { name: 'mu of tea' })).not.toBeInTheDocument();
    await user.type(box(), 's');
    await screen.findByRole('option', { name: 'mugs of tea' });
    await user.type(box(), '{Backspace}');
    await screen.findByRole('option', { name: 'mug of tea' });
    expect(requests.map(({ query }) => query.keyword)).toEqual(['mu', 'mug', 'mugs']);
  });

  it('does not complete a link', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    const requests = mockEndpoint(catalogEndpoints.suggest, suggested('x'));
    const { user } = renderUi(<SearchBox />);
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    await user.paste('https://item.taobao.com/item.htm?id=1');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(requests).toHaveLength(0);
  });

  it('only logs what could not be loaded; the search goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
    mockEndpoint(catalogEndpoints.suggest, problem('UNAVAILABLE'));
    const { user, router } = renderUi(<SearchBox />);
    await user.type(box(), 'mug');
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('forgets what was typed on the way to another page', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('lamp'));
    mockEndpoint(catalogEndpoints.suggest, suggested('mug of tea'));
    const { user, navigate } = renderUi(<SearchBox />);
    await user.type(box(), 'mug');
    await screen.findByRole('option', { name: 'mug of tea' });
    await user.keyboard('{Enter}');
    act(() => navigate('/product-search?keyword=mug&filters=&channel=TAOBAO'));
    await user.click(box());
    expect(await screen.findByRole('option', { name: 'lamp' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'mug of tea' })).not.toBeInTheDocument();
  });
});

describe('SearchBox and recent searches', () => {
  const kept = () => JSON.parse(localStorage.getItem('recentSearches') ?? '[]') as string[];
  const recent = () => screen.getByRole('group', { name: 'Your recent searches' });
  const names = (group: HTMLElement) =>
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('keeps words, the newest first, each once, ten at most; no links', async () => {
    const { user } = draw({ shell: { profile: testProfile } });
    for (const word of [...'abcdefghijk', 'B', 'https://item.jd.com/100043276518.html']) {
      await user.clear(box());
      await user.type(box(), `${word}{Enter}`);
    }
    await waitFor(() => expect(kept()).toEqual(['B', ...'kjihgfedc']));
  });

  it('shows them before what others search for, and searches the one clicked', async () => {
    localStorage.setItem('recentSearches', '["tea pot","kite"]');
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    const { user, router } = renderUi(<SearchBox />);
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    expect(screen.getAllByRole('group').map((group) => names(group))).toEqual([['tea pot', 'kite'], ['mug']]);
    await user.click(screen.getByRole('option', { name: 'kite' }));
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/product-search?keyword=kite&filters=&channel=TAOBAO');
    await waitFor(() => expect(kept()).toEqual(['kite', 'tea pot']));
  });

  it('offers those that begin like the text beside the suggestions, each once', async () => {
    localStorage.setItem('recentSearches', '["tea pot","kite"]');
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
    mockEndpoint(catalogEndpoints.suggest, suggested('tea pot', 'tea towel'));
    const { user } = renderUi(<SearchBox />);
    await user.type(box(), 'te');
    await screen.findByRole('option', { name: 'tea towel' });
    expect(screen.getAllByRole('group').map((group) => names(group))).toEqual([['tea pot'], ['tea towel']]);
  });

  it('removes one with its cross and does not search', async () => {
    localStorage.setItem('recentSearches', '["tea pot","kite"]');
    const { user, router } = draw();
    await user.click(box());
    const option = await screen.findByRole('option', { name: 'tea pot' });
    await user.click(option.lastElementChild as Element);
    expect(names(recent())).toEqual(['kite']);
    await waitFor(() => expect(kept()).toEqual(['kite']));
    expect(router.push).not.toHaveBeenCalled();
  });

  it('removes the one at the arrows with Delete', async () => {
    localStorage.setItem('recentSearches', '["tea pot","kite"]');
    const { user } = draw();
    await user.click(box());
    await screen.findByRole('option', { name: 'kite' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    expect(names(recent())).toEqual(['tea pot']);
    await waitFor(() => expect(kept()).toEqual(['tea pot']));
    expect(screen.getByRole('option', { name: 'tea pot' })).toHaveAttribute('aria-selected', 'true');
  });

  it('clears them all, and closes when nothing is left', async () => {
    localStorage.setItem('recentSearches', '["tea pot","kite"]');
    const { user } = draw();
    await user.click(box());
    await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('recentSearches')).toBeNull());
    expect(box()).toHaveFocus();
  });

  it.each(['{', '7', '[7,null,""]', '{"a":1}'])('makes nothing of a broken store: %s', async (json) => {
    localStorage.setItem('recentSearches', json);
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    const { user } = renderUi(<SearchBox />);
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    expect(screen.queryByRole('group', { name: 'Your recent searches' })).not.toBeInTheDocument();
  });
});

describe('SearchBox as a combobox', () => {
  async function drawOpen() {
    localStorage.setItem('recentSearches', '["tea pot"]');
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug', 'lamp'));
    mockEndpoint(catalogEndpoints.suggest, suggested('mug of tea'));
    const view = renderUi(<SearchBox />);
    await view.user.click(box());
    await screen.findByRole('option', { name: 'lamp' });
    return view;
  }
  const atArrows = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('names its list, and tells how much there is', async () => {
    await drawOpen();
    expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box()).toHaveAttribute('aria-autocomplete', 'list');
    expect(screen.getByRole('status')).toHaveTextContent('Suggestions: 3.');
    expect(screen.getByRole('option', { name: 'tea pot' })).toHaveAccessibleDescription(
      'Delete removes it from the list.',
    );
  });

  it('walks round with the arrows, over all lists and the box itself, with the focus in the box', async () => {
    const { user } = await drawOpen();
    const seen = [];
    for (let step = 0; step < 5; step += 1) {
      await user.keyboard('{ArrowDown}');
      seen.push(atArrows());
    }
    expect(seen).toEqual(['tea pot', 'mug', 'lamp', undefined, 'tea pot']);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(atArrows()).toBe('lamp');
    expect(box()).toHaveFocus();
  });

  it('jumps with Home and End once the arrows are in the list; before, they move the caret', async () => {
    const { user } = await drawOpen();
    await user.keyboard('{End}');
    expect(atArrows()).toBeUndefined();
    await user.keyboard('{ArrowDown}{End}');
    expect(atArrows()).toBe('lamp');
    await user.keyboard('{Home}');
    expect(atArrows()).toBe('tea pot');
  });

  it('closes by Escape with the text kept, and opens again with the arrow', async () => {
    const { user } = await drawOpen();
    await user.type(box(), 'mug');
    await screen.findByRole('option', { name: 'mug of tea' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('mug');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'mug of tea' })).toBeVisible();
  });

  it('searches what was typed when Enter finds no option chosen', async () => {
    const { user, router } = await drawOpen();
    await user.type(box(), 'mug');
    await screen.findByRole('option', { name: 'mug of tea' });
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/product-search?keyword=mug&filters=&channel=TAOBAO');
  });

  it('lets an input method use the keys while it puts letters together', async () => {
    await drawOpen();
    fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
    expect(atArrows()).toBeUndefined();
  });

  it('closes when the focus leaves', async () => {
    const { user } = renderUi(
      <>
        <SearchBox />
        <button type="button">next</button>
      </>,
    );
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('mug'));
    await user.click(box());
    await screen.findByRole('option', { name: 'mug' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search by picture' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

describe('SearchBox, collapsed (SRCH-4)', () => {
  const isNarrow = () => screen.getByRole('search').hasAttribute('data-collapsed');

  it('expands on a click and is narrow again on another page', async () => {
    const { user, navigate } = draw({ url: '/cart' }, true);
    expect(isNarrow()).toBe(true);
    await user.click(screen.getByRole('search'));
    expect(isNarrow()).toBe(false);
    expect(box()).toHaveFocus();
    act(() => navigate('/favorites'));
    expect(isNarrow()).toBe(true);
  });

  it('expands when the keyboard comes to it, and on submit', async () => {
    const { user, navigate } = draw({ url: '/cart' }, true);
    act(() => box().focus());
    expect(isNarrow()).toBe(false);
    act(() => navigate('/favorites'));
    expect(isNarrow()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(isNarrow()).toBe(false);
  });

  it('is wide from the start where the page does not ask for it', () => {
    draw({ url: '/cart' });
    expect(isNarrow()).toBe(false);
  });
});

describe('SearchBox with a picture', () => {
  const picture = new File(['x'], 'shoe.gif', { type: 'image/gif' });

  it('opens the panel by its camera, and the lists close (SRCH-7)', async () => {
    const { user } = draw();
    await user.click(screen.getByRole('button', { name: 'Search by picture' }));
    expect(await screen.findByRole('dialog', { name: 'Search by picture' })).toBeVisible();
    expect(box()).not.toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });

  it('takes a picture that is pasted into the box, each time anew', async () => {
    draw();
    fireEvent.paste(box(), { clipboardData: { files: [picture], getData: () => '' } });
    // its kind is not one that can be searched: a message says so
    expect(await screen.findByText(/^Only JPEG and PNG pictures/)).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = new File(['x'], 'shoe.gif', { type: 'image/gif' });
    fireEvent.paste(box(), { clipboardData: { files: [again], getData: () => '' } });
    expect(await screen.findByRole('dialog', { name: 'Search by picture' })).toBeVisible();
  });

  it('takes words from a clipboard that holds both', async () => {
    draw();
    const pasted = createEvent.paste(box(), { clipboardData: { files: [picture], getData: () => 'red shoes' } });
    fireEvent(box(), pasted);
    expect(pasted.defaultPrevented).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
