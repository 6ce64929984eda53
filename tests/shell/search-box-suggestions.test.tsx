import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { SearchBox } from '../../src/shell/search-box';
import { forgetLists } from '../../src/shell/search-box-lists';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile } from '../support/test-shell';
import { keywords, suggested, box, draw, typeAtOnce } from './draw-search-box';

afterEach(forgetLists);

describe('SearchBox and suggestions', () => {
  it('asks once the typing pauses, for the platform chosen, and searches the one clicked', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords());
    const requests = mockEndpoint(catalogEndpoints.suggest, suggested('canvas bag', 'candle'));
    const { user, router } = renderUi(<SearchBox />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Where to search' }), 'ALIBABA');
    await typeAtOnce('can');
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
    await typeAtOnce('mu');
    await waitFor(() => expect(slow).toHaveLength(1));
    await typeAtOnce('g');
    await screen.findByRole('option', { name: 'mug of tea' });
    slow[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('option', { name: 'mu of tea' })).not.toBeInTheDocument();
    await typeAtOnce('s');
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
    await typeAtOnce('mug');
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('forgets what was typed on the way to another page', async () => {
    mockEndpoint(catalogEndpoints.listHotKeywords, keywords('lamp'));
    mockEndpoint(catalogEndpoints.suggest, suggested('mug of tea'));
    const { user, navigate } = renderUi(<SearchBox />);
    await typeAtOnce('mug');
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
    renderUi(<SearchBox />);
    await typeAtOnce('te');
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
