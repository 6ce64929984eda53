import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { tenantDomain } from '../../../../src/server/db/schema/tenant';
import { checkDomains } from '../../../../src/server/modules/tenant/check-domains.service';
import { addDomain, checkDomain } from '../../../../src/server/modules/tenant/domain.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop } from '../../../support/shop';
import { withEnv } from '../../../support/with-env';

const ROUNDS = 5;
const now = new Date('2026-11-22T08:00:00Z');

describeOnPostgres('shops that prove the same name at once', () => {
  it('are one that has it, whoever looks: commands, the clock, or both', () =>
    withEnv({ BASE_DOMAINS: 'shop.example' }, async () => {
      const shops = await Promise.all(Array.from({ length: 4 }, async () => (await startShop()).tenant.id));
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `own-${randomUUID().slice(0, 8)}.test`;
        const texts = await Promise.all(shops.map(async (id) => (await addDomain(id, name, now)).txt[1]));
        const servers = {
          resolveTxt: () => Promise.resolve(texts.map((text) => [text])),
          resolveCname: () => Promise.resolve([]),
          resolve4: () => Promise.resolve(['203.0.113.9']),
          resolve6: () => Promise.resolve([]),
        };
        const byHand = shops.map((id) => checkDomain(id, name, { servers, now }));
        await Promise.all([...byHand, checkDomains(servers, () => now)]);
        const rows = await systemTx((tx) => tx.select().from(tenantDomain).where(eq(tenantDomain.domain, name)));
        expect(rows.map(({ state }) => state).sort()).toEqual(['LIVE', 'PENDING', 'PENDING', 'PENDING']);
      }
    }));
});
