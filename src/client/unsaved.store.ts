import { useEffect, useId } from 'react';
import { create } from 'zustand';

interface UnsavedForm {
  id: string;
  /** Another reading of the same page brings what is typed back: its language, its filter. */
  isKept: boolean;
}

/** The forms of the page with changes that are not saved: whoever leaves it is asked first. */
export const useUnsaved = create<{ forms: readonly UnsavedForm[] }>(() => ({ forms: [] }));

/** Counts a form among them while it has such changes, and while it is there at all. */
export function useUnsavedForm(isChanged: boolean, isKept = false) {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    useUnsaved.setState(({ forms }) => ({ forms: [...forms, { id, isKept }] }));
    return () => useUnsaved.setState(({ forms }) => ({ forms: forms.filter((each) => each.id !== id) }));
  }, [id, isChanged, isKept]);
}

/** Whether the way from one address to another loses what is typed. */
export function losesUnsaved(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to, from)];
  const isSamePage = here.pathname === there.pathname;
  if (isSamePage && here.search === there.search) return false;
  return useUnsaved.getState().forms.some(({ isKept }) => !isSamePage || !isKept);
}
