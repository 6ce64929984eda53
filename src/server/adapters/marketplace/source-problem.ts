import type { ErrorCode } from '../../../contract/errors';
import { AppError } from '../../kernel/app-error';
import { SourceFailure, type FailureKind } from './source-failure.port';

const CODES: Record<FailureKind, ErrorCode> = {
  'not-found': 'PRODUCT_NOT_FOUND',
  gone: 'PRODUCT_NOT_FOUND',
  unreadable: 'PICTURE_UNREADABLE',
  unavailable: 'SUPPLIER_UNAVAILABLE',
  timeout: 'SUPPLIER_TIMEOUT',
  refused: 'SUPPLIER_UNAVAILABLE',
  malformed: 'SUPPLIER_FAILED',
};
const LATER: FailureKind[] = ['unavailable', 'timeout', 'refused'];
const RETRY_SECONDS = 5;

/** What the shopper is told of a failure of a source; anything else as it is. */
export function sourceProblem(error: unknown): unknown {
  if (!(error instanceof SourceFailure)) return error;
  const { kind, extra } = error;
  const retryAfterSeconds = LATER.includes(kind) ? (extra.retryAfterSeconds ?? RETRY_SECONDS) : undefined;
  return new AppError(CODES[kind], { cause: error, retryAfterSeconds });
}
