interface Line {
  parcelItemId: string;
  quantity: number;
  hsCode: string;
}

const piecesOf = (lines: readonly Line[], { parcelItemId, hsCode }: Line): number =>
  lines
    .filter((line) => line.parcelItemId === parcelItemId && line.hsCode === hsCode)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Whether a code that stood is changed or removed, of any piece: its shopper reads why. One that was missing and is added,
 * and a line that is split under its code, say nothing otherwise than it was said.
 */
export const isCodeChanged = (before: readonly Line[], now: readonly Line[]): boolean =>
  before.some((line) => line.hsCode !== '' && piecesOf(now, line) < piecesOf(before, line));
