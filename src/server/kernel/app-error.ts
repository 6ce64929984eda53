import type { ErrorCode } from '../../contract/errors';

/** A refusal with a stable code; `dispatch` turns it into a problem answer in the shopper's language. */
export class AppError extends Error {
  override name = 'AppError';
  /** One process may hold this class twice: the start's own and the one in Next's bundle. */
  static override [Symbol.hasInstance](thing: unknown): boolean {
    return thing instanceof Error && thing.name === 'AppError';
  }
  constructor(
    readonly code: ErrorCode,
    readonly extra: {
      /** Fields that are wrong. */
      errors?: { path: string; code: string }[];
      /** Goes out as `data`: what the caller needs to go on. */
      data?: unknown;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: extra.cause });
  }
}
