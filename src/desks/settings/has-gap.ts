/** Whether a number in it was never finished. */
export const hasGap = (value: unknown): boolean =>
  Number.isNaN(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasGap));
