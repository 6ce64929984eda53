import { buildCatalogue } from '../../src/demo/seed/data/catalogue/build-catalogue';

/** Words that come again and again: what most shoppers look for. */
export const COMMON_WORDS = [
  'sneaker',
  'mug',
  'dress',
  'bag',
  'watch',
  'phone case',
  'lamp',
  'toy',
  'scarf',
  'headphones',
  'canvas',
  'ceramic',
  'leather',
  'cotton',
  'garden',
  'travel',
];

const LANGUAGES = ['en', 'vi', 'ru', 'zh-CN', 'ko'] as const;

/** Words of a title, those of Chinese by its letters. */
const partsOf = (title: string) =>
  title.includes(' ')
    ? title.split(/[\s,·/-]+/).filter((word) => word.length > 2)
    : [title.slice(0, 4), title.slice(-4)];

/** Every two words of each title in five languages, another product each time: thousands of different searches. */
export function rareSearches(): string[] {
  const pairs = buildCatalogue().products.map(({ title }) =>
    LANGUAGES.flatMap((language) => {
      const parts = partsOf(title[language]);
      return parts.flatMap((one, index) => parts.slice(index + 1).map((other) => `${one} ${other}`));
    }),
  );
  const longest = Math.max(...pairs.map((list) => list.length));
  const inRounds = Array.from({ length: longest }, (_, round) => pairs.flatMap((list) => list.slice(round, round + 1)));
  return [...new Set(inRounds.flat())];
}

/** Words of the titles with a letter left out, doubled or changed for the next one. */
export function mistypedSearches(): string[] {
  const words = [
    ...new Set(buildCatalogue().products.flatMap(({ title }) => [title.en, title.vi, title.ru].flatMap(partsOf))),
  ].filter((word) => word.length > 4);
  const slips = [
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  return [1, 2, 3].flatMap((at) => slips.flatMap((slip) => words.map((word) => slip(word, at))));
}
