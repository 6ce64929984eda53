import { useKeptChoice } from '../../client/use-kept-choice';

/** Which headings of the side navigation a person has folded, and how one is folded or opened. */
export function useFolds(staffId: string): [ReadonlySet<string>, (name: string) => void] {
  const [kept, keep] = useKeptChoice('desk-folds', staffId);
  const folded = new Set(kept?.split(',').filter(Boolean));
  const turn = (name: string) =>
    keep((folded.has(name) ? [...folded].filter((one) => one !== name) : [...folded, name]).join(','));
  return [folded, turn];
}
