/** So many letters of a message stand in one line. */
const MOST = 120;
/** Words also of languages that write none apart. */
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

/** What was said, in one line; of much its first words, the last of them whole. */
export function firstWordsOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  if (letters.length <= MOST) return line;
  const most = letters.slice(0, MOST).join('');
  let end = 0;
  for (const { index, segment, isWordLike } of WORDS.segment(line)) {
    if (index + segment.length > most.length) break;
    if (isWordLike) end = index + segment.length;
  }
  // one word that is longer is cut all the same
  return `${end > 0 ? line.slice(0, end) : most}…`;
}
