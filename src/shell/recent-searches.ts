const KEY = 'recentSearches';
const MAX_ENTRIES = 10;
const MAX_LENGTH = 100;

/** What was searched for in this browser, newest first; links are no words and are not kept. Each shop has its own host. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const words = kept.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '');
    return [...new Set(words)].slice(0, MAX_ENTRIES);
  } catch {
    // a browser that forbids storage, or a text that is not ours
    return [];
  }
}

/** The same words again move to the front, in whatever case. */
export function keepRecentSearch(keyword: string) {
  if (keyword.length <= MAX_LENGTH) store([keyword, ...without(keyword)].slice(0, MAX_ENTRIES));
}

export const removeRecentSearch = (keyword: string) => store(without(keyword));

export const clearRecentSearches = () => store([]);

const without = (keyword: string) =>
  readRecentSearches().filter((kept) => kept.toLowerCase() !== keyword.toLowerCase());

function store(keywords: string[]) {
  try {
    if (keywords.length) localStorage.setItem(KEY, JSON.stringify(keywords));
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('recent searches were not kept', error);
  }
}
