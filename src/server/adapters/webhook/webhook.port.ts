import type { DELIVERY_FAULTS } from '../../../contract/webhook.enums';

export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** What came of one try. */
export interface Delivered {
  /** HTTP; null where nothing answered. */
  status: number | null;
  /** Null: it was taken. */
  fault: DeliveryFault | null;
}

/** Who carries an event to a server of a shop's own. Never rejects: whatever its owner runs there, something came of it. */
export interface WebhookPort {
  send: (url: string, message: { body: string; headers: Record<string, string> }) => Promise<Delivered>;
}
