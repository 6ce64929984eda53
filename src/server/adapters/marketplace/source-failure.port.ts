/**
 * Why a source gave no answer. The thing asked for: `not-found`, `gone` (was there, is off the shelf), `unreadable` (a
 * picture). The source: `unavailable`, `timeout`, `refused` (quota, rate, credentials), `malformed`.
 */
export type FailureKind = 'not-found' | 'gone' | 'unreadable' | 'unavailable' | 'timeout' | 'refused' | 'malformed';

/** The one error that sources and what stands around them throw. */
export class SourceFailure extends Error {
  override name = 'SourceFailure';
  constructor(
    readonly kind: FailureKind,
    readonly extra: {
      retryAfterSeconds?: number;
      /** Its own words: it answered, and did nothing. */
      said?: string;
      cause?: unknown;
    } = {},
  ) {
    super(kind, { cause: extra.cause });
  }
}

const ABOUT_WHAT_WAS_ASKED: FailureKind[] = ['not-found', 'gone', 'unreadable'];

/** Whether the source is at fault: what opens its breaker, and what older answers are shown in place of. */
export const isSourceFault = (error: unknown): boolean =>
  error instanceof SourceFailure && !ABOUT_WHAT_WAS_ASKED.includes(error.kind);
