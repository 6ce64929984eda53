import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../../src/contract/account.endpoints';
import { Clock } from '../../src/shell/clock';
import { StatusBar } from '../../src/shell/status-bar';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { testProfile, testTenant } from '../support/test-shell';

const tenantWith = (preference: Partial<typeof testTenant.tenantPreference>) => ({
  ...testTenant,
  tenantPreference: { ...testTenant.tenantPreference, ...preference },
});

describe('StatusBar clock (FRM-1)', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows tenant time with its distance from UTC, fractions too, and moves every second (FRM-1)', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T20:00:58Z') });
    renderUi(<StatusBar />);
    expect(screen.getByText('UTC+5:30')).toBeVisible();
    expect(screen.getByText('01:30:58')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('01:30:59')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText('01:31:00')).toBeVisible();
  });

  it('turns with the full second, however late the page came (FRM-1)', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T20:00:58.900Z') });
    renderUi(<Clock offsetHours={5.75} />);
    expect(screen.getByText('UTC+5:45')).toBeVisible();
    act(() => void vi.advanceTimersByTime(100));
    expect(screen.getByText('01:45:59')).toBeVisible();
  });

  it('takes the server’s second over without a complaint, then tells the browser’s (FRM-1)', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T20:00:58Z') });
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Clock offsetHours={-3.5} />);
    expect(place.textContent).toBe('UTC-3:3016:30:58');
    vi.setSystemTime(new Date('2026-03-01T20:01:04Z'));
    const complaints = vi.fn();
    // the set-up fails on any console.error, too
    const root = await act(async () =>
      hydrateRoot(place, <Clock offsetHours={-3.5} />, { onRecoverableError: complaints }),
    );
    act(() => void vi.advanceTimersByTime(1000));
    expect(place.textContent).toBe('UTC-3:3016:31:05');
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('is not there where the shop hides it (TEN-9)', () => {
    renderUi(<StatusBar />, { shell: { tenant: tenantWith({ showClock: false }) } });
    expect(screen.queryByText('UTC+5:30')).not.toBeInTheDocument();
  });
});

describe('StatusBar rate (FRM-2)', () => {
  const rate = (currency: string, cnyExchangeRate = '18.6') => {
    renderUi(<StatusBar />, {
      shell: {
        tenant: { ...testTenant, exchangeInfo: { cnyExchangeRate, currency, marginBasisPoints: 0 } },
      },
    });
    return screen.getByTitle('Exchange rate').textContent;
  };

  it.each([
    ['VND', 'VND'],
    ['GHC', 'GHS'],
    ['NPR', 'Rs.'],
  ])('names %s as %s (FRM-2)', (currency, label) => {
    expect(rate(currency)).toBe(`1 CNY = 18.6${label}`);
  });

  it('groups the thousands, as every sum does (FRM-17)', () => {
    expect(rate('VND', '3650.25')).toBe('1 CNY = 3,650.25VND');
  });

  it('is not there where the shop hides it (FRM-2)', () => {
    renderUi(<StatusBar />, { shell: { tenant: tenantWith({ showExchangeRate: false }) } });
    expect(screen.queryByText(/1 CNY/)).not.toBeInTheDocument();
  });
});

describe('StatusBar languages (FRM-3, SES-10)', () => {
  const menu = () => screen.getByRole('button', { name: 'Language: English' });

  it('is disabled with only one (FRM-3)', () => {
    renderUi(<StatusBar />, { shell: { tenant: { ...testTenant, supportedLanguages: ['en'] } } });
    expect(menu()).toBeDisabled();
  });

  it('is a choice with more than one, and leads to the same page in another (FRM-3, SES-10)', async () => {
    const { user } = renderUi(<StatusBar />, { url: '/product-search?keyword=mug' });
    await user.click(menu());
    const list = within(await screen.findByRole('list'));
    expect(list.getByRole('link', { name: 'Tiếng Việt' })).toHaveAttribute('href', '/vi/product-search?keyword=mug');
    expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(menu()).toHaveFocus();
  });

  it('takes the page that login returns to along', async () => {
    const { user } = renderUi(<StatusBar />, { url: '/auth/login?redirectUrl=%2Ffr%2Fcart%3Fx%3D1' });
    await user.click(menu());
    const link = await screen.findByRole('link', { name: 'Tiếng Việt' });
    expect(link).toHaveAttribute('href', '/vi/auth/login?redirectUrl=%2Fcart%3Fx%3D1');
  });

  it('is remembered here and, for who is logged in, by the shop', async () => {
    // jsdom cannot leave the page
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    const requests = mockEndpoint(accountEndpoints.setLanguage, {});
    const { user } = renderUi(<StatusBar />, { shell: { profile: testProfile } });
    await user.click(menu());
    await user.click(await screen.findByRole('link', { name: 'Tiếng Việt' }));
    document.removeEventListener('click', stay);
    expect(document.cookie).toContain('NEXT_LOCALE=vi');
    await waitFor(() => expect(requests.map(({ query }) => query)).toEqual([{ language: 'vi' }]));
  });
});

describe('StatusBar display (ENT-8)', () => {
  it('turns the colours and keeps them (ENT-8)', async () => {
    const { user } = renderUi(<StatusBar />);
    await user.click(screen.getByRole('button', { name: 'Dark colours' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(document.cookie).toContain('colorScheme=dark');
    expect(document.cookie).toContain('primaryColor=#0f766e');
    await user.click(screen.getByRole('button', { name: 'Light colours' }));
    expect(document.cookie).toContain('colorScheme=light');
  });

  it('begins at what the device has, follows it, and keeps what is chosen instead', async () => {
    const turn = new EventTarget();
    let matches = true;
    const device = { get matches() { return matches; }, addEventListener: turn.addEventListener.bind(turn), removeEventListener: turn.removeEventListener.bind(turn) }; // prettier-ignore
    vi.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList);
    const { user } = renderUi(<StatusBar />, { shell: { colorScheme: 'auto' } });
    const light = screen.getByRole('button', { name: 'Light colours' });
    expect(document.cookie).not.toContain('colorScheme');
    matches = false;
    act(() => void turn.dispatchEvent(new Event('change')));
    expect(light).toHaveAccessibleName('Dark colours');
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
    await user.click(light);
    matches = false;
    act(() => void turn.dispatchEvent(new Event('change')));
    expect(document.cookie).toContain('colorScheme=dark');
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  it('turns the direction and keeps it (ENT-8)', async () => {
    const { user } = renderUi(<StatusBar />);
    await user.click(screen.getByRole('button', { name: 'Write from right to left' }));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.cookie).toContain('direction=rtl');
    await user.click(screen.getByRole('button', { name: 'Write from left to right' }));
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('is kept for three years (ENT-8)', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    const { user } = renderUi(<StatusBar />);
    await user.click(screen.getByRole('button', { name: 'Dark colours' }));
    await user.click(screen.getByRole('button', { name: 'Write from right to left' }));
    const threeYears = Date.now() + 3 * 365 * 24 * 3600 * 1000;
    for (const name of ['colorScheme', 'direction', 'primaryColor']) {
      const cookie = written.mock.calls.map(([text]) => text).find((text) => text.startsWith(`${name}=`)) ?? '';
      const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
      expect(Math.abs(expires - threeYears)).toBeLessThan(60_000);
      expect(cookie).toContain('path=/');
    }
  });
});
