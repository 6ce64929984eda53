import type { RateSourceName, ToldRate } from '../../../contract/rate-source';

export interface RateSource {
  name: RateSourceName;
  /** All that it knows, by ISO 4217. @throws Error where it does not answer, or in no form that can be read */
  read: (now: Date) => Promise<Map<string, ToldRate>>;
}
