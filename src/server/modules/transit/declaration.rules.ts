import { proposedWords, wrongWords } from '../../../contract/customs-words';
import type { TransitOrderInput } from '../../../contract/transit';
import type { StoredParcel } from './shipped-parcel.repo';
import type { NewDeclaration } from './shopper-transit.repo';

interface Wrong {
  path: string;
  code: string;
}

/**
 * A line for each thing: how many and what they have cost as the order says that brought them, the words as the shopper
 * gives them, else as they are proposed by its title. Nobody can declare less, nor what names nothing, nor ship a parcel
 * of which nothing is said.
 */
export function draftDeclaration(
  parcels: StoredParcel[],
  described: TransitOrderInput['declaration'],
): { lines: NewDeclaration[] } | { errors: Wrong[] } {
  const items = parcels.flatMap((parcel) => parcel.items);
  const errors = described.flatMap(({ parcelItemId, nameEn }, at): Wrong[] => {
    const wrong = wrongWords(nameEn);
    return [
      ...(items.some(({ id }) => id === parcelItemId)
        ? []
        : [{ path: `declaration.${at}.parcelItemId`, code: 'not_shipped' }]),
      ...(wrong ? [{ path: `declaration.${at}.nameEn`, code: wrong }] : []),
    ];
  });
  const isSaid = (id: string) => described.some(({ parcelItemId }) => parcelItemId === id);
  if (items.some(({ id, title }) => !isSaid(id) && proposedWords(title) === ''))
    errors.push({ path: 'declaration', code: 'words_missing' });
  for (const { parcel, items: own } of parcels)
    if (own.length === 0) errors.push({ path: `declaration.${parcel.id}`, code: 'contents_missing' });
  if (errors.length > 0) return { errors };
  const lines = items.map(({ id, title, quantity, unitFen }) => {
    const words = described.find(({ parcelItemId }) => parcelItemId === id);
    const { nameEn = proposedWords(title), nameZh = '', material = '', hsCode = '' } = words ?? {};
    return { parcelItemId: id, title, nameEn, nameZh, material, hsCode, quantity, unitFen };
  });
  return { lines };
}
