import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DESK_LOCALES } from '../../src/contract/desk-locales';
import { DEFAULT_LOCALE, intlTag, LOCALES, type Locale } from '../../src/contract/locales';
import { NAMESPACES } from '../../src/server/page/page-translations';
import { baseOfKey, english, filesOf, type Flat, FOLDER, isCounted, PLURAL, textsOf } from '../support/locale-files';

/** The placeholders that hold the counted number; a form for exactly one number may say it in words. */
const NUMBERS = ['count', 'number', 'shown'];
/** Names, codes, units and the cap of a key, written alike everywhere. */
const NAMES =
  /(?<![A-Za-z])(Sampan|Taobao|Tmall|1688|JD|Yiwugou|Poizon|WeChat|Zalo|Telegram|WhatsApp|YooKassa|Toss Payments|KG Inicis|OEM|SKU|CNY|JSON|Delete|kg|cm|cm³|m³)(?![A-Za-z])/g;
/** Words that these languages took over, or gave: the same text is the right one there. */
const SHARED_WORDS: Partial<Record<Locale, string[]>> = {
  es: ['Total', 'Total: {{amount}}'],
  fr: ['Province', 'E-mail', 'Menu', 'Messages', 'Pages', 'Suggestions', 'Total'],
  id: ['Magnet', 'Menu', 'Total', 'Total: {{amount}}'],
  ms: ['Magnet', 'Menu'],
  pt: ['E-mail', 'Menu', 'Total', 'Total: {{amount}}'],
  ru: ['E-mail'],
  uz: ['Magnet'],
  vi: ['Menu'],
};
/** Keys that name one thing at several places. */
const ONE_THING = [
  ['common:account.balance', 'common:breadcrumbs.balance', 'account:balance.title', 'payment:dialog.balance'],
  ['common:account.cart', 'common:bottomBar.cart', 'common:breadcrumbs.cart'],
  ['common:account.favorites', 'common:breadcrumbs.favorites', 'my:favorites.title'],
  ['common:account.messages', 'common:bottomBar.messages', 'common:breadcrumbs.messages', 'my:messages.title'],
  ['common:account.inStock', 'common:breadcrumbs.inStock'],
  ['common:account.purchases', 'common:breadcrumbs.purchases'],
  ['common:account.transit', 'common:breadcrumbs.transit'],
  ['common:account.batchPayment', 'common:breadcrumbs.pendingPayments', 'my:due.title'],
  ['common:account.proxyShipping', 'common:breadcrumbs.proxyShipping', 'proxyshipping:title'],
  ['common:breadcrumbs.manualOrder', 'purchase:manual.title'],
  ['common:breadcrumbs.manualOrders', 'purchase:manual.list.title'],
  ['account:payPassword.title', 'account:payPassword.current', 'payment:dialog.password'],
  ['common:receipt.fee', 'product:cost.serviceFee'],
  ['common:receipt.freight', 'product:cost.domesticFreight'],
  ['common:receipt.total', 'product:cost.total'],
  ['product:search.channels', 'my:favorites.channels'],
  ['cart:line.soldOut', 'cart:checkout.soldOut', 'product:options.sold-out'],
  ['account:address.receiverName', 'proxyshipping:line.receiver'],
];
const OTHER_SCRIPTS: Locale[] = ['zh-CN', 'zh-HK', 'th', 'ja', 'ko', 'ru', 'bg', 'ar', 'la'];

/** `ru2` is Russian for firms that buy wholesale: its folder holds the texts that differ, the others are read from `ru`. */
const isWhole = (locale: Locale) => locale !== 'ru2';
/** What staff read is in English and Chinese first; another language has it as soon as the desks offer it. */
const FOR_STAFF = /^operator:/;
const isForStaffOf = (locale: Locale) => filesOf(locale).includes('operator.json');
const TRANSLATED = LOCALES.filter((locale) => isWhole(locale) && locale !== DEFAULT_LOCALE);
/** Words of a shop for people, which the wholesale wording replaces: cart, order, seller, parcel, fee. */
const RETAIL =
  /корзин|(?<![а-яё])заказ(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?![а-яё])|продав(?:ец|ц)|посыл(?:к|ок)|сервисный сбор/i;

const formsOf = (locale: Locale) => new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;

function expectedKeys(locale: Locale): string[] {
  const read = Object.keys(english).filter((key) => isForStaffOf(locale) || !FOR_STAFF.test(key));
  const keys = read.flatMap((key) =>
    isCounted(key) ? formsOf(locale).map((form) => `${baseOfKey(key)}_${form}`) : [key],
  );
  return [...new Set(keys)];
}

/** The English text under the same key; for a plural form that English lacks, its general one. */
const originalOf = (key: string) => english[key] ?? english[`${key.replace(PLURAL, '')}_other`] ?? '';

/** Whether a form of the language is for one number only, as "two" is in Arabic and "one" is not in Russian. */
function isExact(locale: Locale, key: string): boolean {
  const rules = new Intl.PluralRules(intlTag(locale));
  const form = PLURAL.exec(key)?.[1];
  return Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((each) => each === form).length === 1;
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])].sort();

