/** How somebody may have written a name that begins so: names are looked up to the letter. */
export const spellingsOf = (word: string): string[] => {
  const capital = word.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([word, word.toLowerCase(), word.toUpperCase(), capital])];
};

const FEWEST_DIGITS = 4;
/** What is dialled before them differs by where one calls from. */
const OWN_DIGITS = 8;

/** The end of a phone number, its last digit first; undefined of what is no phone number. */
export function phoneTailOf(word: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(word)) return undefined;
  const digits = word.replace(/\D/g, '');
  return digits.length < FEWEST_DIGITS ? undefined : [...digits].reverse().slice(0, OWN_DIGITS).join('');
}
