const SET = String.raw`\[(?:\\d|[^\[\]\\^-]-[^\[\]\\^-]|[^\[\]\\^-])+\]`;
const ONE = String.raw`(?:${SET}|\\d|[A-Z0-9])`;
/** A letter, a digit or a set of them, with how many; or a few of fixed length that may be missing. */
const PART = new RegExp(String.raw`(?:\(${ONE}(?:\{\d{1,2}\})?\)\?|${ONE}(?:\{(\d{1,2})(?:,(\d{1,2}))?\}|\?)?)`, 'y');
/** Parts of no fixed length: each multiplies the ways in which a number can be read. */
const LOOSE_MOST = 3;

/**
 * Whether somebody who types it at a desk cannot make the server think about a number for long: forms one beside the other,
 * each of one part after the other from its first letter to its last, such as ^[A-Z]{1,2}\d{8,9}$.
 */
export const isPlainPattern = (pattern: string): boolean => pattern.split('|').every(isPlainForm);

function isPlainForm(form: string): boolean {
  if (!form.startsWith('^') || !form.endsWith('$')) return false;
  const inner = form.slice(1, -1);
  let loose = 0;
  PART.lastIndex = 0;
  for (let end = 0; end < inner.length; end = PART.lastIndex) {
    const found = PART.exec(inner);
    if (!found) return false;
    const [part, least, most] = found;
    if (most !== undefined && Number(most) < Number(least)) return false;
    if (part.endsWith('?') || most !== undefined) loose += 1;
  }
  return inner.length > 0 && loose <= LOOSE_MOST;
}
