import type { Locale } from '../../../contract/locales';
import { log } from '../../kernel/log';
import { spendCharacters, type BudgetOwner } from './character-budget';
import type { Translator } from './translator.port';

/** What was said, or why it was not: nobody speaks that language, the shop has used up its day, or no answer came. */
export type SaidNow = { text: string } | { why: 'NO_TRANSLATOR' | 'USED_UP' | 'NO_ANSWER' };

interface Asked {
  text: string;
  language: Locale;
  /** Out of whose budget. */
  shop: BudgetOwner;
  now: number;
}

const TIMEOUT_MS = 10_000;

/** What somebody has written, for who waits for it. It is kept nowhere: what people write to each other is theirs. */
export async function sayNow(
  translator: Translator | undefined,
  { text, language, shop, now }: Asked,
): Promise<SaidNow> {
  if (!translator?.speaks(language, 'ANY')) return { why: 'NO_TRANSLATOR' };
  if (!(await spendCharacters(shop, text.length, now))) return { why: 'USED_UP' };
  try {
    const [said] = await translator.translate([text], language, AbortSignal.timeout(TIMEOUT_MS), 'ANY');
    return said === undefined ? { why: 'NO_ANSWER' } : { text: said };
  } catch (err) {
    log().warn(
      { err, translator: translator.name },
      'a message stays as it was written: the translator does not answer',
    );
    return { why: 'NO_ANSWER' };
  }
}
