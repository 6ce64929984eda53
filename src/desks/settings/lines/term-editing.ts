import { createContext, use } from 'react';
import type { LineRecord } from '../../../contract/line-desk';
import type { LineTerms } from '../../../contract/transit-line';

/** What the fields of an editor share: the terms as they are typed, and what is wrong with them. */
interface Editing {
  terms: LineTerms;
  known: LineRecord['known'];
  set: (path: string, value: unknown) => void;
  errorAt: (path: string) => string | undefined;
}
export const TermEditing = createContext<Editing | undefined>(undefined);

export function useTerms(): Editing {
  const editing = use(TermEditing);
  if (!editing) throw new Error('a field of terms stands outside their editor');
  return editing;
}
