/** The value that this share of all keeps to, of so many of each; 0 of nothing. */
export function quantile(counts: readonly (readonly [value: number, count: number])[], share: number): number {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of counts.toSorted(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= all * share) return value;
  }
  return 0;
}
