import { create } from 'zustand';
import { addEntry, parseHistory, type WatchHistoryEntry } from '../contract/watch-history';

/** docs/domain.md, "Cookies": fixed. */
const KEY = 'watchHistory';

interface WatchHistoryState {
  /** Newest first; empty until `load` or `add`, since only the browser knows. */
  entries: WatchHistoryEntry[];
  load: () => void;
  add: (entry: WatchHistoryEntry) => void;
  clear: () => void;
}

/** Products looked at in this browser (ENT-4). Other tabs write too: every change starts from what is stored. */
export const useWatchHistory = create<WatchHistoryState>((set) => ({
  entries: [],
  load: () => set({ entries: stored() }),
  add: (entry) => {
    const entries = addEntry(stored(), entry);
    store(JSON.stringify(entries));
    set({ entries });
  },
  clear: () => {
    store(undefined);
    set({ entries: [] });
  },
}));

/** A copy: changing it changes nothing. */
export const readWatchHistory = (): WatchHistoryEntry[] => structuredClone(stored());

function stored(): WatchHistoryEntry[] {
  try {
    return parseHistory(localStorage.getItem(KEY));
  } catch {
    // a browser that forbids storage has no history
    return [];
  }
}

function store(json: string | undefined) {
  try {
    if (json === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, json);
  } catch (error) {
    console.warn('watch history was not kept', error);
  }
}
