import { accentedToken, accentedWordsOf, inTitle, pairsOf, runsOf } from './search-tokens';
import { normalise } from './normalise';
import { simplify } from './traditional-chinese';
import { MAX_RESULTS, type WordCount } from './word-counts';

/** A word of the vocabulary that resembles one that was asked for. */
export interface Candidate extends WordCount {
  asked: string;
  /** 0–1, by trigrams. */
  similarity: number;
}

/** One word of a query: the forms of which a product must have at least one. */
export interface WordGroup {
  forms: string[];
  /** Products that have the commonest of them, at least. */
  frequency: number;
  /** Sales of the 2,000th of those; 0 where they are fewer. */
  popularFrom: number;
}

/** What a query looks for: every product that has something of each group. */
export interface SearchWords {
  groups: WordGroup[];
  /** Who has one token of each entry stands the further in front, the earlier that is listed. The last lets all in. */
  tiers: string[][][];
  /** Words were left out that are like nothing the marketplace has. */
  isPartial: boolean;
}

const MAX_ASKED = 12;
const MAX_FORMS = 12;
/** So many products with a word as it was typed, and those that only resemble it are left out. */
const ENOUGH = 8;

export interface Asked {
  text: string;
  isDense: boolean;
  /** As it was typed, where that has accents. */
  accented?: string;
}

/** The words of a query, each once: those of dense scripts as pairs of letters. */
export function askedWords(keyword: string): Asked[] {
  const accents = new Map(accentedWordsOf(keyword).map((accented) => [normalise(accented), { accented }]));
  const asked = runsOf(simplify(keyword)).flatMap(({ text, isDense }): Asked[] =>
    isDense && text.length > 1
      ? pairsOf(text).map((pair) => ({ text: pair, isDense }))
      : [{ text, isDense, ...accents.get(text) }],
  );
  return [...new Map(asked.map((word) => [word.text, word])).values()].slice(0, MAX_ASKED);
}

/** What the vocabulary is asked for. */
export interface LookedUp {
  exact: string[];
  alike: { text: string; stem: string }[];
}

/** A pair of letters that no product has may still be found letter by letter; a word in another form by its stem. */
export const lookedUp = (asked: Asked[]): LookedUp => ({
  exact: asked.flatMap(({ text, isDense, accented }) => {
    if (isDense) return [text, ...text];
    return [...swapsOf(text), ...(accented === undefined ? [] : [accentedToken(accented)])];
  }),
  alike: asked.flatMap(({ text, isDense }) => (isDense || text.length < 2 ? [] : [{ text, stem: stemOf(text) }])),
});

/** What the forms of a word begin with alike: shoes and shoe, кружка and кружки. */
const stemOf = (word: string) => word.slice(0, Math.max(Math.min(word.length, 3), word.length - 2));

/** Words that nothing begins with, long enough to compare by trigrams. */
export const unknownWords = (asked: Asked[], candidates: Candidate[]): string[] =>
  asked.flatMap(({ text, isDense }) => {
    const isKnown = isDense || text.length < 3 || alikeForms(text, candidates).length > 0;
    return isKnown ? [] : [text];
  });

/** Two letters in the wrong order leave too few trigrams of a short word to be alike: bcakpack, abckpack … */
function swapsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < 4) return [];
  return letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(''));
}

/** What one word of a query may be found by. */
interface Forms {
  /** As it was typed; missing where the marketplace has nothing that is written so. */
  exact?: string;
  /** That word and its inflections. */
  whole: Candidate[];
  /** The same but for the accents. */
  half: Candidate[];
}

