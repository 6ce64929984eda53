import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../contract/locales';
import { log } from '../../kernel/log';
import { glossaryOf } from './glossary';
import { translationRepo } from './translation.repo';
import type { Translator } from './translator.port';

/** Words of the marketplaces in the shopper's language, as far as they are known; those that are not are asked for meanwhile. */
export interface Translations {
  /** Never waits for a translator. */
  known: (texts: string[], language: Locale) => Promise<KnownWords>;
}
export interface KnownWords {
  /** By the Chinese text; without those that are not known yet. */
  said: Map<string, string>;
  /** Those that somebody is asked for now: another look finds them. */
  coming: Set<string>;
}

const TIMEOUT_MS = 10_000;
const REMEMBERED = 20_000;
/** More wait for no translator: what is looked at again is asked for again. */
const WAITING = 2000;
/** Titles are shorter; what is longer is a description, and nobody's to translate. */
const LONGEST = 300;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** @param translator undefined: the glossary alone */
export function createTranslations(translator?: Translator): Translations {
  const remembered = new LRUCache<string, string>({ max: REMEMBERED });
  const waiting = new Map<Locale, Set<string>>();
  let working: Promise<void> | undefined;

  async function lookUp(texts: string[], language: Locale, { name }: Translator): Promise<void> {
    const byHash = new Map(texts.map((text) => [hashOf(text), text]));
    const rows = await translationRepo.find({ translator: name, language }, [...byHash.keys()]);
    for (const { textHash, text } of rows) remembered.set(`${language} ${byHash.get(textHash) ?? ''}`, text);
  }

  /** One call at a time, and what is asked stays in the queue until then: translators count characters, and nobody waits. */
  async function work(asked: Translator): Promise<void> {
    for (;;) {
      const [next] = waiting;
      if (!next) return;
      const [language, all] = next;
      const texts = [...all].slice(0, asked.textsACall);
      const said = await asked.translate(texts, language, AbortSignal.timeout(TIMEOUT_MS));
      await translationRepo.keep({ translator: asked.name, language }, texts.map((text, at) => ({ textHash: hashOf(text), text: said[at] ?? text }))); // prettier-ignore
      for (const [at, text] of texts.entries()) {
        remembered.set(`${language} ${text}`, said[at] ?? text);
        all.delete(text);
      }
      if (all.size === 0) waiting.delete(language);
    }
  }

  /** @returns those that wait now */
  function askFor(texts: string[], language: Locale, asked: Translator): Set<string> {
    const queue = waiting.get(language) ?? new Set();
    for (const text of texts) if (queue.size < WAITING) queue.add(text);
    waiting.set(language, queue);
    const coming = new Set(texts.filter((text) => queue.has(text)));
    working ??= work(asked)
      .catch((err: unknown) => {
        waiting.clear();
        log().warn(
          { err, translator: asked.name },
          'texts of marketplaces stay in Chinese: the translator does not answer',
        );
      })
      .finally(() => (working = undefined));
    return coming;
  }

  return {
    async known(texts, language) {
      const glossary = glossaryOf(language);
      const wanted = [...new Set(texts)].filter((text) => !glossary.has(text) && text.length <= LONGEST);
      const unknown = () => wanted.filter((text) => !remembered.has(`${language} ${text}`));
      let coming = new Set<string>();
      if (translator?.speaks(language)) {
        if (unknown().length > 0) await lookUp(unknown(), language, translator);
        if (unknown().length > 0) coming = askFor(unknown(), language, translator);
      }
      const said = texts.flatMap((text): [string, string][] => {
        const words = glossary.get(text) ?? remembered.get(`${language} ${text}`);
        return words === undefined ? [] : [[text, words]];
      });
      return { said: new Map(said), coming };
    },
  };
}
