import type { PaymentProviderPort } from '../../../src/server/adapters/payment/payment.port';
import type { KnownProvider } from '../../../src/server/adapters/payment/payment.registry';

/** `before`: the provider never heard it · `after`: it did what was asked, and its answer was lost. */
export type Fault = 'before' | 'after';
type Verb = 'createPayment' | 'query' | 'refund';

/** The same provider over a network that fails when it is told to; its errors are as talkative as a careless library's. */
export function unsteady({ provider, findCredentials }: KnownProvider) {
  const faults: Record<Verb, Fault[]> = { createPayment: [], query: [], refund: [] };
  const asked: Record<Verb, number> = { createPayment: 0, query: 0, refund: 0 };
  /** What happens between what the provider did at a start and its answer. */
  const meanwhile: (() => Promise<void>)[] = [];
  const over =
    <In extends { credentials: { keys: object } }, Out>(verb: Verb, ask: (input: In) => Promise<Out>) =>
    async (input: In): Promise<Out> => {
      asked[verb] += 1;
      const fault = faults[verb].shift();
      const lost = () => new TypeError(`POST /v1?auth=${JSON.stringify(input.credentials.keys)} socket hang up`);
      if (fault === 'before') throw lost();
      const answer = await ask(input);
      if (verb === 'createPayment') await meanwhile.shift()?.();
      if (fault === 'after') throw lost();
      return answer;
    };
  const shaken: PaymentProviderPort = {
    ...provider,
    createPayment: over('createPayment', (charge) => provider.createPayment(charge)),
    query: over('query', (charge) => provider.query(charge)),
    refund: over('refund', (charge) => provider.refund(charge)),
  };
  return { company: { provider: shaken, findCredentials } satisfies KnownProvider, faults, asked, meanwhile };
}