/** Without the words that are like nothing the marketplace has; undefined where that leaves none. */
export function chooseWords(asked: Asked[], candidates: Candidate[]): SearchWords | undefined {
  const wanted = asked.flatMap((word) =>
    word.isDense ? denseForms(word.text, candidates) : [formsOf(word, candidates)],
  );
  const chosen = wanted.filter(({ whole }) => whole.length > 0);
  if (!chosen.length) return undefined;
  const groups = chosen.map(({ whole, half }): WordGroup => {
    const forms = [...whole, ...half];
    return {
      forms: forms.map(({ word }) => word),
      frequency: Math.max(...forms.map(({ frequency }) => frequency)),
      popularFrom: Math.max(...forms.map(({ popularFrom }) => popularFrom)),
    };
  });
  return { groups, tiers: tiersOf(chosen), isPartial: chosen.length < wanted.length };
}

/** As typed in the title; in another form in the title; anywhere; and last without its accents. */
function tiersOf(chosen: Forms[]): string[][][] {
  const exact = chosen.map((forms) => (forms.exact === undefined ? [] : [inTitle(forms.exact)]));
  const whole = chosen.map((forms) => forms.whole.map(({ word }) => word));
  const tiers = [
    ...(exact.every(({ length }) => length > 0) ? [exact] : []),
    whole.map((forms) => forms.map(inTitle)),
    whole,
    chosen.map((forms) => [...forms.whole, ...forms.half].map(({ word }) => word)),
  ];
  return [...new Map(tiers.map((tier) => [JSON.stringify(tier), tier])).values()];
}

function formsOf({ text, accented }: Asked, candidates: Candidate[]): Forms {
  const alike = alikeForms(text, candidates);
  const wanted = accented === undefined ? undefined : accentedToken(accented);
  const written = candidates.find(({ word }) => word === wanted);
  if (written) return { exact: written.word, whole: [written], half: written.frequency < ENOUGH ? alike : [] };
  const exact = alike.find(({ word }) => word === text)?.word;
  return { ...(exact === undefined ? {} : { exact }), whole: alike, half: [] };
}

/** Products that sold less need no look while 2,000 sold this much; 0 where a word is rare. */
export const popularFrom = (groups: WordGroup[]): number => Math.min(...groups.map((group) => group.popularFrom));

/** Whether the index of words alone leaves few products: one of the words is rare in all its forms. */
export const isRare = (groups: WordGroup[]): boolean =>
  groups.some(({ forms, frequency }) => frequency * forms.length < MAX_RESULTS);

/** What to try where no product has every word: all words but one, then as many as there are. */
export function looserWords({ groups }: SearchWords): WordGroup[][][] {
  if (groups.length < 2) return [];
  const single = groups.map((group) => [group]);
  if (groups.length === 2) return [single];
  return [groups.map((_, left) => groups.filter((_, index) => index !== left)), single];
}

function denseForms(text: string, candidates: Candidate[]): Forms[] {
  const find = (wanted: string): Forms => ({
    exact: wanted,
    whole: candidates.filter(({ asked, word }) => asked === wanted && word === wanted),
    half: [],
  });
  const pair = find(text);
  return pair.whole.length ? [pair] : [...text].map(find);
}

/** The word with its inflections; else the words that it is a part of; else those it may be a misspelling of. */
function alikeForms(text: string, candidates: Candidate[]): Candidate[] {
  const near = candidates.filter(({ asked }) => asked === text).sort((a, b) => b.similarity - a.similarity);
  const isInflection = ({ word, similarity }: Candidate) =>
    similarity >= 0.5 || (text.length > 2 && word.startsWith(text) && word.length <= text.length + 2);
  if (near.some(({ word }) => word === text)) return near.filter(isInflection).slice(0, MAX_FORMS);
  const longer = near.filter(({ word }) => word.includes(text));
  if (longer.length) return longer.slice(0, MAX_FORMS);
  const swapped = new Set(swapsOf(text));
  const turned = candidates.filter(({ asked, word }) => asked === word && swapped.has(word));
  if (turned.length) return turned;
  const best = near[0]?.similarity ?? 0;
  return near.filter(({ similarity }) => similarity >= Math.max(best - 0.1, 0.3)).slice(0, MAX_FORMS);
}
