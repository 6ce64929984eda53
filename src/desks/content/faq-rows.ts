import { splitFaq } from '../../contract/faq';

/** A heading or a question, with what stands below it. */
export interface FaqRow {
  key: string;
  kind: 'heading' | 'question';
  text: string;
  html: string;
}
export interface FaqDraft {
  introHtml: string;
  rows: FaqRow[];
  closingHtml: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As the accordion of shoppers reads it, row by row. */
export function faqDraftOf(html: string): FaqDraft {
  const { sections, closingHtml } = splitFaq(html);
  const rows = sections.flatMap<Omit<FaqRow, 'key'>>(({ title, introHtml, items }) => [
    ...(title ? [{ kind: 'heading' as const, text: title, html: introHtml }] : []),
    ...items.map(({ question, answerHtml }) => ({ kind: 'question' as const, text: question, html: answerHtml })),
  ]);
  const [first] = sections;
  return {
    introHtml: first && !first.title ? first.introHtml : '',
    rows: rows.map((row, at) => ({ ...row, key: `read-${at}` })),
    closingHtml,
  };
}

export const faqHtmlOf = ({ introHtml, rows, closingHtml }: FaqDraft): string =>
  [
    introHtml,
    ...rows.map(({ kind, text, html }) => {
      const tag = kind === 'heading' ? 'h2' : 'h3';
      return `<${tag}>${escaped(text.trim())}</${tag}>\n${html}`;
    }),
    ...(closingHtml ? [`<hr>\n${closingHtml}`] : []),
  ]
    .filter(Boolean)
    .join('\n');

// what browsers and sanitisers write differently and mean the same
const plain = (html: string) =>
  html
    .replaceAll(/<(hr|br)\s*\/>/g, '<$1>')
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll(/&(?:apos|#39);/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h[1-6]|ul|ol|li|hr|table|thead|tbody|tr|td|th|blockquote)\b[^>]*>) ?/g, '$1')
    .trim();

/** Whether the rows give back all that is in there: a heading with a link or a mark in it is more than its words. */
export const isFaqRows = (html: string): boolean => plain(faqHtmlOf(faqDraftOf(html))) === plain(html);

const OUTER = /<(\/?)h[23](?=[\s>])/gi;
/** What stands in an answer begins no question of its own, and ends none. */
export const insideAnswer = (html: string): string => html.replaceAll(OUTER, '<$1h4').replaceAll(/<hr\s*\/?>/gi, '');
