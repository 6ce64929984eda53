const KEY = 'productDraft';

/** What was chosen before the way to login, for the way back. */
interface ProductDraft {
  productUrl: string;
  choice: (string | null)[];
  quantity: number;
  message: string;
  /** By SKU, where several were wanted at once. */
  quantities?: Record<string, number>;
}

export const keepDraft = (draft: ProductDraft) => sessionStorage.setItem(KEY, JSON.stringify(draft));

/** Once, and for that product only. */
export function takeDraft(productUrl: string): ProductDraft | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  sessionStorage.removeItem(KEY);
  try {
    const draft = JSON.parse(kept) as Partial<ProductDraft> | null;
    return draft?.productUrl === productUrl && isWhole(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

const isWhole = (draft: Partial<ProductDraft>): draft is ProductDraft =>
  Array.isArray(draft.choice) &&
  draft.choice.every((value) => value === null || typeof value === 'string') &&
  Number.isSafeInteger(draft.quantity) &&
  typeof draft.message === 'string' &&
  (draft.quantities === undefined || Object.values(draft.quantities).every((count) => Number.isSafeInteger(count)));
