import { call } from '../client/call';
import type { Channel } from '../contract/channels';
import { LIMITS } from '../contract/limits';
import { readRecentSearches } from './recent-searches';

/** What the box offers: words of the shopper, of everybody, or how a text may go on. */
export interface KeywordList {
  kind: 'recent' | 'hot' | 'suggestions';
  keywords: string[];
}

interface Asked {
  /** What was typed; empty before. */
  text: string;
  channel: Channel | undefined;
  /** The page's language: one answer is not for another. */
  locale: string;
  signal: AbortSignal;
  show: (lists: KeywordList[]) => void;
}

const DEBOUNCE_MS = 150;
const RECENT_BESIDE_SUGGESTIONS = 3;
const MAX_ANSWERS = 200;

let hotKeywords: Promise<string[]> | undefined;
const answers = new Map<string, string[]>();

/** Shows what there is at once, the rest when it has come, and nothing after `signal`. Import it at the first touch. */
export async function showLists(asked: Asked): Promise<void> {
  const { text, signal, show } = asked;
  const recent = readRecentSearches();
  if (!text) {
    const own: KeywordList = { kind: 'recent', keywords: recent };
    show([own]);
    const hot = await loadHotKeywords();
    if (!signal.aborted) show([own, { kind: 'hot', keywords: hot }]);
    return;
  }
  const begun = text.toLowerCase();
  const own = recent.filter((keyword) => keyword.toLowerCase().startsWith(begun) && keyword !== text);
  const keywords = await suggestionsFor(asked);
  if (signal.aborted) return;
  const offered = own.slice(0, RECENT_BESIDE_SUGGESTIONS);
  show([
    { kind: 'recent', keywords: offered },
    { kind: 'suggestions', keywords: keywords.filter((keyword) => !offered.includes(keyword)) },
  ]);
}

/** What others search for; a failure is only logged, and the next touch tries again (SRCH-6). */
function loadHotKeywords(): Promise<string[]> {
  hotKeywords ??= call('GET /front/hot-keywords', { query: { pageNo: 1, pageSize: LIMITS.hotKeywordPageSize } }).then(
    ({ items }) => [...new Set(items.map(({ keyword }) => keyword))],
  );
  return hotKeywords.catch((error: unknown) => {
    hotKeywords = undefined;
    console.warn('hot keywords were not loaded', error);
    return [];
  });
}

async function suggestionsFor({ text, channel, locale, signal }: Asked): Promise<string[]> {
  const key = JSON.stringify([locale, channel, text]);
  const known = answers.get(key);
  if (known) return known;
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  if (signal.aborted) return [];
  try {
    const query = { keyword: text, ...(channel ? { channel } : {}) };
    const { items } = await call('GET /front/product/suggest', { query }, { signal });
    const keywords = items.map(({ keyword }) => keyword);
    answers.set(key, keywords);
    if (answers.size > MAX_ANSWERS) answers.delete(answers.keys().next().value ?? key);
    return keywords;
  } catch (error) {
    // without suggestions one can still search
    if (!signal.aborted) console.warn('suggestions were not loaded', error);
    return [];
  }
}

/** For tests: a page that was opened anew knows nothing. */
export function forgetLists() {
  hotKeywords = undefined;
  answers.clear();
}
