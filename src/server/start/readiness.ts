/** What a balancer should know of this process: `draining` still serves, but wants nothing more. */
export type Readiness = 'starting' | 'ready' | 'draining';

let now: Readiness = 'starting';

export const readiness = (): Readiness => now;
export const setReadiness = (next: Readiness): void => void (now = next);
