import { useEffect, useRef, useState } from 'react';
import { forgetForm, keepForm, readForm } from './kept-form';
import { useHydrated } from './use-hydrated';
import { useProfile } from './use-profile';

interface Options<V extends object> {
  name: string;
  about?: string;
  values: V;
  restore: (kept: Partial<V>) => void;
}

/**
 * Keeps what is typed into a form until it is sent (`forget`): a session that ends on the way costs the way to login,
 * and nothing else. Whoever was here first owns what is typed; a form as it was empty keeps nothing.
 */
export function useKeptForm<V extends object>({ name, about = '', values, restore }: Options<V>) {
  const shopperId = useProfile()?.id;
  const [owner, setOwner] = useState<string>();
  const text = JSON.stringify(values);
  const blank = useRef(text);
  const latest = useRef({ values, restore });
  latest.current = { values, restore };

  useEffect(() => {
    if (owner !== undefined || shopperId === undefined) return;
    const kept = readForm<V>(name, { shopperId, about });
    if (kept) latest.current.restore(kept);
    setOwner(shopperId);
  }, [owner, shopperId, name, about]);

  useEffect(() => {
    // once the session is over, what was typed stays as it was
    if (owner === undefined || owner !== shopperId) return;
    if (text === blank.current) forgetForm(name);
    else keepForm(name, { shopperId, about, values: latest.current.values });
  }, [owner, shopperId, name, about, text]);

  // where nobody is known there is nothing to wait for
  const isRead = useHydrated() && (owner !== undefined || shopperId === undefined);
  return { isRead, forget: () => forgetForm(name) };
}
