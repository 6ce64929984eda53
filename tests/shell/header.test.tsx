import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCart } from '../../src/client/cart.store';
import { Header } from '../../src/shell/header';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

describe('Header', () => {
  it('leads home by its logo (FRM-4)', () => {
    renderUi(<Header />);
    expect(screen.getByRole('link', { name: 'Harbour, to the home page' })).toHaveAttribute('href', '/');
  });

  it('turns to its scrolled style beyond 65 % of the window (FRM-5)', () => {
    renderUi(<Header />);
    const header = screen.getByRole('banner');
    act(() => scrollTo(window.innerHeight * 0.65));
    expect(header).not.toHaveAttribute('data-scrolled');
    act(() => scrollTo(window.innerHeight * 0.65 + 1));
    expect(header).toHaveAttribute('data-scrolled');
    act(() => scrollTo(0));
    expect(header).not.toHaveAttribute('data-scrolled');
  });

  it('brings the search once the page’s own field has left', () => {
    renderUi(<Header search="scrolled" />);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    act(() => scrollTo(window.innerHeight));
    expect(screen.getByRole('search')).toBeInTheDocument();
    act(() => scrollTo(0));
  });
});

describe('Header pages (FRM-4, RTE-1, RTE-3)', () => {
  const pages = () => screen.getByRole('navigation', { name: 'Pages of the shop' });

  it('lists home and the articles that the shop has switched on (RTE-1, RTE-3)', () => {
    renderUi(<Header />, { url: '/' });
    const links = within(pages()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/about',
      '/how-to-use',
      '/payment-guide',
      '/faq',
    ]);
  });

  it('marks the current one (FRM-4)', () => {
    renderUi(<Header />, { url: '/payment-guide' });
    expect(within(pages()).getByRole('link', { current: 'page' })).toHaveTextContent('Payment guide');
  });

  /** A row of 900 pixels in a window of 300, once the code that moves it has come. */
  async function longRow(url = '/', dir: 'ltr' | 'rtl' = 'ltr') {
    const view = renderUi(<Header />, { url });
    const list = within(pages()).getByRole('list');
    list.style.direction = dir;
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300, configurable: true } });
    await waitFor(() => {
      list.scrollLeft = 0;
      expect(fireEvent.wheel(list, { deltaY: 1 })).toBe(false);
    });
    list.scrollLeft = 0;
    return { list, ...view };
  }

  it.each([
    ['ltr', 120],
    ['rtl', -120],
  ] as const)('scrolls sideways by the wheel, %s (FRM-4)', async (dir, way) => {
    const { list } = await longRow('/', dir);
    expect(fireEvent.wheel(list, { deltaY: 120 })).toBe(false);
    expect(list.scrollLeft).toBe(way);
    // a wheel that goes sideways by itself, and a row that fits, are left alone
    expect(fireEvent.wheel(list, { deltaX: 90, deltaY: 10 })).toBe(true);
    Object.defineProperty(list, 'clientWidth', { value: 900 });
    expect(fireEvent.wheel(list, { deltaY: 120 })).toBe(true);
  });

  it('is dragged by the mouse, and a drag opens no page (FRM-4)', async () => {
    const { list } = await longRow();
    const link = within(list).getAllByRole('link')[2] as HTMLElement;
    const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };
    fireEvent.pointerDown(link, { ...mouse, clientX: 200 });
    fireEvent.pointerMove(window, { ...mouse, clientX: 120 });
    expect(list.scrollLeft).toBe(80);
    expect(fireEvent.click(link)).toBe(false);
    fireEvent.pointerMove(window, { ...mouse, clientX: 0 });
    expect(list.scrollLeft).toBe(80);
  });

  it('leaves touch to the browser (FRM-4)', async () => {
    const { list } = await longRow();
    fireEvent.pointerDown(list, { pointerType: 'touch', button: 0, clientX: 200 });
    fireEvent.pointerMove(window, { pointerType: 'touch', buttons: 1, clientX: 100 });
    expect(list.scrollLeft).toBe(0);
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('is walked by the keys, %s (FRM-4)', async (dir, forward, back) => {
    const { list, user } = await longRow('/', dir);
    const links = within(list).getAllByRole('link');
    act(() => links[0]?.focus());
    await user.keyboard(forward + forward);
    expect(links[2]).toHaveFocus();
    await user.keyboard(back);
    expect(links[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links.at(-1)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(links[0]).toHaveFocus();
  });

  it('keeps the current one in view (FRM-4)', async () => {
    const isLink = (element: Element) => element.getAttribute('aria-current') === 'page';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return (isLink(this) ? { left: 700, width: 100 } : { left: 0, width: 300 }) as DOMRect;
    });
    renderUi(<Header />, { url: '/faq' });
    await waitFor(() => expect(within(pages()).getByRole('list').scrollLeft).toBe(600));
  });

  it('is not there on other pages (RTE-1)', () => {
    renderUi(<Header />, { url: '/cart' });
    expect(screen.queryByRole('navigation', { name: 'Pages of the shop' })).not.toBeInTheDocument();
  });
});

describe('Header cart (SES-6)', () => {
  it('asks a visitor to log in first', () => {
    renderUi(<Header />);
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fcart',
    );
  });

  it('leads to the cart and counts what is in it (FRM-4, SES-6)', () => {
    renderUi(<Header />, { shell: { profile: testProfile } });
    act(() => useCart.getState().setCart({ shops: [], itemCount: 3 }));
    const link = screen.getByRole('link', { name: 'Cart, 3 items' });
    expect(link).toHaveAttribute('href', '/cart');
    expect(within(link).getByText('3')).toBeVisible();
  });
});

describe('Header, one language and no logo', () => {
  it('shows the name of the shop', () => {
    renderUi(<Header />, { shell: { tenant: { ...testTenant, logoImage: '' } } });
    expect(screen.getByRole('link', { name: 'Harbour, to the home page' })).toHaveTextContent('Harbour');
  });
});
