import type { StationRule } from '../../../contract/pickup';

/** Whether a line brings goods of this country to the station; one that names none brings them to all of its country. */
export const isServedBy = (
  station: Pick<StationRule, 'id' | 'countryCode'>,
  { country, stations }: { country: string | undefined; stations: readonly string[] },
): boolean =>
  (country === undefined || station.countryCode.toLowerCase() === country.toLowerCase()) &&
  (stations.length === 0 || stations.includes(station.id));
