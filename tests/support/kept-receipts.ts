import { recompute, type TransitReceipt } from '../../src/contract/transit-receipt';
import { shopTx } from '../../src/server/db/database';
import { transitOrder } from '../../src/server/db/schema/transit';
import { lineVersionsOf } from '../../src/server/modules/tenant/offers.service';

interface KeptReceipt {
  orderId: string;
  kept: TransitReceipt;
  /** Out of what it keeps, and the version of the line as the shop has it. */
  again: TransitReceipt | undefined;
}

/** Every receipt of a shop's shipments: of their estimates and their invoices. */
export const receiptsOf = (tenantId: string): Promise<KeptReceipt[]> =>
  shopTx(tenantId, async (tx) => {
    const orders = await tx.select().from(transitOrder);
    const all = orders.flatMap(({ id, estimate, invoice }) =>
      [estimate, invoice].flatMap((kept) => (kept ? [{ orderId: id, kept }] : [])),
    );
    const ids = all.map(({ kept }) => kept.versionId);
    const versions = (await lineVersionsOf(tx, tenantId, ids)).map(({ name, version }) => ({
      name,
      versionId: version.id,
      terms: version.terms,
    }));
    return all.map((each) => ({ ...each, again: recompute(each.kept, versions) }));
  });
