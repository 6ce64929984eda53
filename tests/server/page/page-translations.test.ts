import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { intlTag, LOCALES, type Locale } from '../../../src/contract/locales';
import { findMessage } from '../../../src/server/kernel/messages';
import { NAMESPACES, pageTranslations } from '../../../src/server/page/page-translations';

type Texts = Record<string, Record<string, unknown>>;

const sentTo = (locale: Locale) => {
  const { _nextI18Next: sent } = pageTranslations(locale, [...NAMESPACES]);
  return { language: sent?.initialLocale, texts: Object.values(sent?.initialI18nStore as Record<string, Texts>)[0] };
};

/** i18next as the page starts it, with exactly what the server sends. */
async function translator(locale: Locale) {
  const { _nextI18Next: sent } = pageTranslations(locale, [...NAMESPACES]);
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: sent?.initialLocale,
    fallbackLng: false,
    ns: sent?.ns,
    defaultNS: 'common',
    load: 'currentOnly',
    resources: sent?.initialI18nStore as Record<string, Texts>,
    interpolation: { escapeValue: false },
  });
  return i18n.t;
}

describe('pageTranslations', () => {
  it.each(LOCALES)('counts in %s: a whole sentence for every number', async (locale) => {
    const t = await translator(locale);
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 101, 1_000_000]) {
      const text = t('account.unread', { count });
      expect(text, String(count)).not.toContain('account.unread');
      const form = new Intl.PluralRules(intlTag(locale)).select(count);
      const written = findMessage(locale, `account.unread_${form}`, { count: String(count) });
      expect(text).toBe(written);
    }
  });

  it('counts as Russians do, in both Russians', async () => {
    const titles = async (locale: 'ru' | 'ru2') => {
      const t = await translator(locale);
      return [1, 2, 5, 21].map((count) => t('cart:title', { count }));
    };
    const retail = ['Корзина · 1 товар', 'Корзина · 2 товара', 'Корзина · 5 товаров', 'Корзина · 21 товар'];
    const wholesale = ['Закупка · 1 позиция', 'Закупка · 2 позиции', 'Закупка · 5 позиций', 'Закупка · 21 позиция'];
    expect([await titles('ru'), await titles('ru2')]).toEqual([retail, wholesale]);
  });

  it('counts in Lao with one form, whatever language the machine speaks', async () => {
    const t = await translator('la');
    expect(t('cart:title', { count: 1 })).toBe('ກະຕ່າ · 1 ລາຍການ');
    expect(sentTo('la').language).toBe('lo');
  });

  it('gives ru2 the words of wholesale, and Russian text by text where it has none', async () => {
    const [russian, wholesale] = [await translator('ru'), await translator('ru2')];
    expect(wholesale('account.purchases')).toBe('Заявки');
    expect(wholesale('actions.search')).toBe(russian('actions.search'));
    expect(sentTo('ru2').language).toBe('ru');
  });

  it('sends no plural form that the language has no use for', () => {
    const keys = Object.keys(sentTo('vi').texts?.cart ?? {});
    expect(keys).toContain('title_other');
    expect(keys.filter((key) => key.endsWith('_one'))).toEqual([]);
  });

  it('keeps the sentences of mails and notices on the server', () => {
    const common = sentTo('en').texts?.common ?? {};
    expect(common).toHaveProperty('errors');
    expect(common).not.toHaveProperty('mail');
    expect(common).not.toHaveProperty('notifications');
  });

  it('sends of these only what the pages can show', () => {
    const { _nextI18Next: sent } = pageTranslations('fr', ['cart', 'transit']);
    const { common } = (sent?.initialI18nStore as Record<string, Record<string, Texts>>).fr ?? {};
    expect(common).toHaveProperty('receipt.total');
    expect(common).toHaveProperty('shell.cart_one');
    expect(Object.keys(common?.errors ?? {}).sort()).toEqual([
      'NETWORK',
      'SESSION_EXPIRED',
      'TIMEOUT',
      'TOO_MANY_REQUESTS',
    ]);
    expect(common).not.toHaveProperty('unknownShop');
  });

  it('sends a page only the namespaces that it asks for, and common', () => {
    const { _nextI18Next: sent } = pageTranslations('fr', ['cart']);
    expect(sent?.ns).toEqual(['common', 'cart']);
    expect(Object.keys((sent?.initialI18nStore as Record<string, Texts>).fr ?? {})).toEqual(['common', 'cart']);
  });
});

describe('findMessage: the server’s sentences in the shopper’s language', () => {
  it.each(LOCALES)('%s', (locale) => {
    const sentence = findMessage(locale, 'errors.CART_FULL');
    expect(sentence).toBeTruthy();
    if (locale !== 'en') expect(sentence).not.toBe(findMessage('en', 'errors.CART_FULL'));
  });

  it('speaks to firms in the words of wholesale, else in Russian', () => {
    expect(findMessage('ru2', 'errors.CART_FULL')).toContain('закупку');
    expect(findMessage('ru2', 'errors.LOGIN_FAILED')).toBe(findMessage('ru', 'errors.LOGIN_FAILED'));
  });
});
