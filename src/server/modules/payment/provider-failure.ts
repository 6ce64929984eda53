import type { Credentials } from '../../adapters/payment/payment.port';
import { AppError } from '../../kernel/app-error';
import { log } from '../../kernel/log';
import { loggedError } from '../../kernel/log-error';

interface Asked {
  provider: string;
  asked: 'start' | 'query' | 'refund' | 'callback';
  /** Our number or id of what it was about. */
  payment?: string;
  claim?: string;
  attempts?: number;
}

/**
 * Notes that a provider did not answer. Whatever its file, a library or the network put into the error, no key of the
 * shop gets into the log.
 */
export function noteFailure(error: unknown, { keys }: Credentials, { asked, ...facts }: Asked): void {
  const secrets = Object.values(keys).flat().filter(Boolean);
  const spare = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  log().warn({ ...facts, failure: loggedError(error, spare) }, `no answer to ${asked} of ${facts.provider}`);
}

/** What the shopper hears of it: the provider's own words are for us. */
export const refusalOf = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('SUPPLIER_FAILED', { cause: error });
