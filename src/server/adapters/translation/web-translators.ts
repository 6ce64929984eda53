import * as z from 'zod/mini';
import { intlTag, LOCALES, type Locale } from '../../../contract/locales';
import { SourceFailure } from '../marketplace/source-failure.port';
import { askSupplier } from '../marketplace/wire/supplier-http';
import type { Spoken, Translator } from './translator.port';

type Codes = Partial<Record<Locale, string>>;

interface Wire {
  name: string;
  textsACall: number;
  codes: Codes;
  /** Chinese as staff read it, which is asked for of what is written in any language. */
  chinese: string;
  request: (
    texts: string[],
    target: string,
    from: Spoken,
  ) => { url: string; headers?: Record<string, string>; body: object };
  /** Its answer as a list of texts. */
  answer: z.ZodMiniType<string[]>;
}

/** A translator that is asked by JSON over HTTP. Refusals of quota and key come by status, which `askSupplier` leaves to us. */
function webTranslator({ name, textsACall, codes, chinese, request, answer }: Wire): Translator {
  const codeOf = (language: Locale, from: Spoken) =>
    codes[language] ?? (from === 'ANY' && language === 'zh-CN' ? chinese : undefined);
  return {
    name,
    textsACall,
    speaks: (language, from = 'CHINESE') => codeOf(language, from) !== undefined,
    async translate(texts, language, signal, from = 'CHINESE') {
      const { url, headers = {}, body } = request(texts, codeOf(language, from) ?? 'en', from);
      const asked = { url, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
      const reply = await askSupplier({ ...asked, method: 'POST', signal });
      if (reply.status >= 400) throw new SourceFailure(reply.status >= 500 ? 'unavailable' : 'refused');
      const read = answer.safeParse(reply.body);
      if (!read.success || read.data.length !== texts.length) throw new SourceFailure('malformed');
      return read.data;
    },
  };
}

/** Every language but the source's own, by its tag. */
const tagsOfAll: Codes = Object.fromEntries(
  LOCALES.filter((locale) => locale !== 'zh-CN').map((locale) => [
    locale,
    locale === 'zh-HK' ? 'zh-TW' : intlTag(locale),
  ]),
);

/** Not confirmed: whether it speaks Malay, Uzbek and Lao by now. */
const DEEPL_CODES: Codes = {
  en: 'EN-GB',
  'zh-HK': 'ZH-HANT',
  vi: 'VI',
  th: 'TH',
  ja: 'JA',
  ko: 'KO',
  ru: 'RU',
  ru2: 'RU',
  pt: 'PT-PT',
  es: 'ES',
  fr: 'FR',
  id: 'ID',
  bg: 'BG',
  ar: 'AR',
};

/** DeepL, version 2. Keys of its free plan have a host of their own. */
export const createDeepl = ({ key, url = deeplHost(key) }: { key: string; url?: string | undefined }): Translator =>
  webTranslator({
    name: 'deepl',
    textsACall: 50,
    codes: DEEPL_CODES,
    chinese: 'ZH-HANS',
    request: (text, target, from) => ({
      url: `${url}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: { text, ...(from === 'CHINESE' && { source_lang: 'ZH' }), target_lang: target },
    }),
    answer: z.pipe(
      z.object({ translations: z.array(z.object({ text: z.string() })) }),
      z.transform(({ translations }) => translations.map(({ text }) => text)),
    ),
  });

const deeplHost = (key: string) => (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

/** Google Cloud Translation, version 2. */
export const createGoogle = ({ key, url = GOOGLE }: { key: string; url?: string | undefined }): Translator =>
  webTranslator({
    name: 'google',
    textsACall: 100,
    codes: tagsOfAll,
    chinese: 'zh-CN',
    request: (q, target, from) => ({
      url: `${url}/language/translate/v2?key=${encodeURIComponent(key)}`,
      body: { q, ...(from === 'CHINESE' && { source: 'zh-CN' }), target, format: 'text' },
    }),
    answer: z.pipe(
      z.object({ data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }) }),
      z.transform(({ data }) => data.translations.map(({ translatedText }) => translatedText)),
    ),
  });

const GOOGLE = 'https://translation.googleapis.com';

/** LibreTranslate, on a server of one's own or another's. Not confirmed: that each such server has all these languages. */
export const createLibre = ({ key, url }: { key?: string | undefined; url: string }): Translator =>
  webTranslator({
    name: 'libre',
    textsACall: 25,
    codes: { ...tagsOfAll, 'zh-HK': 'zt' },
    chinese: 'zh',
    request: (q, target, from) => ({
      url: `${url}/translate`,
      body: { q, source: from === 'CHINESE' ? 'zh' : 'auto', target, format: 'text', ...(key ? { api_key: key } : {}) },
    }),
    answer: z.pipe(
      z.object({ translatedText: z.array(z.string()) }),
      z.transform(({ translatedText }) => translatedText),
    ),
  });
