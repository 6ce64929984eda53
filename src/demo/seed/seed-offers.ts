import { isDeepStrictEqual } from 'node:util';
import { shopTx } from '../../server/db/database';
import {
  findLine,
  findService,
  publishLine,
  publishService,
  saveWarehouse,
} from '../../server/modules/tenant/publish-offers.service';
import { forgetTenant } from '../../server/modules/tenant/tenant.service';
import { SERVICES } from './data/tenants/shared';
import type { DemoShop } from './demo-shops';

/** Since when the first prices of the demo hold: before all that its past tells. */
const OPENED = '2025-01-01T00:00:00.000Z';

interface Version<T> {
  validFrom: string;
  author: string;
  terms: T;
}

/** Warehouses, lines and services; what a newer release of the demo asks otherwise holds from now on. */
export async function seedOffers({ record: { id: tenantId }, offers }: DemoShop): Promise<void> {
  const now = new Date();
  await shopTx(tenantId, async (tx) => {
    for (const warehouse of offers.warehouses) await saveWarehouse(tx, tenantId, warehouse);
    for (const { name, title, terms } of offers.lines) {
      const known = (await findLine(tx, tenantId, name))?.versions ?? [];
      await publishLine(tx, tenantId, { name, title, isOffered: true, versions: withTerms(known, terms, now) }, now);
    }
    for (const { terms, ...service } of SERVICES) {
      const known = (await findService(tx, tenantId, service.code))?.versions ?? [];
      await publishService(tx, tenantId, { ...service, versions: withTerms(known, terms, now) }, now);
    }
  });
  forgetTenant(tenantId);
}

function withTerms<T>(known: Version<T>[], terms: T, now: Date): Version<T>[] {
  const last = known.at(-1);
  if (last && isDeepStrictEqual(last.terms, terms)) return known;
  return [...known, { validFrom: last ? now.toISOString() : OPENED, author: 'demo', terms }];
}
