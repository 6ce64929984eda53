import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decryptLink, LINK_KEY } from '../../src/contract/link-cipher';
import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { SearchBox } from '../../src/shell/search-box';
import { forgetLists } from '../../src/shell/search-box-lists';
import { mockEndpoint, problem } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';
import { keywords, box, draw } from './draw-search-box';

const linkIn = (address: string) =>
  decryptLink(new URL(address, 'https://harbour.example').searchParams.get('url') ?? '', LINK_KEY);

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

  it('searches everywhere below the results of all platforms, and says so until one is chosen', async () => {
    const { user, router, navigate } = draw({ url: '/product-search?keyword=mug&filters=&channel=' });
    const choice = screen.getByRole('combobox', { name: 'Where to search' });
    expect(choice).toHaveDisplayValue('All');
    await user.type(box(), 's{Enter}');
    expect(router.push).toHaveBeenLastCalledWith('/product-search?keyword=mugs&filters=&channel=');
    act(() => navigate('/cart'));
    expect(choice).toHaveDisplayValue('Taobao');
    expect(screen.queryByRole('option', { name: 'All' })).toBeNull();
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
    // the window stands before its words have come
    expect(await screen.findByRole('dialog', { name: 'This is not a product link that we can open' })).toBeVisible();
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
