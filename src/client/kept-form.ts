/** What was typed into forms and not sent yet, for this tab and whoever typed it: nothing of it is for the next person. */
const PREFIX = 'form:';

interface Kept {
  shopperId: string;
  /** Of several that one form is drawn for, the one that was meant: a link, an address. */
  about: string;
  values: object;
}

export const keepForm = (name: string, kept: Kept) => sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
export const forgetForm = (name: string) => sessionStorage.removeItem(PREFIX + name);

/** Undefined where nothing is kept that fits. What another person typed goes. */
export function readForm<V extends object>(
  name: string,
  { shopperId, about }: Pick<Kept, 'shopperId' | 'about'>,
): Partial<V> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Partial<Kept> | null;
    if (kept && kept.shopperId !== shopperId) forgetForm(name);
    const isMeant = kept?.shopperId === shopperId && kept.about === about && typeof kept.values === 'object';
    return isMeant ? (kept.values as Partial<V>) : undefined;
  } catch {
    return undefined;
  }
}

export function forgetForms(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
