import { log } from '../../../kernel/log';
import { SourceFailure } from '../source-failure.port';

/** Not confirmed by the platform's own words: what it says of a token that has ended. */
const TOKEN_ENDED = /^401$|access.?token|token.*(?:expire|invalid)/i;
/** Not confirmed: what it says of an offer that is not there. */
const NO_SUCH_OFFER = /not.?(?:exist|found)|offer.*(?:delete|offline|expire|invalid)|invalid.*offer/i;

/** Integrators wait ten seconds first. */
const FREQUENCY_SECONDS = 10;
/** What only the operator can mend is asked about again after a while. */
const CONFIGURATION_SECONDS = 300;

export interface AopRefusal {
  code: string;
  message: string;
}

export const isTokenEnded = ({ code }: AopRefusal): boolean => TOKEN_ENDED.test(code);

/** What the gateway refused, by its code: it tells nothing of the goods. */
export function gatewayFailure(api: string, { code, message }: AopRefusal): SourceFailure {
  if (/QosAppFrequencyLimit/i.test(code))
    return new SourceFailure('refused', { retryAfterSeconds: FREQUENCY_SECONDS, said: code });
  log().warn({ api, code, said: message.slice(0, 200) }, hintOf(code));
  return new SourceFailure('refused', { retryAfterSeconds: CONFIGURATION_SECONDS, said: code });
}

function hintOf(code: string): string {
  if (/APIACLDecline/i.test(code))
    return '1688 does not let this app call an interface: apply for its permission there';
  if (/Signature|AppKey/i.test(code))
    return '1688 does not take our signature: check the key and the secret of the app';
  return '1688 refuses a call';
}

/** What an interface itself refused. */
export function interfaceFailure(api: string, { code, message }: AopRefusal): SourceFailure {
  if (NO_SUCH_OFFER.test(`${code} ${message}`)) return new SourceFailure('not-found', { said: code });
  log().warn({ api, code, said: message.slice(0, 200) }, '1688 answers without a result');
  return new SourceFailure('unavailable', { said: message || code });
}
