import type { Dashboard, DashboardQuery, DeskWork } from '../../../contract/dashboard';
import { WORK_DESKS } from '../../../contract/dashboard.enums';
import type { Permission } from '../../../contract/staff-roles';
import { tenantDate } from '../../../contract/tenant-time';
import { byWarehouses, mayDo, warehousesFor } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import type { Tx } from '../../db/database';
import { countBuying } from '../purchase/buying-work.service';
import { linesOf } from '../tenant/offers.service';
import { countPacking } from '../transit/packing-work.service';
import { measuresFor, spansOf, spreadsOf, summarize, withTitles } from './dashboard.rules';
import { factsRepo } from './facts.repo';
import { shopDay } from './facts.rules';
import { workRepo } from './work.repo';

/** Who has to do with what waits at a desk. */
const WORKERS: Record<DeskWork['desk'], Permission> = {
  buying: 'purchase.read',
  seller: 'purchase.read',
  inspect: 'warehouse.receive',
  packing: 'packing.pick',
  refunds: 'money.read',
  withdrawals: 'money.read',
  withdrawalsToAllow: 'money.read',
  withdrawalsToPay: 'money.read',
  deposits: 'money.read',
};

/** What this person is shown on their first page: sums for none but who reads the books. */
export async function getDashboard(ctx: StaffCtx, query: DashboardQuery): Promise<Dashboard> {
  const { tenant, staff } = ctx;
  const days = Number(query.days);
  const today = tenantDate(ctx.now(), tenant.timezoneOffset);
  const spans = spansOf(today, days);
  // a day is added up for the shop as a whole
  const measures = measuresFor((right) => warehousesFor(staff, right) === null);
  const first = [spans.before.first, spans.calendar[0] ?? today].sort()[0] ?? today;
  const { until: endOfDay } = shopDay(today, tenant.timezoneOffset);
  const lines = (await linesOf(ctx)).map(({ name, title, version }) => ({
    ...{ name, title: localize(title, ctx.locale, tenant) },
    countries: version.terms.zone.countries,
  }));
  const work = await countWork(ctx, endOfDay);
  return ctx.tx(async (tx) => {
    const repo = factsRepo(tx, { tenantId: tenant.id });
    const [mark, facts] = await Promise.all([
      repo.findMark(),
      measures.length > 0 ? repo.between(first, today, measures) : [],
    ]);
    return {
      ...{ today, days, calendar: spans.calendar, work },
      countedAt: mark?.countedAt?.toISOString() ?? null,
      countedFrom: mark?.firstDay && mark.firstDay > first ? mark.firstDay : null,
      currency: mayDo(staff, 'money.read') ? tenant.currency : null,
      facts: summarize(facts, measures, spans),
      spreads: withTitles(spreadsOf(facts, measures, spans), lines),
    };
  });
}

/** Of the desks that they work at, in the order of the page. */
async function countWork(ctx: StaffCtx, endOfDay: Date): Promise<DeskWork[]> {
  const work: DeskWork[] = [];
  for (const { warehouses, these } of byWarehouses(ctx.staff, WORK_DESKS, (desk) => WORKERS[desk]))
    work.push(
      ...(await ctx.tx(
        (tx) => Promise.all(these.map(async (desk) => ({ desk, ...(await countAt(tx, ctx, desk, endOfDay)) }))),
        warehouses,
      )),
    );
  return work.sort((a, b) => WORK_DESKS.indexOf(a.desk) - WORK_DESKS.indexOf(b.desk));
}

/** By the rule of the desk itself, so that its list shows what is counted here. */
function countAt(tx: Tx, ctx: StaffCtx, desk: DeskWork['desk'], endOfDay: Date): Promise<Omit<DeskWork, 'desk'>> {
  if (desk === 'buying' || desk === 'seller') return countBuying(tx, ctx, desk, endOfDay);
  if (desk === 'packing') return countPacking(tx, ctx, endOfDay);
  return workRepo(tx, { tenantId: ctx.tenant.id }).at(desk, { now: ctx.now(), endOfDay });
}
