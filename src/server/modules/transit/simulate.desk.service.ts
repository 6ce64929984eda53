import { serviceFeeFen } from '../../../contract/freight';
import { priceOf, sumPrices } from '../../../contract/price';
import type { Simulation, SimulationInput } from '../../../contract/simulate';
import { midnightOf, tenantDate } from '../../../contract/tenant-time';
import { boxOf } from '../../../contract/transit-box';
import { quoteLines } from '../../../contract/transit-cures';
import { NO_DISCOUNTS } from '../../../contract/transit-discounts';
import type { TransitRequest } from '../../../contract/transit-request';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import { findTenant } from '../tenant/tenant.service';
import type { OfferedVersion } from './estimate.rules';
import type { LinesFrom } from './line-history.service';
import { offeredOf } from './offered.service';
import { estimateOf } from './shown-quote.rules';

/** Versions have ids of their own. */
const DRAFT = 'draft';

/**
 * What an order of goods and their way would cost on a day, by the fees and the lines of that day and the functions that
 * charge for them. @throws AppError INVALID for a day that is over: what held then is read in versions, not offered
 */
export async function simulate(ctx: StaffCtx, input: SimulationInput): Promise<Simulation> {
  const at = timeOf(ctx, input.on);
  const tenant = await shopAt(ctx, at);
  const offered = await offeredOf({ tenant, now: () => at });
  const lines = withDraft(offered.lines, input.draft);
  const from = offered.linesFrom(offered.warehouses.find(({ code }) => code === input.warehouse)?.id);
  const { quotes, refused } = quoteLines(lines, requestOf(input, from), offered.shop);
  const words = {
    say: (text: Record<string, string>) => localize(text, ctx.locale, tenant),
    ofShop: offered.packing,
    historyOf: from.historyOf,
  };
  return {
    order: orderOf(tenant, input),
    lines: [...quotes, ...refused].map((quote) => ({
      ...estimateOf(quote, lines, tenant, words),
      isDraft: quote.versionId === DRAFT,
    })),
  };
}

function timeOf(ctx: StaffCtx, on: string | null): Date {
  const { timezoneOffset } = ctx.tenant;
  const now = ctx.now();
  if (on === null || on === tenantDate(now, timezoneOffset)) return now;
  const at = midnightOf(on, timezoneOffset);
  if (at < now) throw new AppError('INVALID', { errors: [{ path: 'on', code: 'too_early' }] });
  return at;
}

async function shopAt(ctx: StaffCtx, at: Date): Promise<TenantRecord> {
  const tenant = await findTenant(ctx.tenant.id, at);
  if (!tenant) throw new AppError('NOT_FOUND');
  return tenant;
}

/** In the place of the line's own, or beside the others where it is new. */
function withDraft(lines: OfferedVersion[], draft: SimulationInput['draft']): OfferedVersion[] {
  if (!draft) return lines;
  const { name, terms } = draft;
  const own = lines.find((line) => line.name === name);
  const drafted = { name, title: own?.title ?? { en: name }, versionId: DRAFT, terms };
  return own ? lines.map((line) => (line === own ? drafted : line)) : [...lines, drafted];
}

function requestOf(input: SimulationInput, from: LinesFrom): TransitRequest {
  const { country, postcode, warehouse, delivery, boxes, isPacked, services, isInsured } = input;
  const parcels = input.parcels.map((parcel, at) => ({
    ...parcel,
    ...{ id: String(at), categories: [], channels: [], items: 1, pieces: 1 },
  }));
  return {
    ...{ country, postcode, warehouse, delivery, services, parcels },
    boxes: isPacked ? parcels.map(boxOf) : from.boxes(Math.min(boxes, parcels.length)),
    packing: [],
    insuredFen: isInsured ? parcels.reduce((sum, { valueFen }) => sum + valueFen, 0) || null : null,
    customsFields: null,
    stored: [],
    discounts: NO_DISCOUNTS,
  };
}

function orderOf(tenant: TenantRecord, { parcels, domesticFen }: SimulationInput): Simulation['order'] {
  const goodsFen = parcels.reduce((sum, { valueFen }) => sum + valueFen, 0);
  const goods = priceOf(goodsFen, tenant);
  const domesticFreight = priceOf(domesticFen, tenant);
  const fee = goodsFen === 0 ? 0 : serviceFeeFen(tenant.serviceFee, goodsFen + domesticFen).amount;
  const serviceFee = priceOf(fee, tenant);
  return { goods, domesticFreight, serviceFee, total: sumPrices([goods, domesticFreight, serviceFee], tenant) };
}
