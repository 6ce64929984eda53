/** Of a text by its blocks: what stood there, what stands there now, and what stayed. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const BLOCK_END = /<\/(?:p|h2|h3|h4|li|tr|dt|dd|figcaption|caption|blockquote|div)>|<(?:br|hr)\s*\/?>/gi;
/** So many lines of each are compared; all that an article of its size can have. */
const MOST = 3000;

/** The lines of sanitised HTML as a reader meets them, with pictures and links by their addresses. */
export const linesOf = (html: string): string[] =>
  html
    .replace(BLOCK_END, '\n')
    .replace(/<img[^>]*\ssrc="([^"]*)"[^>]*>/gi, '[$1]')
    .replace(/<a[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2 ($1)')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, MOST);

/** The longest that both have in common stays; the rest was taken away or added. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const least = Math.min(before.length, after.length) - start;
  while (end < least && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const said = (kind: DiffLine['kind'], lines: readonly string[]) => lines.map((text) => ({ kind, text }));
  return [
    ...said('same', before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...said('same', before.slice(before.length - end)),
  ];
}

function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, now] = [before[i], after[j]];
    if (old !== undefined && old === now) {
      lines.push({ kind: 'same', text: old });
      [i, j] = [i + 1, j + 1];
    } else if (old !== undefined && (now === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: old });
      i += 1;
    } else if (now !== undefined) {
      lines.push({ kind: 'added', text: now });
      j += 1;
    }
  }
  return lines;
}
