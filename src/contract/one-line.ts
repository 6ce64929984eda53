/** Breaks of lines, other control characters, and what turns the direction of all that follows. */
const NOT_OF_A_LINE = /[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu;

/** What stands in titles, on labels and in the heads of mails: whatever breaks it is a space. */
export const inOneLine = (text: string): string => text.replace(NOT_OF_A_LINE, ' ').trim();
