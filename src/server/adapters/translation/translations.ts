import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../contract/locales';
import type { Tx } from '../../db/database';
import { log } from '../../kernel/log';
import { glossaryOf } from './glossary';
import { SourceFailure } from '../marketplace/source-failure.port';
import { spendCharacters, type BudgetOwner } from './character-budget';
import { translationRepo } from './translation.repo';
import type { Translator } from './translator.port';

/** Words of the marketplaces in the shopper's language, as far as they are known; those that are not are asked for meanwhile. */
export interface Translations {
  /**
   * Never waits for a translator.
   * @param shop whose page it is: out of its budget they are asked for
   * @param tx of who reads meanwhile
   */
  known: (texts: string[], language: Locale, shop: BudgetOwner, tx?: Tx) => Promise<KnownWords>;
}
export interface KnownWords {
  /** By the Chinese text; without those that are not known yet. */
  said: Map<string, string>;
  /** Those that somebody is asked for now: another look finds them. */
  coming: Set<string>;
}
interface Deps {
  /** Whether the shop may have so many characters more said today. */
  spend?: (shop: BudgetOwner, characters: number, now: number) => Promise<boolean>;
  now?: () => number;
}

const TIMEOUT_MS = 10_000;
const REMEMBERED = 20_000;
/** More wait for no translator: what is looked at again is asked for again. */
const WAITING = 2000;
/** Titles are shorter; what is longer is a description, and nobody's to translate. */
const LONGEST = 300;
/** After a failure it is left alone for so long, and twice as long after each one that follows. */
const REST_MS = 15_000;
const LONGEST_REST_MS = 1_800_000;
const DAY_MS = 86_400_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** @param translator undefined: the glossary alone */
export function createTranslations(
  translator?: Translator,
  { spend = spendCharacters, now = Date.now }: Deps = {},
): Translations {
  const remembered = new LRUCache<string, string>({ max: REMEMBERED });
  /** By language, what is asked for and for whom. */
  const waiting = new Map<Locale, Map<string, BudgetOwner>>();
  /** Shops that have used up their day, and which day of which budget. */
  const usedUp = new Map<string, string>();
  let working: Promise<void> | undefined;
  let rest = { until: 0, failures: 0 };
  const today = (shop: BudgetOwner) => [Math.floor(now() / DAY_MS), shop.translatedCharactersADay].join(' ');

  async function lookUp(texts: string[], language: Locale, { name }: Translator, tx?: Tx): Promise<void> {
    const byHash = new Map(texts.map((text) => [hashOf(text), text]));
    const rows = await translationRepo.find({ translator: name, language }, [...byHash.keys()], tx);
    for (const { textHash, text } of rows) remembered.set(`${language} ${byHash.get(textHash) ?? ''}`, text);
  }

  /** Those whose shop may still ask today; the others wait no more. */
  async function paidFor(
    batch: [text: string, shop: BudgetOwner][],
    queue: Map<string, BudgetOwner>,
  ): Promise<string[]> {
    const texts: string[] = [];
    // each as it was set last
    for (const shop of new Map(batch.map(([, whose]) => [whose.id, whose])).values()) {
      const its = batch.flatMap(([text, whose]) => (whose.id === shop.id ? [text] : []));
      if (await spend(shop, its.join('').length, now())) texts.push(...its);
      else {
        usedUp.set(shop.id, today(shop));
        for (const text of its) queue.delete(text);
      }
    }
    return texts;
  }

  /** One call at a time, and what is asked stays in the queue until then: translators count characters, and nobody waits. */
  async function work(asked: Translator): Promise<void> {
    for (;;) {
      const [next] = waiting;
      if (!next) return;
      const [language, all] = next;
      const texts = await paidFor([...all].slice(0, asked.textsACall), all);
      if (texts.length > 0) await askNow(texts, language, asked);
      for (const text of texts) all.delete(text);
      if (all.size === 0) waiting.delete(language);
    }
  }

  async function askNow(texts: string[], language: Locale, asked: Translator): Promise<void> {
    const said = await asked.translate(texts, language, AbortSignal.timeout(TIMEOUT_MS));
    rest = { until: 0, failures: 0 };
    await translationRepo.keep({ translator: asked.name, language }, texts.map((text, at) => ({ textHash: hashOf(text), text: said[at] ?? text }))); // prettier-ignore
    for (const [at, text] of texts.entries()) remembered.set(`${language} ${text}`, said[at] ?? text);
  }

  function restAfter(err: unknown, { name }: Translator): void {
    waiting.clear();
    const failures = rest.failures + 1;
    const asked = err instanceof SourceFailure ? (err.extra.retryAfterSeconds ?? 0) * 1000 : 0;
    const ms = Math.max(asked, Math.min(REST_MS * 2 ** (failures - 1), LONGEST_REST_MS));
    rest = { until: now() + ms, failures };
    log().warn({ err, translator: name, seconds: ms / 1000 }, 'texts of marketplaces stay in Chinese: the translator does not answer'); // prettier-ignore
  }

  /** @returns those that wait now */
  function askFor(
    texts: string[],
    language: Locale,
    { asked, shop }: { asked: Translator; shop: BudgetOwner },
  ): Set<string> {
    // prettier-ignore
    if (now() < rest.until || usedUp.get(shop.id) === today(shop)) return new Set();
    const queue = waiting.get(language) ?? new Map<string, BudgetOwner>();
    for (const text of texts) if (queue.size < WAITING && !queue.has(text)) queue.set(text, shop);
    waiting.set(language, queue);
    const coming = new Set(texts.filter((text) => queue.has(text)));
    working ??= work(asked)
      .catch((err: unknown) => restAfter(err, asked))
      .finally(() => (working = undefined));
    return coming;
  }

  return {
    async known(texts, language, shop, tx) {
      const glossary = glossaryOf(language);
      const wanted = [...new Set(texts)].filter((text) => !glossary.has(text) && text.length <= LONGEST);
      const unknown = () => wanted.filter((text) => !remembered.has(`${language} ${text}`));
      let coming = new Set<string>();
      if (translator?.speaks(language)) {
        if (unknown().length > 0) await lookUp(unknown(), language, translator, tx);
        if (unknown().length > 0) coming = askFor(unknown(), language, { asked: translator, shop });
      }
      const said = texts.flatMap((text): [string, string][] => {
        const words = glossary.get(text) ?? remembered.get(`${language} ${text}`);
        return words === undefined ? [] : [[text, words]];
      });
      return { said: new Map(said), coming };
    },
  };
}
