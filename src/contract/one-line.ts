/** Breaks of lines, other control characters, and what turns the direction of all that follows. */
const NOT_OF_A_LINE = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu;

/** What stands in titles, on labels and in the heads of mails: whatever breaks it is a space. */
export const inOneLine = (text: string): string => text.replace(NOT_OF_A_LINE, ' ').trim();

/** What nobody sees: whatever Unicode lets be ignored, marks of direction, control characters, the empty sign of Braille, the place of a picture. */
const HIDDEN = '\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\\u2800\\ufffc';
const UNSEEN = new RegExp(`[${HIDDEN}\\s]+`, 'gu');
const UNSEEN_START = new RegExp(`^[${HIDDEN}\\s]+`, 'u');
const IS_UNSEEN = new RegExp(`^[${HIDDEN}\\s]$`, 'u');
const IS_HIDDEN = new RegExp(`[${HIDDEN}]`, 'u');

/** A name of these alone is none. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** As it was copied along from a page. From its end it is walked: a pattern for that would begin anew at each letter of a long run. */
export function trimUnseen(text: string): string {
  const begun = text.replace(UNSEEN_START, '');
  let end = begun.length;
  for (let last = lastOf(begun, end); last && IS_UNSEEN.test(last); last = lastOf(begun, end)) end -= last.length;
  return begun.slice(0, end);
}

/** What ends there: one letter, of one unit or of two. */
const lastOf = (text: string, end: number): string => {
  const pair = text.slice(Math.max(end - 2, 0), end);
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
};

export const hidesNothing = (text: string): boolean => !IS_HIDDEN.test(text);
