/** As many tiles in a row as a desk has room for, and as few as do not look lost. */
const CHOICES = [10, 9, 8, 7];

/** How many columns leave the fewest places of the last row empty; the most of these. */
export function tileColumns(count: number): number {
  const emptyPlaces = (columns: number) => (columns - (count % columns)) % columns;
  return CHOICES.reduce((best, columns) => (emptyPlaces(columns) < emptyPlaces(best) ? columns : best));
}
