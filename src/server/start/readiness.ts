import { isOverloaded } from '../kernel/event-loop';

/** Where a process is in its life: `draining` still serves, but wants nothing more. */
type Stage = 'starting' | 'ready' | 'draining';

let now: Stage = 'starting';

/** What a balancer should know of this process: nothing but what another one would do better. */
export const readiness = (): Stage | 'overloaded' => (now === 'ready' && isOverloaded() ? 'overloaded' : now);
export const setReadiness = (next: Stage): void => void (now = next);
