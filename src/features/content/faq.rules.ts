import { plainText, type FaqItem, type FaqSection } from '../../contract/faq';

/** Letters without case and accents: a Vietnamese shopper may type none. */
const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('ё', 'е');

/** The sections with only the questions that hold every word, in question or answer. */
export function findInFaq(sections: FaqSection[], wanted: string): FaqSection[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => holdsAll(item, words)) }))
    .filter(({ items }) => items.length > 0);
}

function holdsAll({ question, answerHtml }: FaqItem, words: string[]): boolean {
  const text = fold(`${question} ${plainText(answerHtml)}`);
  return words.every((word) => text.includes(word));
}
