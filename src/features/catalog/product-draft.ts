const KEY = 'productDraft';

/** What was chosen before the way to login, for the way back. */
interface ProductDraft {
  /** Whose it is; absent of a visitor, who may be anybody. */
  shopperId?: string;
  productUrl: string;
  choice: (string | null)[];
  quantity: number;
  message: string;
  /** By SKU, where several were wanted at once. */
  quantities?: Record<string, number>;
}

export const keepDraft = (draft: ProductDraft) => sessionStorage.setItem(KEY, JSON.stringify(draft));

/** Once, and for that product and its shopper only. */
export function takeDraft(productUrl: string, shopperId: string | undefined): ProductDraft | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  sessionStorage.removeItem(KEY);
  try {
    const draft = JSON.parse(kept) as Partial<ProductDraft> | null;
    const isTheirs = !draft?.shopperId || draft.shopperId === shopperId;
    return isTheirs && draft?.productUrl === productUrl && isWhole(draft) ? draft : undefined;
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