function placeholderFault(locale: Locale, key: string, text: string): string | undefined {
  const wanted = placeholders(originalOf(key));
  const mayDrop = isCounted(key) && isExact(locale, key) ? NUMBERS.map((name) => `{{${name}}}`) : [];
  const found = placeholders(text);
  const missing = wanted.filter((name) => !found.includes(name) && !mayDrop.includes(name));
  const strange = found.filter((name) => !wanted.includes(name));
  return missing.length + strange.length ? `${key}: -[${missing.join()}] +[${strange.join()}]` : undefined;
}

const wordsOnly = (text: string) => text.replace(/\{\{[^}]*\}\}/g, ' ').replace(NAMES, ' ');

function isCopy(locale: Locale, key: string, text: string): boolean {
  const originals = [originalOf(key), english[`${baseOfKey(key)}_one`]];
  return /\p{L}/u.test(wordsOnly(text)) && originals.includes(text) && !SHARED_WORDS[locale]?.includes(text);
}

describe('the locale folders', () => {
  it('are the languages of the product', () => {
    expect(readdirSync(FOLDER).sort()).toEqual([...LOCALES].sort());
  });

  it.each(LOCALES.filter(isWhole))('%s holds the eleven namespaces of RTE-13', (locale) => {
    const named = 'common homepage auth product cart my purchase payment transit proxyshipping account'.split(' ');
    expect([...NAMESPACES].sort()).toEqual([...named, 'operator'].sort());
    const ofStaff = DESK_LOCALES.includes(locale) ? ['operator'] : [];
    expect(filesOf(locale)).toEqual([...named, ...ofStaff].map((name) => `${name}.json`).sort());
  });
});

describe.each(TRANSLATED)('the texts in %s', (locale) => {
  const texts = textsOf(locale);
  const entries = Object.entries(texts);

  it('have the keys of English, with the plural forms that Intl gives for the language', () => {
    const wanted = expectedKeys(locale);
    expect({
      missing: wanted.filter((key) => !(key in texts)),
      strange: Object.keys(texts).filter((key) => !wanted.includes(key)),
    }).toEqual({ missing: [], strange: [] });
  });

  it('have the placeholders of English', () => {
    expect(entries.map(([key, text]) => placeholderFault(locale, key, text)).filter(Boolean)).toEqual([]);
  });

  it('are translated: neither empty nor left in English', () => {
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(entries.filter(([key, text]) => isCopy(locale, key, text))).toEqual([]);
  });

  it('end and break their lines as English does', () => {
    const edges = (text: string) => [/^\s/.test(text), /\s$/.test(text), text.split('\n').length].join();
    expect(entries.filter(([key, text]) => edges(text) !== edges(originalOf(key)))).toEqual([]);
  });
});

describe('the texts in ru2, which stand before those of ru', () => {
  const [own, russian] = [textsOf('ru2'), textsOf('ru')];
  const read: Flat = { ...russian, ...own };

  it('are other texts under keys of ru, counted ones in all their forms', () => {
    const formsOfKey = (key: string) => formsOf('ru2').map((form) => `${baseOfKey(key)}_${form}`);
    const broken = Object.keys(own).filter((key) => isCounted(key) && !formsOfKey(key).every((form) => form in own));
    expect(Object.keys(own).filter((key) => !(key in russian))).toEqual([]);
    expect(Object.entries(own).filter(([key, text]) => !isCounted(key) && russian[key] === text)).toEqual([]);
    expect(broken).toEqual([]);
  });

  it('have the placeholders of English', () => {
    expect(
      Object.entries(own)
        .map(([key, text]) => placeholderFault('ru2', key, text))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('speak of purchases, batches, applications and suppliers, never of carts, parcels, orders and sellers', () => {
    expect(Object.entries(read).filter(([, text]) => RETAIL.test(text))).toEqual([]);
  });

  it('call a thing by one name everywhere', () => {
    const names = ONE_THING.map((keys) => [...new Set(keys.map((key) => read[key]))]);
    expect(names.filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe.each(OTHER_SCRIPTS)('the texts in %s, which has its own script', (locale) => {
  it('leave no English word inside a sentence; names and formats have capitals', () => {
    const shared = SHARED_WORDS[locale]?.map((word) => word.toLowerCase()) ?? [];
    const wordsOf = (text: string) => wordsOnly(text).match(/(?<![A-Za-z-])[a-z][a-z-]+/g) ?? [];
    const left = Object.entries(textsOf(locale)).filter(([, text]) =>
      wordsOf(text).some((word) => !shared.includes(word)),
    );
    expect(left).toEqual([]);
  });
});

it.each(LOCALES.filter(isWhole))('%s calls a thing by one name everywhere', (locale) => {
  const texts = textsOf(locale);
  const names = ONE_THING.map((keys) => [...new Set(keys.map((key) => texts[key] ?? `no ${key}`))]);
  expect(names.filter(({ length }) => length > 1)).toEqual([]);
});

it('English has the plural forms of English', () => {
  const strange = Object.keys(english).filter((key) => isCounted(key) && !/_(one|other)$/.test(key));
  const alone = Object.keys(english).filter((key) => /_other$/.test(key) && !(key.replace(PLURAL, '_one') in english));
  expect([...strange, ...alone]).toEqual([]);
});
