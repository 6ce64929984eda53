import type { LevelRule, ShopperLevel } from '../../../contract/levels';
import type { LocalizedText } from '../../../contract/fields';

/** The day a year before: what was paid on it counts no more. */
export function levelSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}

interface Shop {
  levels?: LevelRule[] | undefined;
  currency: string;
}

/** Where somebody stands who paid so much; undefined where the shop has no levels. @param say in the reader's language */
export function levelOf(
  { levels = [], currency }: Shop,
  paid: number,
  say: (name: LocalizedText) => string,
): ShopperLevel | undefined {
  if (levels.length === 0) return undefined;
  const reached = levels.findLast(({ from }) => from <= paid);
  const next = levels.find(({ from }) => from > paid);
  return {
    name: reached ? say(reached.name) : '',
    paid: { amount: paid, currency },
    next: next ? { name: say(next.name), missing: { amount: next.from - paid, currency } } : null,
  };
}
