import { UNSENT } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { tellOfTransit } from '../account/order-mail.service';
import { closePayment } from '../payment/payment.service';
import { letGo } from './let-go.service';
import { transitRepo } from './transit.repo';

const ACTOR = { kind: 'CLOCK', id: 'go live' } as const;

/** Ends what has not left and was paid, or priced, with test money: nobody shall ship it with real money. Its shopper is told. */
export async function closeTestShipments(tx: Tx, { tenantId, now }: { tenantId: string; now: Date }): Promise<void> {
  const deed = { by: 'CLOCK', at: now } as const;
  for (const order of await transitRepo(tx, { tenantId }).lockAll(UNSENT)) {
    await letGo(tx, order, { from: order.status, to: 'CLOSED' }, { deed, actor: ACTOR, closeReason: 'BY_SHOP' }, 0);
    // asked for while the payments before it were ended
    for (const kind of ['TRANSIT', 'TRANSIT_TOPUP'] as const)
      await closePayment(tx, { tenantId, kind, targetId: order.id });
    await tellOfTransit(tx, order, 'TRANSIT_CLOSED', now);
  }
}
