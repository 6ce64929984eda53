import { canonicalUrl, type ProductRef } from '../../../contract/product-link';
import type { SupplierProduct } from './marketplace.port';
import { SourceFailure } from './source-failure.port';

type Found = SupplierProduct | undefined;

/** Collects products that are asked for at the same moment into calls of at most `size`; undefined: not there. */
export function inBatches(
  size: number,
  call: (refs: ProductRef[]) => Promise<SupplierProduct[]>,
): (ref: ProductRef) => Promise<Found> {
  let waiting: { ref: ProductRef; resolve: (found: Found | Promise<Found>) => void }[] = [];

  function send() {
    const asked = waiting;
    waiting = [];
    for (let start = 0; start < asked.length; start += size) {
      const batch = asked.slice(start, start + size);
      const answer = findAll(batch.map(({ ref }) => ref));
      for (const { ref, resolve } of batch) resolve(answer.then((found) => found.get(canonicalUrl(ref))));
    }
  }

  async function findAll(refs: ProductRef[]): Promise<Map<string, SupplierProduct>> {
    try {
      return new Map((await call(refs)).map((product) => [canonicalUrl(product), product]));
    } catch (error) {
      if (error instanceof SourceFailure && (error.kind === 'not-found' || error.kind === 'gone')) return new Map();
      throw error;
    }
  }

  return (ref) =>
    new Promise((resolve) => {
      waiting.push({ ref, resolve });
      if (waiting.length === 1) queueMicrotask(send);
    });
}
