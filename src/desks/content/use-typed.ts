import { useEffect, useRef, useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';

interface Kept<Words> {
  version: number;
  words: Words;
}

/**
 * What is typed at a desk, kept in this tab of the browser until it is saved: a reload, another language and the way back
 * cost nothing. What was typed over an older version is not brought back.
 */
export function useTyped<Words extends object>(name: string, version: number, written: Words) {
  const [typed, setTyped] = useState(written);
  const [round, setRound] = useState(0);
  const first = useRef(version);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(written);
  useUnsavedForm(isChanged, true);
  useEffect(() => {
    const kept = read<Words>(name);
    if (kept?.version !== first.current) return;
    setTyped(kept.words);
    setRound((count) => count + 1);
  }, [name]);
  return {
    typed,
    /** Another one where something else than the person changed it: fields that keep what they show begin anew. */
    round,
    isChanged,
    set: (words: Words) => {
      setTyped(words);
      keep(name, { version, words });
    },
    /** In place of all that was typed. */
    replace: (words: Words) => {
      setTyped(words);
      setRound(round + 1);
      keep(name, { version, words });
    },
    /** As it was read, in place of all that was typed. */
    discard: () => {
      setTyped(written);
      setRound(round + 1);
      forget(name);
    },
    /** It is saved, as it stands there now. */
    saved: (words: Words) => {
      setTyped(words);
      forget(name);
    },
  };
}

const keyOf = (name: string) => `desk-typed ${name}`;

// a browser may refuse to keep anything, or have no room: then nothing is kept
function read<Words>(name: string): Kept<Words> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept<Words> | undefined;
  } catch {
    return undefined;
  }
}
function keep(name: string, kept: Kept<object>) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    forget(name);
  }
}
function forget(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // nothing was kept
  }
}
