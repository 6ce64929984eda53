import * as z from 'zod/mini';

const KEY = 'productDraft';

/** What was chosen before the way to login, for the way back. */
const Draft = z.object({
  productUrl: z.string(),
  choice: z.array(z.nullable(z.string())),
  quantity: z.int(),
  message: z.string(),
});

export const keepDraft = (draft: z.infer<typeof Draft>) => sessionStorage.setItem(KEY, JSON.stringify(draft));

/** Once, and for that product only. */
export function takeDraft(productUrl: string): z.infer<typeof Draft> | undefined {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return undefined;
  sessionStorage.removeItem(KEY);
  try {
    const draft = Draft.parse(JSON.parse(kept));
    return draft.productUrl === productUrl ? draft : undefined;
  } catch {
    return undefined;
  }
}
