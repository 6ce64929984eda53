/** Breaks of lines, other control characters, and what turns the direction of all that follows. */
const NOT_OF_A_LINE = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu;

/** What stands in titles, on labels and in the heads of mails: whatever breaks it is a space. */
export const inOneLine = (text: string): string => text.replace(NOT_OF_A_LINE, ' ').trim();

/** What nobody sees: joiners, marks of direction, fillers. A name of these alone is none. */
const UNSEEN = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\s]/gu;

export const isSeen = (text: string): boolean => text.replace(UNSEEN, '') !== '';

const UNSEEN_ENDS =
  /^[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\s]+|[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\s]+$/gu;
/** As it was copied along from a page. */
export const trimUnseen = (text: string): string => text.replace(UNSEEN_ENDS, '');

const HIDDEN = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
export const hidesNothing = (text: string): boolean => !HIDDEN.test(text);
