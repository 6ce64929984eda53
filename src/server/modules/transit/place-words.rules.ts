import type { LocalizedText } from '../../../contract/fields';
import type { LogisticsRow } from './logistics.repo';

export interface KnownPlaces {
  /** Who tells of boxes from outside. */
  companies: readonly string[];
  /** Names of the shop's warehouses. */
  warehouses: LocalizedText[];
  say: (name: LocalizedText) => string;
  /** What a city or district is called by its country's list, else as it is written. */
  sayDistrict: (name: string) => string;
}

/**
 * Where something happened, in the reader's words as far as the place is one that the house itself has names of. What a
 * company outside calls a place stays as it said it: nobody here knows which of two it means.
 */
export function placeWords({ provider, place }: Pick<LogisticsRow, 'provider' | 'place'>, known: KnownPlaces): string {
  if (known.companies.includes(provider) || place === '') return place;
  const warehouse = known.warehouses.find((name) => Object.values(name).includes(place));
  return warehouse ? known.say(warehouse) : known.sayDistrict(place);
}
