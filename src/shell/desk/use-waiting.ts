import useSWR from 'swr';
import { call } from '../../client/call';
import type { StaffSelf } from '../../contract/operator';
import { loadWaiting } from './load-waiting';

const EVERY_MINUTE_MS = 60_000;

/** How much waits at each desk of this person, by its name; asked once for all that show it. */
export const useWaiting = (self: StaffSelf): Partial<Record<string, number>> =>
  useSWR(['waiting', self.id], () => loadWaiting(call, self), {
    refreshInterval: EVERY_MINUTE_MS,
    shouldRetryOnError: false,
  }).data ?? {};
