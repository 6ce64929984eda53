import { BrokenCircuitError, CircuitState, circuitBreaker, CountBreaker, handleWhen } from 'cockatiel';
import type { SourceCapability } from '../../../contract/channels';
import { createTurns } from '../../kernel/turns';
import { AppError } from '../../kernel/app-error';
import { metrics } from '../../kernel/metrics';
import type { SourceLimits } from './marketplace-source.port';
import { isSourceFault, SourceFailure } from './source-failure.port';

/** From the asking to the answer, the waiting for a turn included. */
const TIMEOUT_MS = { usual: 4000, product: 6000 };
/** Open when more than half of so many calls failed, for so long; then one call tries. */
const BREAKER = { calls: 20, share: 0.5, openMs: 30_000 };
const LIMITS: SourceLimits = { running: 10, waiting: 40 };

/** Stands around the calls of one account: they end in time, are few at once, and stop where the source is down. */
export type Guard = <T>(capability: SourceCapability, call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

export function createGuard(source: string, limits: SourceLimits = LIMITS): Guard {
  const turns = createTurns(limits);
  const breaker = circuitBreaker(handleWhen(isSourceFault), {
    halfOpenAfter: BREAKER.openMs,
    breaker: new CountBreaker({ threshold: BREAKER.share, size: BREAKER.calls }),
  });
  const measure = (state: CircuitState, change: 1 | -1) => {
    const name = STATE_NAMES[state];
    if (name) metrics().marketplaceBreakers.inc({ source, state: name }, change);
  };
  let before = CircuitState.Closed;
  breaker.onStateChange((state) => {
    measure(before, -1);
    measure(state, 1);
    before = state;
  });

  return async (capability, call) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), capability === 'product' ? TIMEOUT_MS.product : TIMEOUT_MS.usual);
    const { signal } = timeout;
    try {
      return await turns.take(() => breaker.execute(() => inTime(asFailure(call, signal), signal)), signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new SourceFailure('unavailable', { retryAfterSeconds: BREAKER.openMs / 1000, cause: error });
      // no turn came, or too many wait for one already
      if (error instanceof AppError)
        throw new SourceFailure(signal.aborted ? 'timeout' : 'unavailable', { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

const STATE_NAMES: Partial<Record<CircuitState, string>> = {
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half-open',
};

/** Whatever an adapter lets out is the source's fault: a shopper sees no fault of ours in a marketplace that is down. */
async function asFailure<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await call(signal);
  } catch (error) {
    throw error instanceof SourceFailure ? error : new SourceFailure('unavailable', { cause: error });
  }
}

/** Also where the source does not heed the signal. */
function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new SourceFailure('timeout'));
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
