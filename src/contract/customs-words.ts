import { CUSTOMS_GLOSSARY } from './customs-glossary';

/** Words that name nothing: under these alone no border lets anything pass. */
const VAGUE = new Set(
  [
    'a an the and of for with my your some any all various assorted mixed misc miscellaneous new used',
    'gift gifts present presents sample samples part parts piece pieces goods item items other others stuff thing things',
    'product products article articles merchandise accessory accessories equipment general daily necessity necessities',
    'household personal commodity commodities cargo freight parcel package box boxes order electronic electronics plastic',
  ].flatMap((line) => line.split(' ')),
);

type WrongWords = 'required' | 'not_latin' | 'too_vague';

const LETTERS = 3;

/** Why customs would not take these words for a thing; undefined where they would. */
export function wrongWords(words: string): WrongWords | undefined {
  const found = words.match(/\p{L}+/gu) ?? [];
  if (found.length === 0) return words.trim() === '' ? 'required' : 'too_vague';
  if (found.some((word) => /[^\p{Script=Latin}]/u.test(word))) return 'not_latin';
  const telling = found.filter((word) => !VAGUE.has(word.toLowerCase()));
  return telling.join('').length < LETTERS ? 'too_vague' : undefined;
}

/**
 * What to say of a thing where its shopper says nothing: its kind, by its title. The title itself is never said: it is
 * written to sell. Empty where nobody knows the kind, and the shopper is asked.
 */
export const proposedWords = (title: string): string =>
  CUSTOMS_GLOSSARY.find(([, names]) => names.test(title))?.[0] ?? '';
