import { renderHook } from '@testing-library/react';
import type { SSRConfig } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useTranslation } from '../../src/client/use-translation';
import { TextsProvider } from '../../src/shell/texts-provider';
import { forgiveComplaints } from '../support/ui-setup';

type Texts = NonNullable<SSRConfig['_nextI18Next']>;

const textsOf = (language: string, namespaces: Record<string, Record<string, string>>): Texts => ({
  initialI18nStore: { [language]: namespaces },
  initialLocale: language,
  ns: Object.keys(namespaces),
  userConfig: null,
});

/** `t` on a page that came with these texts. */
function tOf(texts: Texts, namespaces?: string | string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => <TextsProvider texts={texts}>{children}</TextsProvider>;
  const { result, rerender } = renderHook(() => useTranslation(namespaces).t, { wrapper });
  return { t: result.current, next: () => (rerender(), result.current) };
}

// languages that no other test sets up: a document keeps the texts it has
describe('useTranslation', () => {
  it('reads the common texts, those of one page, and several, the first before the next', () => {
    const texts = textsOf('is', { common: { close: 'Loka', both: 'Common' }, cart: { empty: 'Tóm', both: 'Cart' } });
    expect(tOf(texts).t('close')).toBe('Loka');
    expect(tOf(texts, 'cart').t('empty')).toBe('Tóm');
    const { t } = tOf(texts, ['cart', 'common']);
    expect([t('empty'), t('close'), t('both'), t('common:both')]).toEqual(['Tóm', 'Loka', 'Cart', 'Common']);
  });

  it('fills numbers and names in anew each time', () => {
    const { t } = tOf(
      textsOf('ga', { common: { hello: 'Hi {{name}}', item_one: '{{count}} item', item_other: '{{count}} items' } }),
    );
    expect([t('hello', { name: 'An' }), t('hello', { name: 'Bo' })]).toEqual(['Hi An', 'Hi Bo']);
    expect([t('item', { count: 1 }), t('item', { count: 20 })]).toEqual(['1 item', '20 items']);
  });

  it('is the same function each time it is asked for', () => {
    const { t, next } = tOf(textsOf('mt', { common: { close: 'Close' } }));
    expect(next()).toBe(t);
  });

  it('finds a text that only a later page has brought', () => {
    expect(tOf(textsOf('eu', { common: {} }), 'cart').t('empty')).toBe('empty');
    expect(forgiveComplaints()).toEqual(['no text for cart:empty']);
    expect(tOf(textsOf('eu', { cart: { empty: 'Hutsik' } }), 'cart').t('empty')).toBe('Hutsik');
  });

  it('keeps two languages apart', () => {
    expect(tOf(textsOf('cy', { common: { close: 'Cau' } })).t('close')).toBe('Cau');
    expect(tOf(textsOf('gd', { common: { close: 'Dùin' } })).t('close')).toBe('Dùin');
  });

  it('keeps two wordings of one language apart', () => {
    const worded = (wording: string, title: string): Texts => ({
      ...textsOf('ru', { cart: { title } }),
      userConfig: { i18n: { defaultLocale: wording, locales: [wording] } },
    });
    expect(tOf(worded('ru', 'Корзина'), 'cart').t('title')).toBe('Корзина');
    expect(tOf(worded('ru2', 'Закупка'), 'cart').t('title')).toBe('Закупка');
    expect(tOf(worded('ru', 'Корзина'), 'cart').t('title')).toBe('Корзина');
  });

  it('throws where no texts are', () => {
    expect(() => renderHook(() => useTranslation())).toThrow('outside of the texts');
  });
});
