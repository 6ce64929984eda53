import { useEffect, useRef, useState } from 'react';

/** What the same question gives later, and whether it is worth asking once more. */
export interface LateWords<T> {
  shown: T;
  areComing: boolean;
}

/** After so long each; a translator that takes longer is read at the next look. */
const WAITS_MS = [1500, 3000, 6000];

interface Asking<T> {
  areComing: boolean | undefined;
  /** What is shown, in the words that are there by now. */
  ask: () => Promise<LateWords<T>>;
}

/** What a page was drawn with, and once the words come that were being translated then, in these. */
export function useLateWords<T>(given: T, { areComing = false, ask }: Asking<T>): T {
  const [late, setLate] = useState<{ of: T; shown: T }>();
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  useEffect(() => {
    if (!areComing) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = ([wait, ...more]: number[]) => {
      if (wait === undefined) return;
      timer = setTimeout(() => {
        latestAsk.current().then(
          (found) => {
            if (isOver) return;
            setLate({ of: given, shown: found.shown });
            if (found.areComing) askIn(more);
          },
          // what is shown can be read; only its words are another language's
          () => !isOver && askIn(more),
        );
      }, wait);
    };
    askIn(WAITS_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [given, areComing]);

  return late?.of === given ? late.shown : given;
}
