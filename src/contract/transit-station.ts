import { row, type Row } from './receipt-row';
import type { Unit } from './transit-freight';
import { over } from './transit-limits';
import type { LineTerms } from './transit-line';
import { amiss, type Refusal } from './transit-refusal';
import type { TransitRequest } from './transit-request';

/** What the station does not take, box by box; a line that goes to no station says so itself. */
export function stationRefused(
  { stations, delivery }: Pick<LineTerms, 'stations' | 'delivery'>,
  { station }: Pick<TransitRequest, 'station'>,
  units: readonly Pick<Unit, 'boxes'>[],
): Refusal[] {
  if (!station || delivery === 'DOOR') return [];
  const boxes = units.flatMap((unit) => unit.boxes);
  const { id, maxSideMm, maxBoxGrams, maxOrderGrams } = station;
  const isServed = stations.length === 0 || stations.includes(id);
  return [
    ...(isServed ? [] : [amiss('station-not-served', id, null)]),
    ...boxes.flatMap(({ sides }) => over('station-side-too-long', sides[0], maxSideMm)),
    ...boxes.flatMap(({ grams }) => over('station-box-too-heavy', grams, maxBoxGrams)),
    ...over(
      'station-too-heavy',
      boxes.reduce((sum, { grams }) => sum + grams, 0),
      maxOrderGrams,
    ),
  ];
}

/** What handing it out costs, in fen: once, however many boxes there are. */
export const stationRows = ({ station }: Pick<TransitRequest, 'station'>): Row[] =>
  station && station.feeFen > 0 ? [row('station-fee', {}, station.feeFen)] : [];
