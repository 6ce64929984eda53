/** How somebody may have written a name that begins so: names are looked up to the letter. */
export const spellingsOf = (word: string): string[] => {
  const capital = word.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([word, word.toLowerCase(), word.toUpperCase(), capital])];
};
