import { LIMITS } from '../../../contract/limits';
import type { StationRule } from '../../../contract/pickup';
import type { StationTerms } from '../../../contract/transit-request';

/** Whether a line brings goods of this country to the station; one that names none brings them to all of its country. */
export const isServedBy = (
  station: Pick<StationRule, 'id' | 'countryCode'>,
  { country, stations }: { country: string | undefined; stations: readonly string[] },
): boolean =>
  (country === undefined || station.countryCode.toLowerCase() === country.toLowerCase()) &&
  (stations.length === 0 || stations.includes(station.id));

/** For so long it keeps what is fetched: never shorter than it is free. */
export const keepDaysOf = ({ keepDays = LIMITS.stationDays, freeDays }: Pick<StationRule, 'keepDays' | 'freeDays'>) =>
  Math.max(keepDays, freeDays);

/** What the price of a shipment that goes there is made of. */
export const stationTermsOf = ({ id, feeFen = 0, ...limits }: StationRule): StationTerms => ({
  id,
  maxSideMm: limits.maxSideMm ?? null,
  maxBoxGrams: limits.maxBoxGrams ?? null,
  maxOrderGrams: limits.maxOrderGrams ?? null,
  feeFen,
});

/** On a map that everybody may look at; empty where nobody has said where it is. */
export function mapUrlOf({ mapPoint = '' }: Pick<StationRule, 'mapPoint'>): string {
  const [latitude, longitude] = mapPoint.split(/, ?/);
  if (!latitude || !longitude) return '';
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
