import { allowanceUse, atBorder, type Allowance, type AllowanceRule } from '../../../contract/customs-allowance';
import { monthOf } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { ownerOf, type UserCtx } from '../../kernel/context';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findReceivers } from '../account/customs-needs.service';
import { allowanceRepo } from './allowance.repo';

interface Shipped {
  countryCode: string;
  declaredFen: number;
  grams: number;
}

/** How much of what the border lets in free this shipment would take, by receiver; null where the shop has not said what is free. */
export async function allowanceFor(
  tx: Tx,
  ctx: UserCtx,
  { countryCode, declaredFen, grams }: Shipped,
): Promise<Allowance | null> {
  const rule = ctx.tenant.allowances?.[countryCode.toLowerCase()];
  const rate = rule && rateOf(rule, ctx.tenant);
  if (!rule || rate === undefined) return null;
  const month = monthOf(ctx.now(), ctx.tenant.timezoneOffset);
  const receivers = await findReceivers(tx, ownerOf(ctx), countryCode);
  const marks = rule.per === 'MONTH' ? [...new Set(receivers.map(({ receiverMark }) => receiverMark))] : [];
  const used = await allowanceRepo(tx, ownerOf(ctx)).declaredSince(marks, month.from);
  const taken = (usedFen: number) => allowanceUse(rule, rate, { declaredFen, usedFen, grams });
  return {
    per: rule.per,
    limit: { amount: rule.freeUpTo, currency: rule.currency },
    declared: atBorder(rule, rate, declaredFen),
    renewsOn: rule.per === 'MONTH' ? month.next : null,
    receivers: [
      { customsInfoId: null, ...taken(0) },
      ...receivers.map(({ id, receiverMark }) => ({ customsInfoId: id, ...taken(used.get(receiverMark) ?? 0) })),
    ],
  };
}

/** Undefined where nobody has said what yuan are there. */
function rateOf({ currency, cnyRate }: AllowanceRule, shop: TenantRecord): string | undefined {
  if (cnyRate) return cnyRate;
  if (currency === 'CNY') return '1';
  return currency === shop.currency ? shop.cnyToLocalRate : undefined;
}
