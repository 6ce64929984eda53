import type { LocalizedText } from '../../../contract/fields';
import type { SelfPickupAnswer, SelfPickupInfo, SelfPickupInput, Station, StationRule } from '../../../contract/pickup';
import { priceIn } from '../../../contract/transit-money';
import { AppError } from '../../kernel/app-error';
import { ownerOf, type Ctx, type UserCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { linesOf } from '../tenant/offers.service';
import { pickupRepo } from './pickup.repo';
import { isServedBy, keepDaysOf, mapUrlOf, stationTermsOf } from './pickup.rules';

interface StationQuery {
  countryCode?: string | undefined;
  transitOptionName?: string | undefined;
}

/** Keeps who fetches shipments, or with nothing sent only reads it. @throws AppError INVALID */
export async function selfPickup(ctx: UserCtx, query: StationQuery, input: SelfPickupInput): Promise<SelfPickupAnswer> {
  const { stations = [] } = ctx.tenant;
  const written = Object.keys(input).length > 0 ? read(input, stations) : undefined;
  const info = await ctx.tx(async (tx) => {
    const repo = pickupRepo(tx, ownerOf(ctx));
    if (written) await repo.save(written, ctx.now());
    return repo.find();
  });
  const line = query.transitOptionName && (await linesOf(ctx)).find(({ name }) => name === query.transitOptionName);
  const ofLine = query.transitOptionName ? (line ? line.version.terms.stations : null) : [];
  const served = stations.filter(
    (station) => ofLine && isServedBy(station, { country: query.countryCode, stations: ofLine }),
  );
  return { info: info ?? null, stations: served.map((station) => presentStation(ctx, station)) };
}

/** @throws AppError INVALID with a path for each field */
function read(
  { receiverName, phone, stationId, idLast4 = '' }: SelfPickupInput,
  stations: StationRule[],
): SelfPickupInfo {
  const errors = [
    ...(receiverName ? [] : [{ path: 'receiverName', code: 'required' }]),
    ...(phone ? [] : [{ path: 'phone', code: 'required' }]),
    ...(stationId && !stations.some(({ id }) => id === stationId) ? [{ path: 'stationId', code: 'not_offered' }] : []),
  ];
  if (!receiverName || !phone || errors.length > 0) throw new AppError('INVALID', { errors });
  return { stationId: stationId ?? null, receiverName, phone, idLast4 };
}

/** The shop's, as its shopper reads it; undefined where there is none any more. */
export function findStation(ctx: Ctx, stationId: string): Station | undefined {
  const station = ctx.tenant.stations?.find(({ id }) => id === stationId);
  return station && presentStation(ctx, station);
}

function presentStation({ locale, tenant }: Ctx, station: StationRule): Station {
  const { id, name, hours, notice = {}, countryCode, address, phone, freeDays } = station;
  const { maxSideMm, maxBoxGrams, maxOrderGrams, feeFen } = stationTermsOf(station);
  const say = (words: LocalizedText) => localize(words, locale, tenant);
  return {
    ...{ id, name: say(name), countryCode, address, phone, hours: say(hours), notice: say(notice) },
    ...{ freeDays, keepDays: keepDaysOf(station), maxSideMm, maxBoxGrams, maxOrderGrams },
    fee: feeFen > 0 ? priceIn(feeFen, 'CNY', tenant).local : null,
    mapUrl: mapUrlOf(station),
  };
}
