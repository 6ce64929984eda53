import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SourceCapability } from '../../../contract/channels';
import type { AnswerStore, Remembered } from './answer-store.port';
import { answerRepo, type StoredAnswer } from './answer-store.repo';

/** Longer than any source may take: what a process that died was asking is asked by another then. */
const CLAIM_MS = 8000;
const LOOK_MS = 50;

export function createAnswerStore<T>(source: string, account: string, capability: SourceCapability): AnswerStore<T> {
  const questionOf = (key: string) => ({
    source,
    account,
    capability,
    question: createHash('sha256').update(`${capability} ${key}`).digest('base64url'),
  });
  /** What is stored, where it is newer. */
  const newer = (stored: StoredAnswer | undefined, than: number): Remembered<T> | undefined =>
    stored?.answer && stored.askedAt > than
      ? { value: (JSON.parse(stored.answer) as { value: T }).value, askedAt: stored.askedAt }
      : undefined;

  return {
    find: async (key) => newer(await answerRepo.find(questionOf(key)), -Infinity),
    async ask(key, { now, newerThan }, ask) {
      const question = questionOf(key);
      for (;;) {
        const claimed = await answerRepo.claim(question, CLAIM_MS);
        if (claimed) {
          const told = newer(claimed, newerThan);
          if (told) {
            await answerRepo.release(question);
            return told;
          }
          return askFor(question, now, ask);
        }
        let stored: StoredAnswer | undefined;
        do {
          await setTimeout(LOOK_MS);
          stored = await answerRepo.find(question);
          const told = newer(stored, newerThan);
          if (told) return told;
        } while (stored?.isClaimed);
      }
    },
  };

  async function askFor(question: ReturnType<typeof questionOf>, now: number, ask: () => Promise<T>) {
    try {
      const value = await ask();
      await answerRepo.keep(question, JSON.stringify({ value }), now);
      return { value, askedAt: now };
    } catch (error) {
      await answerRepo.release(question);
      throw error;
    }
  }
}
