import { isOverloaded } from '../kernel/event-loop';

/** Where a process is in its life: `draining` still serves, but wants nothing more. */
type Stage = 'starting' | 'ready' | 'draining';

let now: Stage = 'starting';
let schemaFits = true;

/** What a balancer should know of this process: nothing but what another one would do better. */
export function readiness(): Stage | 'schema' | 'overloaded' {
  if (now !== 'ready') return now;
  if (!schemaFits) return 'schema';
  return isOverloaded() ? 'overloaded' : now;
}
export const setReadiness = (next: Stage): void => void (now = next);
export const setSchemaFits = (fits: boolean): void => void (schemaFits = fits);
