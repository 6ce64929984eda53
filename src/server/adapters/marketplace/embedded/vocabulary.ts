import { isAccented, isDenseWord } from './search-tokens';
import type { Candidate, LookedUp } from './search-words';
import { createTrigramIndex, type Comparison } from './trigram-index';
import type { WordCount } from './word-counts';

/** Where the words of a query are looked up. */
export interface WordSource {
  /** Words of the vocabulary: those given, and at most 30 that begin like each of the others. */
  findWords(lookedUp: LookedUp): Promise<Candidate[]> | Candidate[];
  /** For words of three letters and more: those that one is a part of or may be a misspelling of. */
  findSimilarWords(unknown: string[]): Promise<Candidate[]> | Candidate[];
}

const MAX_BEGINNINGS = 30;
const MAX_AROUND = 20;
const MAX_SIMILAR = 12;
/** As pg_trgm.similarity_threshold is by default. */
const LEAST_SIMILARITY = 0.3;

/** The vocabulary in memory: answers as the database does, without the way there. */
export function createVocabulary(counts: WordCount[]): WordSource {
  const sorted = [...counts].sort((a, b) => (a.word < b.word ? -1 : 1));
  const byWord = new Map(sorted.map((count) => [count.word, count]));
  // pairs and single letters of dense scripts are looked up as they are, and so are words with their accents
  const spelled = sorted.filter(({ word }) => !isDenseWord(word) && !isAccented(word));
  const words = spelled.map(({ word }) => word);
  const trigrams = createTrigramIndex(words);

  const candidates = (asked: string, places: Iterable<number>, { similarityOf }: Comparison): Candidate[] =>
    Array.from(places, (place) => ({ ...(spelled[place] as WordCount), asked, similarity: similarityOf(place) }));

  return {
    findWords({ exact, alike }) {
      const known = new Set([...exact, ...alike.map(({ text }) => text)]);
      const found = [...known].flatMap((word) => {
        const count = byWord.get(word);
        return count ? [{ ...count, asked: word, similarity: 1 }] : [];
      });
      const near = alike.flatMap(({ text, stem }) =>
        candidates(text, placesFrom(words, stem), trigrams.compare(text))
          .filter(({ word }) => word !== text)
          .sort(closestFirst)
          .slice(0, MAX_BEGINNINGS),
      );
      return [...found, ...near];
    },
    findSimilarWords: (unknown) =>
      unknown.flatMap((asked) => {
        const comparison = trigrams.compare(asked);
        const around = trigrams.placesAround(asked).filter((place) => words[place]?.includes(asked));
        const similar = comparison.related.filter((place) => comparison.similarityOf(place) >= LEAST_SIMILARITY);
        const found = [
          ...candidates(asked, around, comparison).sort(commonestFirst).slice(0, MAX_AROUND),
          ...candidates(asked, similar, comparison).sort(closestFirst).slice(0, MAX_SIMILAR),
        ];
        return [...new Map(found.map((candidate) => [candidate.word, candidate])).values()];
      }),
  };
}

const closestFirst = (a: Candidate, b: Candidate) => b.similarity - a.similarity || commonestFirst(a, b);
const commonestFirst = (a: WordCount, b: WordCount) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1);

/** Places of the words that begin with this, of a sorted list. */
function* placesFrom(sorted: string[], beginning: string): Generator<number> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  for (let place = low; sorted[place]?.startsWith(beginning); place += 1) yield place;
}
