import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { format } from 'node:util';
import { mutate } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { setUnauthorizedListener } from '../../src/client/call';
import { useCart } from '../../src/client/cart.store';
import { useNotices } from '../../src/client/notify';
import { useSession } from '../../src/client/session.store';
import { mockServer } from './mock-endpoint';
import { plainStyle } from './plain-style';

// what jsdom lacks and Mantine asks for
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }),
  configurable: true,
});
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollBy = () => undefined;
window.scrollTo = () => undefined;
window.getComputedStyle = plainStyle;

// code that comes with the first use takes its time on a busy machine
configure({ asyncUtilTimeout: 12_000 });

const complaints: string[] = [];
/** For a test that breaks something on purpose. */
export const forgiveComplaints = () => complaints.splice(0);

beforeAll(() =>
  mockServer.listen({
    onUnhandledRequest: (request) => {
      complaints.push(`Nobody answers ${request.method} ${request.url}`);
      throw new Error(complaints.at(-1));
    },
  }),
);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void complaints.push(format(...args)));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  notifications.clean();
  mockServer.resetHandlers();
  // what `useRequest` remembers for the life of a page
  void mutate(() => true, undefined, { revalidate: false });
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
  useSession.setState(useSession.getInitialState(), true);
  useCart.setState(useCart.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  // a refusal that nobody heard would end the session of the first test that listens
  setUnauthorizedListener(() => undefined);
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});
afterAll(() => mockServer.close());
