import { useRouter } from 'next/router';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { notify } from '../../client/notify';
import { useTranslation } from '../../client/use-translation';

/** Versions of terms while somebody writes another one. What was typed stays where somebody else was faster. */
export function useDated<Rules extends { version: string }>(read: Rules) {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const [known, setKnown] = useState(read);
  const [isStale, setStale] = useState(false);
  return {
    known,
    isStale,
    onError: ({ status, data }: ApiError) => {
      if (status !== 409) return;
      setKnown(data as Rules);
      setStale(true);
    },
    /** @returns whether it was done */
    then: async (saved: Rules | undefined, said: string): Promise<boolean> => {
      if (!saved) return false;
      setKnown(saved);
      setStale(false);
      notify.success(t(said));
      // the frame around it shows the shop as well
      await replace(asPath);
      return true;
    },
  };
}
