import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { SearchBox } from '../../src/shell/search-box';
import { forgetLists } from '../../src/shell/search-box-lists';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { keywords, suggested, box, draw, typeAtOnce } from './draw-search-box';

afterEach(forgetLists);

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
    await typeAtOnce('mug');
    await screen.findByRole('option', { name: 'mug of tea' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveValue('mug');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'mug of tea' })).toBeVisible();
  });

  it('searches what was typed when Enter finds no option chosen', async () => {
    const { user, router } = await drawOpen();
    await typeAtOnce('mug');
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
