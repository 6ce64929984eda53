import type { TransitOrderInput } from '../../../contract/transit';
import type { StoredParcel } from './shipped-parcel.repo';
import type { NewDeclaration } from './shopper-transit.repo';

/** Words under which no border lets anything pass, for they name nothing. */
const VAGUE = new Set([
  'gift',
  'gifts',
  'sample',
  'samples',
  'part',
  'parts',
  'goods',
  'item',
  'items',
  'other',
  'stuff',
]);

const isVague = (name: string): boolean => VAGUE.has(name.trim().toLowerCase());

/**
 * A line for each thing: how many and what they have cost as the order says that brought them, the words as the shopper
 * gives them. Nobody can declare less.
 */
export function draftDeclaration(
  parcels: StoredParcel[],
  described: TransitOrderInput['declaration'],
): { lines: NewDeclaration[] } | { errors: { path: string; code: string }[] } {
  const items = parcels.flatMap((parcel) => parcel.items);
  const errors = described.flatMap(({ parcelItemId, nameEn }, at) => [
    ...(items.some(({ id }) => id === parcelItemId)
      ? []
      : [{ path: `declaration.${at}.parcelItemId`, code: 'not_shipped' }]),
    ...(isVague(nameEn) ? [{ path: `declaration.${at}.nameEn`, code: 'too_vague' }] : []),
  ]);
  if (errors.length > 0) return { errors };
  const lines = items.map(({ id, title, quantity, unitFen }) => {
    const words = described.find(({ parcelItemId }) => parcelItemId === id);
    const { nameEn = title, nameZh = '', material = '', hsCode = '' } = words ?? {};
    return { parcelItemId: id, title, nameEn, nameZh, material, hsCode, quantity, unitFen };
  });
  return { lines };
}
