/** Breaks of lines, other control characters, and what turns the direction of all that follows. */
const NOT_OF_A_LINE = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu;

/** What stands in titles, on labels and in the heads of mails: whatever breaks it is a space. */
export const inOneLine = (text: string): string => text.replace(NOT_OF_A_LINE, ' ').trim();

/** What nobody sees: whatever Unicode lets be ignored, marks of direction, control characters, the empty sign of Braille. */
const HIDDEN = '\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\\u2800';
const UNSEEN = new RegExp(`[${HIDDEN}\\s]+`, 'gu');
const UNSEEN_ENDS = new RegExp(`^[${HIDDEN}\\s]+|[${HIDDEN}\\s]+$`, 'gu');
const IS_HIDDEN = new RegExp(`[${HIDDEN}]`, 'u');

/** A name of these alone is none. */
export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

/** As it was copied along from a page. */
export const trimUnseen = (text: string): string => text.replace(UNSEEN_ENDS, '');

export const hidesNothing = (text: string): boolean => !IS_HIDDEN.test(text);
