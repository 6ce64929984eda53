import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** The forms of the page with changes that are not saved: whoever leaves it is asked first. */
export const useUnsaved = create<{ forms: readonly string[] }>(() => ({ forms: [] }));

/** Counts a form among them while it has such changes, and while it is there at all. */
export function useUnsavedForm(isChanged: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    useUnsaved.setState(({ forms }) => ({ forms: [...forms, id] }));
    return () => useUnsaved.setState(({ forms }) => ({ forms: forms.filter((each) => each !== id) }));
  }, [id, isChanged]);
}
