/** Marks that words are written with or without: oʻ, o', o‘, men's. */
const APOSTROPHES = /['`´ʻʼ‘’′]/g;
/** Letters that NFKD leaves whole although people type them plain. */
const PLAIN: Record<string, string> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ة: 'ه', ى: 'ي' };

/** One spelling for what people mean as the same word: lower case, no accents, one width, one alef. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .normalize('NFC')
    .replace(APOSTROPHES, '')
    .replace(/[đøłıßæœةى]/g, (letter) => PLAIN[letter] ?? letter);
}
