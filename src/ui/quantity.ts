/** The nearest quantity that can be ordered: within the bounds, and a multiple of the step (rounded up). */
export function stepQuantity(wanted: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const lowest = Math.ceil(Math.max(min, 0) / step) * step;
  const highest = Math.max(lowest, Math.floor(max / step) * step);
  return Math.min(highest, Math.max(lowest, Math.ceil(wanted / step) * step));
}
