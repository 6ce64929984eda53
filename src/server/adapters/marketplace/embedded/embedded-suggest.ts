import { catalogueLanguage } from './catalogue-language';
import { findBeginnings, findKnownWords, findTitles } from './embedded-suggest.repo';
import type { SuggestionQuery } from '../marketplace.port';
import { pairsOf, runsOf, titleToken } from './search-tokens';
import { titlePhrases } from './title-phrases';
import { simplify } from './traditional-chinese';

/** Forms that the last word, still being typed, may become; more where the words before it say what is meant. */
const FORMS = { alone: 12, behindOthers: 60 };
/** Best sellers whose titles are read. */
const TITLES = 60;

/** Phrases of titles in the shopper's language; who types in English or Chinese is understood as well. */
export async function suggest({ text, channels, language, limit }: SuggestionQuery): Promise<string[]> {
  // as the search reads it: titles are written in simplified letters
  const typed = simplify(text);
  const wanted = await wordsFor(typed);
  if (!wanted || !channels.length) return [];
  const titles = await findTitles({ ...wanted, channels, limit: TITLES });
  for (const spoken of new Set([catalogueLanguage(language), 'en', 'zh-CN'] as const)) {
    const inLanguage = titles.map((title) => title[spoken]);
    const phrases = titlePhrases(inLanguage, typed, spoken);
    if (phrases.length) return phrases.slice(0, limit);
  }
  return [];
}

/** Undefined where no title can have what was typed. */
async function wordsFor(text: string) {
  const runs = runsOf(text);
  const last = runs.pop();
  if (!last) return undefined;
  // letters of dense scripts and their pairs are words as they stand: nothing of them is still to come
  const asked = [...runs, ...(last.isDense ? [last] : [])].flatMap((run) =>
    run.isDense && run.text.length > 1 ? pairsOf(run.text) : [run.text],
  );
  const [known, forms] = await Promise.all([
    findKnownWords(asked),
    last.isDense ? [] : findBeginnings(last.text, FORMS[runs.length ? 'behindOthers' : 'alone']),
  ]);
  if (known.length < new Set(asked).size || (!last.isDense && !forms.length)) return undefined;
  const floors = known.map(({ popularFrom }) => popularFrom);
  if (forms.length) floors.push(Math.max(...forms.map(({ popularFrom }) => popularFrom)));
  return {
    every: asked.map(titleToken),
    some: forms.map(({ word }) => titleToken(word)),
    popularFrom: Math.min(...floors),
  };
}
