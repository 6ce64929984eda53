import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useTranslation } from '../../client/use-translation';
import type { Section } from '../../contract/settings-desk';
import { isSame } from '../bench/is-same';
import { hasGap } from './has-gap';

/**
 * A section while somebody changes it. What was typed stays where somebody else was faster, and what was not touched
 * becomes theirs: saved again, it is of what stands there now.
 */
export function useSection<Read extends Section<object>>(read: Read) {
  type Values = Read['values'];
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const [known, setKnown] = useState(read);
  const [typed, setTyped] = useState<Values>(read.values);
  const [faster, setFaster] = useState<Read>();
  const [round, setRound] = useState(0);
  const isChanged = !isSame(typed, known.values);
  return {
    known,
    typed,
    faster,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setTyped((current) => ({ ...current, [name]: value })),
    /** Of fields that keep what is typed in them: another one begins anew. */
    round,
    /** Whether there is something to save, and all of it is what its field is for. */
    canSave: isChanged && !hasGap(typed),
    isChanged,
    /** As it stands there now, in place of what was typed. */
    discard: () => {
      setTyped(known.values);
      setFaster(undefined);
      setRound(round + 1);
    },
    /** As somebody decided about it. */
    take: (decided: Read) => {
      setKnown(decided);
      setTyped(decided.values);
      setFaster(undefined);
      setRound(round + 1);
    },
    onError: ({ status, data }: ApiError) => {
      if (status !== 409) return;
      const theirs = data as Read;
      setTyped((current) => withTheirs(current, known.values, theirs.values));
      setKnown(theirs);
      setFaster(theirs);
      setRound(round + 1);
    },
    /** @param said what holds from now on, where it is nothing that shoppers see */
    then: async (saved: Read | undefined, said = t('settings.saved')) => {
      if (!saved) return;
      setKnown(saved);
      setTyped(saved.values);
      setFaster(undefined);
      notify.success(said);
      // the frame around it shows the shop as well
      await replace(asPath);
    },
  };
}

/** What was typed, and theirs where it is as it was read. */
const withTheirs = <Values extends object>(typed: Values, read: Values, theirs: Values): Values => {
  const isTouched = (name: string) => !isSame(typed[name as keyof Values], read[name as keyof Values]);
  const touched = Object.entries(typed).filter(([name]) => isTouched(name));
  return { ...theirs, ...Object.fromEntries(touched) };
};
