import { ERROR_STATUS } from '../../contract/errors';
import type { Tx } from '../db/database';
import { AppError } from './app-error';
import type { KnownCtx, Once } from './context';
import { claimRepo, claimantOf, fingerprintsOf, type ClaimRow } from './idempotency-claim.repo';
import { metrics } from './metrics';
import { asAppError } from './problem';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const ABANDONED_MS = 60_000;

export interface KeyedRequest {
  key: string | undefined;
  route: string;
  body: string;
  /** Makes the body of a 2xx answer of what a use case returns. */
  present: (result: unknown) => unknown;
}
export interface Outcome {
  status: number;
  body: unknown;
  isReplay: boolean;
}

/**
 * One execution a key (I1–I7): the first caller runs, the others get its answer. Finished outcomes are kept (2xx and
 * business refusals); after a failure the next caller goes on where this one stopped. A use case keeps its answer with
 * `keepAnswer`, in the transaction of its effect: a crash leaves both or neither (I5).
 */
export async function runOnce(ctx: KnownCtx, request: KeyedRequest, run: () => Promise<unknown>): Promise<Outcome> {
  const { key, present } = request;
  if (!key || !KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_MISSING');
  const claimIn = (tx: Tx) => claimRepo(tx, claimantOf(ctx), key);
  const fingerprints = fingerprintsOf(ctx, request.route, request.body);
  const takenAt = ctx.now();
  const abandonedBefore = new Date(takenAt.getTime() - ABANDONED_MS);
  const taken = await ctx.atOnce((tx) => claimIn(tx).take(fingerprints, takenAt, abandonedBefore));
  const known = taken ?? (await ctx.atOnce((tx) => claimIn(tx).find()));
  if (known && !fingerprints.includes(known.fingerprint)) {
    note('reused');
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  }
  note(taken ? 'first' : 'replay');
  if (!taken) {
    const { status, response, progress } = await waitForFirst(() => ctx.atOnce((tx) => claimIn(tx).find()), known);
    if (status !== 200 || response !== null) return { status, body: response, isReplay: true };
    const nothing = () => Promise.reject(lostHold());
    ctx.once = { progress, keepAnswer: nothing, finish: nothing, noteProgress: nothing };
    return { status, body: present(await run()), isReplay: true };
  }

  const { once, kept } = runnerOf(claimIn, { takenAt, progress: taken.progress, present });
  ctx.once = once;
  try {
    const result = await run();
    if (kept.isFinished) return { status: 200, body: present(result), isReplay: false };
    if (!kept.answer) await ctx.tx((tx) => once.keepAnswer(tx, result));
    return { status: 200, body: kept.answer?.body, isReplay: false };
  } catch (error) {
    const refusal = asAppError(error);
    const status = ERROR_STATUS[refusal.code];
    const isFinished = status < 500 && status !== 429;
    const { data, errors } = refusal.extra;
    const isKept = await ctx.atOnce((tx) =>
      isFinished
        ? claimIn(tx).keep(takenAt, status, { code: refusal.code, data, errors })
        : claimIn(tx).release(takenAt),
    );
    throw isFinished && !isKept ? lostHold() : refusal;
  }
}

interface Run {
  takenAt: Date;
  progress: Once['progress'];
  present: KeyedRequest['present'];
}

/** What a runner may write, as long as its hold is good; `kept` tells what it wrote. */
function runnerOf(claimIn: (tx: Tx) => ReturnType<typeof claimRepo>, { takenAt, progress, present }: Run) {
  const kept: { answer?: { body: unknown }; isFinished?: boolean } = {};
  const once: Once = {
    progress,
    async keepAnswer(tx, result) {
      const body = present(result);
      if (!(await claimIn(tx).keep(takenAt, 200, body))) throw lostHold();
      kept.answer = { body };
    },
    async finish(tx, done) {
      if (!(await claimIn(tx).finish(takenAt, done))) throw lostHold();
      kept.isFinished = true;
    },
    async noteProgress(tx, done) {
      if (!(await claimIn(tx).note(takenAt, done))) throw lostHold();
    },
  };
  return { once, kept };
}

/**
 * Stores the answer of a call with an Idempotency-Key in the transaction of its effect; a call without one just goes on.
 * @throws AppError UNAVAILABLE where another runner has taken over: this transaction must not commit
 */
export async function keepAnswer<T>(tx: Tx, ctx: KnownCtx, result: T): Promise<T> {
  await ctx.once?.keepAnswer(tx, result);
  return result;
}

// not a 4xx: the caller shall come back with the same key
function lostHold(): AppError {
  note('lost');
  return new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
}

const note = (outcome: 'first' | 'replay' | 'reused' | 'lost') => metrics().idempotency.inc({ outcome });

const WAIT_MS = 100;
const WAITS = 100;

/** The twin of a running call waits for its answer, at most ten seconds. */
async function waitForFirst(
  find: () => Promise<ClaimRow | undefined>,
  known: ClaimRow | undefined,
): Promise<ClaimRow & { status: number }> {
  let row = known;
  for (let waited = 0; row && row.status === null && row.takenAt && waited < WAITS; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    row = await find();
  }
  if (!row || row.status === null) throw lostHold();
  return { ...row, status: row.status };
}
