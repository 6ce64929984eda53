import type { ITEM_DECISIONS } from '../../../contract/purchase.enums';

/** What was found or written besides a deed; nothing that its shopper may not see. */
export interface ParcelFacts extends Record<string, unknown> {
  /** What an inspection says of things of orders: their orders keep only what was found of them last. */
  inspected?: {
    passed: string[];
    failed: { orderItemId: string; title: string; finding: string; decideBefore: string }[];
  };
  /** What its shopper says to a fault. */
  decided?: { orderItemId: string; title: string; decision: (typeof ITEM_DECISIONS)[number] };
}
