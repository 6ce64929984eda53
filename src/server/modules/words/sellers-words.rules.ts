import type { Locale } from '../../../contract/locales';

export interface OrderedWords {
  channel: string;
  itemId: string;
  title: string;
  /** Empty where it is the title. */
  titleOriginal: string;
}

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const readsChinese = (locale: Locale): boolean => locale === 'zh-CN' || locale === 'zh-HK';

/** What its seller calls it. */
export const sellersWords = ({ title, titleOriginal }: Pick<OrderedWords, 'title' | 'titleOriginal'>): string =>
  titleOriginal || title;

/** Whether whoever reads no Chinese can make nothing of a title. A Japanese one has letters of its own beside. */
export const isInChinese = (title: string): boolean => HAN.test(title) && !KANA.test(title);
