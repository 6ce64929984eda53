import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next, { type Resource } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { readdirSync, readFileSync } from 'node:fs';
import { useState, type ReactElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { vi, type Mock } from 'vitest';
import type { ShellData } from '../../src/client/shell-data';
import { useSession } from '../../src/client/session.store';
import { TextsContext } from '../../src/client/use-translation';
import { NotificationList } from '../../src/shell/notification-list';
import { ShopProviders } from '../../src/shell/shop-providers';
import { testShell } from './test-shell';

const FOLDER = 'public/locales/en';
const texts = Object.fromEntries(
  readdirSync(FOLDER).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Resource[string][string],
  ]),
);

export function englishTexts() {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: 'en',
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'common',
    resources: { en: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: (key) => {
      throw new Error(`No English text for ${key}`);
    },
  });
  return i18n;
}

export type TestRouter = NextRouter & { push: Mock; replace: Mock };

type Listener = (...args: unknown[]) => void;

/** A router that goes nowhere: tests look at what it was asked. `emit` plays Next's route events. */
export function testRouter(asPath: string, pathname?: string): TestRouter {
  const url = new URL(asPath, 'https://harbour.example');
  const listeners = new Map<string, Set<Listener>>();
  return {
    route: pathname ?? url.pathname,
    pathname: pathname ?? url.pathname,
    asPath,
    query: Object.fromEntries(url.searchParams),
    basePath: '',
    locale: 'en',
    defaultLocale: 'en',
    isReady: true,
    isFallback: false,
    isLocaleDomain: false,
    isPreview: false,
    push: vi.fn().mockResolvedValue(true),
    replace: vi.fn().mockResolvedValue(true),
    prefetch: vi.fn().mockResolvedValue(undefined),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    beforePopState: vi.fn(),
    events: {
      on: (name: string, listener: Listener) =>
        void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
      off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
      emit: (name: string, ...args: unknown[]) => listeners.get(name)?.forEach((listener) => listener(...args)),
    },
  } as TestRouter;
}

interface Options {
  shell?: Partial<ShellData>;
  /** Where the page stands, with its query. */
  url?: string;
  /** The route of the page where it differs from the path: `/my/purchase/[id]`. */
  pathname?: string;
  /** false where the part brings its own list of messages. */
  hasNotices?: boolean;
}

/** Draws a part inside a shop: texts in English, theme, router, session. `shell.profile` logs in. */
export function renderUi(
  ui: ReactElement,
  { shell: partial = {}, url = '/', pathname, hasNotices = true }: Options = {},
) {
  const shell: ShellData = { ...testShell, ...partial };
  if (shell.profile) {
    document.cookie = 'loggedIn=1; path=/';
    document.cookie = 'token=test-token-test-token-test; path=/';
  }
  useSession.getState().setProfile(shell.profile);
  const route = { current: testRouter(url, pathname) };
  let goTo: (router: TestRouter) => void = () => undefined;

  function Page({ children }: { children: ReactNode }) {
    const [router, setRouter] = useState(route.current);
    const [i18n] = useState(englishTexts);
    // what one test has loaded is nothing to the next
    const [swr] = useState(() => ({ provider: () => new Map() }));
    goTo = setRouter;
    return (
      <RouterContext value={router}>
        <TextsContext value={i18n}>
          <SWRConfig value={swr}>
            <ShopProviders shell={shell} nonce="">
              {children}
              {hasNotices && <NotificationList />}
            </ShopProviders>
          </SWRConfig>
        </TextsContext>
      </RouterContext>
    );
  }

  const view = render(ui, { wrapper: Page });
  return {
    ...view,
    user: userEvent.setup(),
    router: route.current,
    /** What the page sees after the address has changed; wrap in `act`. */
    navigate: (nextUrl: string) => goTo({ ...route.current, ...pickPlace(testRouter(nextUrl)) }),
  };
}

const pickPlace = ({ asPath, pathname, query, route }: TestRouter) => ({ asPath, pathname, query, route });
