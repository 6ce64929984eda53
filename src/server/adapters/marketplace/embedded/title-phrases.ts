import type { CatalogueLanguage } from './catalogue-product';
import { normalise } from './normalise';

/** The whole subject of a title, when it is no longer than this. */
const MAX_WORDS = 5;
const MAX_LETTERS = 40;
/** A part of it: where words are short, one more of them. */
const PART_WORDS: Partial<Record<CatalogueLanguage, number>> = { vi: 3, 'zh-CN': 3 };
/** What may stand between the words of a subject; a comma or a bracket ends it, in Chinese a space. */
const GAP = /^[\s\-‐’'ʻ]*$/u;
const DENSE_GAP = /^$/;

/** Words that lead on to the next one: no phrase begins or ends with them. */
const JOINING: Record<CatalogueLanguage, string> = {
  en: 'a an and at by for from in of on or per the to with without',
  vi: 'các cho có của đến để hoặc ở từ và với',
  ru: 'без в для до и из к на о от по под с со',
  uz: 'bilan ham uchun va yoki',
  ar: 'أو إلى على في ل مع من و',
  ko: '및 용',
  'zh-CN': '与 及 和 或 的',
};
const joiningWords = new Map(
  Object.entries(JOINING).map(([language, words]) => [language, new Set(words.split(' ').map(normalise))]),
);

interface Word {
  text: string;
  start: number;
  end: number;
}

interface Phrase {
  phrase: string;
  words: number;
}

/**
 * How sellers go on after what was typed: phrases from the subjects of their titles that begin with it, commonest
 * first. Only those that say more than what stands in the box already.
 * @param titles best sellers first
 */
export function titlePhrases(titles: string[], typed: string, language: CatalogueLanguage): string[] {
  const begun = keyOf(typed);
  if (!begun) return [];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const found = new Map<string, Phrase & { count: number }>();
  for (const title of titles) {
    const inTitle = new Map(phrasesIn(title, segmenter, language).map((phrase) => [keyOf(phrase.phrase), phrase]));
    for (const [key, phrase] of inTitle) {
      if (!key.startsWith(begun) || key === begun) continue;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { ...phrase, count: 1 });
    }
  }
  return [...found]
    .filter(([key, { words, count }]) => words === 1 || !goesOn(found, key, count))
    .map(([, entry]) => entry)
    .sort((a, b) => b.count - a.count)
    .map(({ phrase }) => phrase);
}

/** Every title that has this phrase goes on in the same way: then the longer one says it all. */
const goesOn = (found: Map<string, { count: number }>, key: string, count: number) =>
  [...found].some(([other, { count: times }]) => times === count && other !== key && other.startsWith(key));

/** As two phrases are compared: without accents, case and gaps. */
const keyOf = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]/gu, '');

function phrasesIn(title: string, segmenter: Intl.Segmenter, language: CatalogueLanguage): Phrase[] {
  const words = subjectOf(title, segmenter, language);
  const joining = joiningWords.get(language);
  const part = PART_WORDS[language] ?? 2;
  return words.flatMap((first, place) => {
    if (joining?.has(first.text)) return [];
    const rest = words.slice(place, place + MAX_WORDS);
    return rest.flatMap((last, index) => {
      const isWhole = last === words.at(-1);
      if ((index >= part && !isWhole) || joining?.has(last.text) || last.end - first.start > MAX_LETTERS) return [];
      return [{ phrase: title.slice(first.start, last.end).toLocaleLowerCase(language), words: index + 1 }];
    });
  });
}

/** The words of a title up to the first mark that parts them. */
function subjectOf(title: string, segmenter: Intl.Segmenter, language: CatalogueLanguage): Word[] {
  const gap = language === 'zh-CN' ? DENSE_GAP : GAP;
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(title)) {
    if (!isWordLike) continue;
    const before = words.at(-1);
    if (before && !gap.test(title.slice(before.end, index))) break;
    words.push({ text: normalise(segment), start: index, end: index + segment.length });
  }
  return words;
}
