import type { PaymentCompany } from '../../../src/server/adapters/payment/company.port';
import type { Credentials } from '../../../src/server/adapters/payment/payment.port';
import { atProvider } from './at-provider';
import type { PlayedBank, Sent } from './played-bank';

const nothing = () => Promise.reject(new Error('it hears of nothing before it calls'));

/** A shop at a provider that calls us and is called by nobody: a test plays it, call by call. */
export async function atCaller(
  provider: PaymentCompany,
  credentialsOf: (tenantId: string) => Credentials,
  options?: Parameters<typeof atProvider>[1],
) {
  const findCredentials = (tenantId: string) => Promise.resolve(credentialsOf(tenantId));
  const silence = { status: 0, body: '' };
  const bank: PlayedBank = {
    company: { provider, findCredentials },
    currency: 'UZS',
    starts: { redirect: '' },
    charges: () => Promise.resolve([]),
    decide: nothing,
    notice: nothing,
    forgeries: () => [],
    hears: { taken: silence, again: silence, unknown: silence, disputed: silence, refused: silence },
  };
  const at = await atProvider(bank, options);
  /** Twice, as its server does where an answer is lost: both are to be the same. */
  async function twice(sent: Sent): Promise<{ status: number; body: string; again: string }> {
    const first = await at.deliver(sent);
    return { ...first, again: (await at.deliver(sent)).body };
  }
  return { ...at, twice };
}
