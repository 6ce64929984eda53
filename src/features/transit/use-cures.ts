import { useRouter } from 'next/router';
import { paths } from '../../contract/paths';
import type { LineCure } from '../../ui/refused-line';
import { curedBy, staying, type Refused } from './transit-draft.rules';
import type { TransitComposer } from './use-transit-draft';

/** What does away with a line's refusal by a press, where the page can do it: the line is chosen with it. */
export function useCures({ parcelIds, draft, change, choose, estimate }: TransitComposer) {
  const router = useRouter();
  return (line: Refused) => (cure: LineCure) => {
    const rest = staying(cure, parcelIds);
    if (rest)
      return () => {
        change({ lineName: line.transitOptionName });
        void router.replace(paths.newTransit(rest), undefined, { scroll: false });
      };
    const other = cure.code === 'other-line' && estimate?.quotes.find(({ title }) => title === cure.values.line);
    if (other) return () => choose(other);
    const part = curedBy(cure, line, draft);
    return part && (() => change(part));
  };
}
