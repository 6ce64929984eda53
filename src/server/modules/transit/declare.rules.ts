import { isCodeChanged } from '../../../contract/declared-codes';
import type { DeclarationInput } from '../../../contract/packing-desk';
import type { DeclarationRow } from './transit.repo';

type Said = DeclarationInput['lines'][number];
type Line = Omit<DeclarationRow, 'tenantId' | 'transitOrderId' | 'revision' | 'position'>;

const piecesOf = (lines: readonly { parcelItemId: string; quantity: number }[], id: string) =>
  lines.filter(({ parcelItemId }) => parcelItemId === id).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * What is declared anew. Nobody of the shop declares less than its shopper has, nor anything else: a line is split, or a
 * code is added where its shopper has said none; a code that stood is changed or removed with a reason alone.
 */
export function redeclared(
  { now, original }: { now: readonly DeclarationRow[]; original: readonly DeclarationRow[] },
  said: readonly Said[],
  note: string,
): { lines: Line[] } | { errors: { path: string; code: string }[] } {
  const errors = said.flatMap(({ parcelItemId, hsCode }, at) => {
    if (!now.some((line) => line.parcelItemId === parcelItemId))
      return [{ path: `lines.${String(at)}.parcelItemId`, code: 'not_these' }];
    const byShopper = original.find((line) => line.parcelItemId === parcelItemId)?.hsCode ?? '';
    return byShopper !== '' && hsCode !== byShopper ? [{ path: `lines.${String(at)}.hsCode`, code: 'by_shopper' }] : [];
  });
  const isWhole = now.every(({ parcelItemId }) => piecesOf(now, parcelItemId) === piecesOf(said, parcelItemId));
  if (!isWhole) errors.push({ path: 'lines', code: 'not_as_many' });
  if (note === '' && isCodeChanged(now, said)) errors.push({ path: 'note', code: 'required' });
  if (errors.length > 0) return { errors };
  const lines = said.flatMap(({ parcelItemId, quantity, hsCode }): Line[] => {
    const before = now.find((line) => line.parcelItemId === parcelItemId);
    if (!before) return [];
    const { title, nameEn, nameZh, material, unitFen } = before;
    return [{ parcelItemId, title, nameEn, nameZh, material, hsCode, quantity, unitFen }];
  });
  return { lines };
}
