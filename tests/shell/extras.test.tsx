import { act, waitFor } from '@testing-library/react';
import { setNonce } from 'get-nonce';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXTRA_VENDORS, type Extra, type ExtraVendor } from '../../src/contract/extras';
import { addExtras } from '../../src/shell/extra-scripts';
import { LiveShell } from '../../src/shell/live-shell';
import { renderUi } from '../support/render';
import { testShell } from '../support/test-shell';

const IDS: Record<ExtraVendor, string> = {
  'google-analytics': 'G-AB12CD34EF',
  umeng: '1281234567',
  'baidu-tongji': '0123456789abcdef0123456789abcdef',
  'yandex-metrika': '98765432',
  plausible: 'harbour.example',
  tawk: '0123456789abcdef01234567/1habcdef',
  crisp: '01234567-89ab-cdef-0123-456789abcdef',
  intercom: 'ab12cd34',
  freshworks: '70000001234',
  'help-scout': '01234567-89ab-cdef-0123-456789abcdef',
  'wechat-mini-program': 'wx0123456789abcdef',
  'line-liff': '1234567890-AbCdEfGh',
};
const VENDORS = Object.keys(EXTRA_VENDORS) as ExtraVendor[];
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-extra]')];

/** The first page of this document came with these. */
const openDocument = (extras: Extra[]) =>
  Object.assign(window, { __NEXT_DATA__: { props: { pageProps: { shell: { ...testShell, extras } } } } });

/** jsdom fetches no scripts: what was asked for stays to be looked at. */
describe('scripts of others (TEN-8)', () => {
  afterEach(() => {
    for (const script of scripts()) script.remove();
    Reflect.deleteProperty(window, '__NEXT_DATA__');
  });

  it('come after the page, with its nonce, once (TEN-8)', async () => {
    setNonce('the-nonce');
    const extras: Extra[] = [{ vendor: 'plausible', id: IDS.plausible }];
    openDocument(extras);
    const { rerender } = renderUi(<LiveShell shell={testShell} data={{}} />);
    expect(scripts()).toEqual([]);
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [script] = scripts();
    expect(script?.src).toBe('https://plausible.io/js/script.js');
    expect(script?.nonce).toBe('the-nonce');
    expect(script?.async).toBe(true);
    expect(script?.getAttribute('data-domain')).toBe('harbour.example');
    rerender(<LiveShell shell={testShell} data={{ page: 2 }} />);
    addExtras(extras, 'the-nonce');
    expect(scripts()).toHaveLength(1);
  });

  it('are those of the document: a later page adds none that its policy does not know (TEN-8)', async () => {
    openDocument([]);
    const { rerender, unmount } = renderUi(<LiveShell shell={testShell} data={{}} />);
    const shell = { ...testShell, extras: [{ vendor: 'crisp', id: IDS.crisp } as const] };
    rerender(<LiveShell shell={shell} data={{}} />);
    unmount();
    renderUi(<LiveShell shell={shell} data={{}} />, { shell });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(scripts()).toEqual([]);
  });

  it('that do not load are missed by nobody (TEN-8)', () => {
    addExtras([{ vendor: 'tawk', id: IDS.tawk }], undefined);
    expect(() => scripts()[0]?.dispatchEvent(new Event('error'))).not.toThrow();
  });

  it.each(VENDORS)('%s has a preset of its own address on https (TEN-8)', (vendor) => {
    expect(IDS[vendor]).toMatch(EXTRA_VENDORS[vendor].id);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile MicroMessenger/8 Line/13');
    addExtras([{ vendor, id: IDS[vendor] }], 'n');
    expect(new URL(scripts()[0]?.src ?? '').protocol).toBe('https:');
  });

  it.each(['wechat-mini-program', 'line-liff'] as const)('%s loads inside its app only (TEN-8)', (vendor) => {
    addExtras([{ vendor, id: IDS[vendor] }], 'n');
    expect(scripts()).toEqual([]);
  });
});
