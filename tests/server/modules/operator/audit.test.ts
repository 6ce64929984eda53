import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoint, Empty } from '../../../../src/contract/endpoint.schemas';
import { tenantTx } from '../../../../src/server/db/database';
import { audit } from '../../../../src/server/db/schema/staff';
import type { StaffCtx } from '../../../../src/server/kernel/context';
import { dispatch } from '../../../../src/server/kernel/dispatch';
import { route } from '../../../../src/server/kernel/route';
import { auditedChange } from '../../../../src/server/modules/operator/audit.rules';
import { recordDeed } from '../../../../src/server/modules/operator/audit.service';
import { findStaff, holdSession, recallStaff } from '../../../../src/server/modules/operator/staff-session.service';
import { startShop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

const price = endpoint({
  method: 'PUT',
  path: '/operator/price',
  access: 'staff',
  permission: 'purchase.quote',
  response: Empty,
  summary: 'A call of a test.',
});
const DEED = {
  action: 'purchase.quote',
  subjectKind: 'MANUAL_ORDER',
  subjectId: 'm1',
  before: { status: 'AWAITING_QUOTE', title: 'Lamp' },
  after: { status: 'QUOTED', title: 'Lamp', priceFen: 1250 },
};

/** A call that writes its deed down and then perhaps fails. */
async function startPricing(then: () => void = () => undefined) {
  const shop = await startShop();
  const { staffToken, staffId } = await signInStaff(shop, ['buyer']);
  const run = (ctx: StaffCtx) =>
    ctx.tx(async (tx) => {
      await recordDeed(tx, ctx, DEED);
      then();
      return {};
    });
  const app = dispatch([route(price, run)], {
    findTenantByHost: () => Promise.resolve(shop.tenant),
    shoppers: { find: () => Promise.resolve(undefined), recall: () => undefined },
    staff: { find: findStaff, recall: recallStaff, hold: holdSession },
    now: () => shop.clock.now,
    wait: () => Promise.resolve(),
  });
  const headers = { host: shop.host, cookie: `staffToken=${staffToken}`, 'x-request-id': 'req-1' };
  const answer = await app.request('/api/operator/price', { method: 'PUT', headers });
  const lines = await tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
    tx.select().from(audit).where(eq(audit.actorKind, 'STAFF')),
  );
  return { status: answer.status, lines, staffId, at: shop.clock.now };
}

describe('the audit', () => {
  it('says who did what to which thing, when, from where and in which request', async () => {
    const { status, lines, staffId, at } = await startPricing();
    expect(status).toBe(200);
    expect(lines).toMatchObject([
      {
        actorId: staffId,
        action: 'purchase.quote',
        subjectKind: 'MANUAL_ORDER',
        subjectId: 'm1',
        before: { status: 'AWAITING_QUOTE' },
        after: { status: 'QUOTED', priceFen: 1250 },
        at,
        requestId: 'req-1',
      },
    ]);
  });

  it('has no line of what did not happen', async () => {
    const { status, lines } = await startPricing(() => {
      throw new Error('the effect failed');
    });
    expect([status, lines]).toEqual([500, []]);
  });
});

describe('what the audit keeps of a change', () => {
  it.each([
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { before: { b: 2 }, after: { b: 3 } },
    ],
    [null, { a: 1 }, { before: null, after: { a: 1 } }],
    [{ a: 1 }, null, { before: { a: 1 }, after: null }],
    [{ a: [1, 2] }, { a: [1, 2] }, { before: {}, after: {} }],
  ])('%j → %j', (before, after, kept) => expect(auditedChange(before, after)).toEqual(kept));

  it.each(['password', 'newPassword', 'loginHash', 'apiKey', 'token', 'clientSecret', 'payPin'])(
    'is that %s changed, and not to what',
    (name) => {
      const after = { provider: { [name]: 'hunter2' }, list: [{ [name]: 'hunter3' }], [name]: 'hunter4' };
      const kept = auditedChange({}, after);
      expect(JSON.stringify(kept)).not.toContain('hunter');
      expect(kept.after).toHaveProperty(name, '•••');
    },
  );

  it('is any other field as it is', () => {
    const after = { shippingAddress: '1 Pier', opinion: 'good' };
    expect(auditedChange({}, after).after).toEqual(after);
  });
});
