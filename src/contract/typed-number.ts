/** Noughts of the scripts that our readers' keyboards have: Latin, Arabic twice, Thai, Lao and the wide ones of East Asia. */
const NOUGHTS = [0x30, 0x660, 0x6f0, 0xe50, 0xed0, 0xff10];

const inLatin = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const nought = NOUGHTS.find((each) => code >= each && code < each + 10);
      return nought === undefined ? digit : String(code - nought);
    })
    .replace(/[\u066b\uff0e,\uff0c]/g, '.');

/**
 * A weight or a side as a person types it: digits of any of these scripts, a fraction after a point or a comma. Groups
 * of thousands have no place in what is at most a thousand. Undefined is all that is no such number, as `1e3`.
 */
export function parseTypedNumber(text: string | number): number | undefined {
  const latin = inLatin(String(text).trim());
  return /^\d{1,9}(\.\d{1,9})?$/.test(latin) ? Number(latin) : undefined;
}

/** So many of something, from one to `most`, as a person types it; undefined is all that is no such number. */
export function parseTypedCount(text: string, most: number): number | undefined {
  const number = parseTypedNumber(text);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
