import type { WebhookKind, WebhookSubject } from '../../../contract/webhook';
import type { Tx } from '../../db/database';
import { queueDeliveries } from './webhook-delivery.repo';
import { eventIdOf } from './webhook.rules';

export { readWebhookBacklog as webhookBacklog } from './webhook-delivery.repo';

export interface ToldEvent {
  tenantId: string;
  kind: WebhookKind;
  /** What tells this event from every other of the shop: told again, it is the same. */
  event: string;
  subject: { kind: WebhookSubject; id: string; number: string };
  at: Date;
}

/** Leaves an event for each webhook of the shop that wants its kind, in the caller's transaction: one statement, mostly of no row. */
export async function tellWebhooks(tx: Tx, { tenantId, kind, event, subject, at }: ToldEvent): Promise<void> {
  const id = eventIdOf(tenantId, event);
  await queueDeliveries(tx, tenantId, { id, kind, at: at.toISOString(), subject });
}
