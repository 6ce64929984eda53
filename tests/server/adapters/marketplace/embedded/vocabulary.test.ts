import { beforeAll, describe, expect, it } from 'vitest';
import {
  askedWords,
  lookedUp,
  type Candidate,
} from '../../../../../src/server/adapters/marketplace/embedded/search-words';
import { createVocabulary, type WordSource } from '../../../../../src/server/adapters/marketplace/embedded/vocabulary';
import {
  countKnownWords,
  databaseWords,
  listKnownWords,
} from '../../../../../src/server/adapters/marketplace/embedded/word-lookup.repo';
import { inLanguages, productOf, stockMarketplace } from '../../../../support/marketplace';

const SYLLABLES = ['ba', 'ck', 'pa', 'lo', 'rem', 'shi', 'do', 'lar', 'tin', 'mu', 'ze', 'fo'];
const made = (seed: number) =>
  [seed, seed * 7 + 3, seed * 13 + 5].map((part) => SYLLABLES[Math.floor(part) % SYLLABLES.length]).join('');
const TITLES = Array.from({ length: 150 }, (_, n) => `${made(n)} ${made(n / 3)}${made(n / 7)} ${made(n)}s`);

let memory: WordSource;
beforeAll(async () => {
  const products = TITLES.map((title, n) =>
    productOf({
      title: inLanguages(title, {
        'zh-CN': '帆布双肩包',
        ru: 'Рюкзак из ткани',
        vi: 'Túi đeo lưng vải',
        ko: '캔버스배낭',
      }),
      soldCount: n,
    }),
  );
  await stockMarketplace(products);
  memory = createVocabulary(await listKnownWords());
});

const comparable = (candidates: Candidate[]) =>
  candidates
    .map((candidate) => ({ ...candidate, similarity: candidate.similarity.toFixed(4) }))
    .sort((a, b) => (`${a.asked} ${a.word}` < `${b.asked} ${b.word}` ? -1 : 1));

const QUESTIONS = [
  'bapack',
  'backpack',
  'lorem shido',
  'dolartin',
  'tinmuz',
  'zefo mutin remshi',
  'canvsa',
  'shrit',
  'cottn shirt',
  'lar',
  'ba',
  'рюкзаки',
  'túi đeo',
  '双肩包',
  '배낭',
  'qqqqzzz',
];

describe('the vocabulary in memory', () => {
  it('holds all words of the database', async () => {
    expect((await listKnownWords()).length).toBe(await countKnownWords());
    expect(await countKnownWords()).toBeGreaterThan(200);
  });

  it.each(QUESTIONS)('finds the words for «%s» that the database finds', async (question) => {
    const wanted = lookedUp(askedWords(question));
    expect(comparable(await memory.findWords(wanted))).toEqual(comparable(await databaseWords.findWords(wanted)));
  });

  it.each(['bapack', 'olar', 'rems', 'mutinz', 'tton', 'canvsa', 'lorrem', 'qqqqzzz', 'dolartinn'])(
    'finds the words like «%s» that the database finds',
    async (unknown) => {
      const found = comparable(await memory.findSimilarWords([unknown]));
      expect(found).toEqual(comparable(await databaseWords.findSimilarWords([unknown])));
      if (unknown === 'tton') expect(found.map(({ word }) => word)).toContain('cotton');
    },
  );
});
