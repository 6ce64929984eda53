import { sandboxEndpoints } from './sandbox.endpoints';
import type { Ctx } from '../../server/kernel/context';
import { route } from '../../server/kernel/route';
import { localize } from '../../server/kernel/tenant-record';
import type { Sandbox } from './sandbox-payment';

const STATUS_OF = { approve: 'approved', decline: 'declined', close: 'closed' } as const;

/** The sandbox's own API, behind its hosted page. Shops that have it switched off do not know it. */
export function sandboxRoutes(sandbox: Sandbox) {
  const scopeOf = ({ tenant, now }: Ctx) => ({ tenantId: tenant.id, now: now() });
  const present = ({ tenant, locale }: Ctx, charge: Awaited<ReturnType<Sandbox['getCharge']>>) => ({
    chargeId: charge.id,
    merchant: localize(tenant.name, locale, tenant),
    description: charge.description,
    amount: { amount: charge.amount, currency: charge.currency },
    status: charge.status,
    returnUrl: charge.returnUrl,
  });
  return [
    route(sandboxEndpoints.getCharge, async (ctx, { params }) =>
      present(ctx, await sandbox.getCharge(scopeOf(ctx).tenantId, params.chargeId)),
    ),
    route(sandboxEndpoints.decide, async (ctx, { params, body }) => {
      const decision = { status: STATUS_OF[body.decision], holdCallback: body.holdCallback };
      return present(ctx, await sandbox.decide(scopeOf(ctx), params.chargeId, decision));
    }),
  ];
}
