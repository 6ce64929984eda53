/** A question with its answer, as the accordion of /faq shows it and `GET /front/site-faq` gives it. */
export interface FaqItem {
  /** Name of the question in the address: made of its words, so that a link survives a new order. */
  id: string;
  question: string;
  answerHtml: string;
}

export interface FaqSection {
  /** Empty for the questions that stand before the first heading. */
  title: string;
  introHtml: string;
  items: FaqItem[];
}

export interface Faq {
  sections: FaqSection[];
  /** What stands below the last question: all after a rule (`<hr>`). */
  closingHtml: string;
}

const HEADING = /<(h2|h3)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const RULE = /<hr\s*\/?>/;

/** Splits the article: `<h2>` begins a section, `<h3>` a question, `<hr>` ends the questions. */
export function splitFaq(html: string): Faq {
  const [body = '', ...closing] = html.split(RULE);
  const headings = [...body.matchAll(HEADING)];
  const first: FaqSection = { title: '', introHtml: body.slice(0, headings[0]?.index).trim(), items: [] };
  const sections = [first];
  const ids = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    const [whole, level, inner = ''] = heading;
    const text = plainText(inner);
    const below = body.slice(heading.index + whole.length, headings[at + 1]?.index).trim();
    if (level === 'h2') sections.push({ title: text, introHtml: below, items: [] });
    else sections.at(-1)?.items.push({ id: newIdFor(text, ids), question: text, answerHtml: below });
  }
  return {
    sections: sections.filter(({ introHtml, items }) => introHtml !== '' || items.length > 0),
    closingHtml: closing.join('').trim(),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of sanitised HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** Longer ones make no better link. */
const ID_LENGTH = 60;

function newIdFor(question: string, taken: Set<string>): string {
  const words = question
    .toLowerCase()
    .slice(0, ID_LENGTH)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  // the prefix keeps a question from taking the id of a part of the page
  let id = `q-${words}`;
  for (let copy = 2; taken.has(id); copy += 1) id = `q-${words}-${copy}`;
  taken.add(id);
  return id;
}
