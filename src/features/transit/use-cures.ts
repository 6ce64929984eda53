import { useRouter } from 'next/router';
import { useState } from 'react';
import { paths } from '../../contract/paths';
import type { LineCure } from '../../ui/refused-line';
import { curedBy, staying, type Refused } from './transit-draft.rules';
import type { TransitComposer } from './use-transit-draft';

interface LeftOut {
  cure: LineCure;
  before: string[];
  after: string[];
  lineName: string | undefined;
}
const isSame = (one: string[], other: string[]) => one.join() === other.join();

/**
 * What does away with a line's refusal by a press, where the page can do it: the line is chosen with it. Of parcels that
 * a press left out it is known which, until others are chosen: they can be put back.
 */
export function useCures({ parcelIds, draft, change, choose, estimate }: TransitComposer) {
  const router = useRouter();
  const [left, setLeft] = useState<LeftOut>();
  const ship = (ids: string[]) => void router.replace(paths.newTransit(ids), undefined, { scroll: false });
  const takeFor = (line: Refused) => (cure: LineCure) => {
    const rest = staying(cure, parcelIds);
    if (rest)
      return () => {
        setLeft({ cure, before: parcelIds, after: rest, lineName: draft.lineName });
        change({ lineName: line.transitOptionName });
        ship(rest);
      };
    const other = cure.code === 'other-line' && estimate?.quotes.find(({ title }) => title === cure.values.line);
    if (other) return () => choose(other);
    const part = curedBy(cure, line, draft);
    return part && (() => change(part));
  };
  const putBack = () => {
    if (!left) return;
    setLeft(undefined);
    change({ lineName: left.lineName });
    ship(left.before);
  };
  // for as long as the page of the others is on its way, those before stand there
  const isOf = left && (isSame(left.after, parcelIds) || isSame(left.before, parcelIds));
  return { takeFor, leftOut: isOf ? left.cure : undefined, putBack };
}
