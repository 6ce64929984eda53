import type { TransitDraft } from './transit-draft.rules';

const KEY = 'transitDraft';

/** What was chosen stays for the tab: going back to look at a parcel, or to leave one behind, loses nothing. */
export const keepDraft = (draft: TransitDraft) => sessionStorage.setItem(KEY, JSON.stringify(draft));

export function readDraft(): Partial<TransitDraft> {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {}) as Partial<TransitDraft>;
  } catch {
    return {};
  }
}

export const forgetDraft = () => sessionStorage.removeItem(KEY);
