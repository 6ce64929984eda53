import type { CredentialField } from '../outside-service.port';
import type { Credentials, PaymentProviderPort } from './payment.port';

/**
 * A provider that each shop has an account of its own at. One of its fields is `account`; what is secret of the others
 * comes back as the credentials' `keys`, the rest as their `settings`.
 */
export interface PaymentCompany extends PaymentProviderPort {
  fields: readonly CredentialField[];
  /** Asks it something that changes nothing. @returns what it answered, in a line @throws where it refused, did not answer, or the account is another one */
  check: (credentials: Credentials, now: Date) => Promise<string>;
}
