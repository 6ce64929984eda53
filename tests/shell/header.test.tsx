import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCart } from '../../src/client/cart.store';
import { Header } from '../../src/shell/header';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

describe('Header', () => {
  it('leads home by its logo', () => {
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

  it('lists home and the articles that the shop has switched on', () => {
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

  it('marks the current one', () => {
    renderUi(<Header />, { url: '/payment-guide' });
    expect(within(pages()).getByRole('link', { current: 'page' })).toHaveTextContent('Payment guide');
  });

  it('scrolls sideways by the wheel where there is more', () => {
    renderUi(<Header />, { url: '/' });
    const list = within(pages()).getByRole('list');
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    const isFree = fireEvent.wheel(list, { deltaY: 120 });
    expect(isFree).toBe(false);
    expect(list.scrollLeft).toBe(120);
  });

  it('is not there on other pages', () => {
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

  it('leads to the cart and counts what is in it', () => {
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
