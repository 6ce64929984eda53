import { useEffect } from 'react';
import useSWR from 'swr';
import { call } from '../../client/call';
import { useAfterDeeds } from '../../client/use-after-deeds';
import type { StaffSelf } from '../../contract/operator';
import type { Waiting } from '../../contract/waiting-desk';

const EVERY_MINUTE_MS = 60_000;

/**
 * How much waits at each desk of this person, by its name; counted anew after whatever they do.
 * @param known as the page was loaded with it: then nothing is asked before a minute is over
 */
export function useWaiting({ id }: StaffSelf, known?: Waiting): Partial<Record<string, number>> {
  const { data, mutate } = useSWR(['waiting', id], () => call('GET /operator/waiting', {}), {
    refreshInterval: EVERY_MINUTE_MS,
    shouldRetryOnError: false,
    ...(known && { fallbackData: known, revalidateOnMount: false }),
  });
  // also where pages before this one have asked: this is newer
  useEffect(() => {
    if (known) void mutate(known, { revalidate: false });
  }, [known, mutate]);
  useAfterDeeds(() => {
    void mutate();
    return true;
  });
  return data ?? {};
}
