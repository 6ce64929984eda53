import type { Channel, SourceCapability } from '../../../contract/channels';
import { canonicalUrl, type ProductRef } from '../../../contract/product-link';
import { measureCache, metrics } from '../../kernel/metrics';
import { createAnswerMemory, type AnswerMemory, type Asking } from './answer-memory';
import type { Remembered } from './answer-store.port';
import { createAnswerStore } from './answer-store';
import { spendCall } from './call-budget';
import { freshnessOf } from './freshness';
import type { SupplierProduct } from './marketplace.port';
import type { Answer, Asked, MarketplaceSource, SourceCall } from './marketplace-source.port';
import { inBatches } from './product-batches';
import { createGuard } from './source-guard';
import { SourceFailure } from './source-failure.port';

/** A source as the shops of one account ask it: what it said is remembered, and no more is asked of it than it bears. */
export interface GuardedSource {
  can: (capability: SourceCapability) => boolean;
  serves: (channel: Channel, capability: SourceCapability) => boolean;
  ask: <C extends SourceCapability>(
    capability: C,
    asked: Asked<C>,
    asking: SourceAsking,
  ) => Promise<Remembered<Answer<C>>>;
  /** One product and when the source was asked for it; undefined where it does not have it (any more). */
  askProducts: (asked: Asked<'product'>, asking: SourceAsking) => Promise<KnownProduct>[];
  /** What was last said of a product, however long ago; undefined where nothing is remembered. */
  recallProduct: (ref: ProductRef, language: string) => KnownProduct | undefined;
  forget: () => void;
}
export type KnownProduct = Remembered<SupplierProduct | undefined>;
export interface SourceAsking extends Asking {
  tenantId: string;
  /** As many may a shop cause. */
  callsADay?: number | undefined;
}

const NEVER = new AbortController().signal;

/** @param account whose answers they are, at a source that tells accounts apart */
export function createGuardedSource(source: MarketplaceSource, account = ''): GuardedSource {
  const guard = source.isInProcess ? undefined : createGuard(source.name, source.limits);
  const memories = new Map<SourceCapability, AnswerMemory<unknown> | undefined>();

  function memoryOf(capability: SourceCapability): AnswerMemory<unknown> | undefined {
    if (memories.has(capability)) return memories.get(capability);
    const freshness = freshnessOf(source, capability);
    const memory =
      freshness &&
      createAnswerMemory(
        freshness,
        (read) => {
          metrics().marketplaceReads.inc({ source: source.name, capability, read });
        },
        source.isShared ? createAnswerStore<unknown>(source.name, account, capability) : undefined,
      );
    memories.set(capability, memory);
    if (memory) measureCache(`marketplace-${capability}`, memory.size);
    return memory;
  }

  async function call<C extends SourceCapability>(
    capability: C,
    asked: Asked<C>,
    { tenantId, now, callsADay }: SourceAsking,
  ): Promise<Answer<C>> {
    const question = source.can[capability] as (asked: Asked<C>, call: SourceCall) => Promise<Answer<C>>;
    let outcome = 'answered';
    const began = performance.now();
    try {
      if (!guard) return await question(asked, { signal: NEVER, tenantId });
      if (callsADay !== undefined) await spendCall(tenantId, { callsADay, now });
      return await guard(capability, (signal) => question(asked, { signal, tenantId }));
    } catch (error) {
      outcome = error instanceof SourceFailure ? error.kind : 'failed';
      throw error;
    } finally {
      metrics().marketplaceCalls.inc({ source: source.name, capability, outcome });
      metrics().supplierSeconds.observe({ supplier: source.name, outcome }, (performance.now() - began) / 1000);
    }
  }

  const askProducts: GuardedSource['askProducts'] = ({ refs, language }, asking) => {
    const memory = memoryOf('product') as AnswerMemory<SupplierProduct | undefined> | undefined;
    const askOne = inBatches(source.productsACall, (batch) => call('product', { refs: batch, language }, asking));
    return refs.map(async (ref) =>
      memory
        ? memory.get(productKey(ref, language), asking, () => askOne(ref))
        : { value: await askOne(ref), askedAt: asking.now },
    );
  };

  return {
    can: (capability) => source.can[capability] !== undefined,
    serves: (channel, capability) => (source.only?.[capability] ?? source.channels)?.includes(channel) ?? true,
    async ask(capability, asked, asking) {
      const memory = memoryOf(capability) as AnswerMemory<Answer<typeof capability>> | undefined;
      const question = () => call(capability, asked, asking);
      return memory ? memory.get(keyOf(asked), asking, question) : { value: await question(), askedAt: asking.now };
    },
    askProducts,
    recallProduct: (ref, language) =>
      memoryOf('product')?.recall(productKey(ref, language)) as KnownProduct | undefined,
    forget: () => memories.forEach((memory) => memory?.clear()),
  };
}

const keyOf = (asked: object) => JSON.stringify(Object.entries(asked).sort());
const productKey = (ref: ProductRef, language: string) => `${language} ${canonicalUrl(ref)}`;
