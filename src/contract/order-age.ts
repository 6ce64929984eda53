/** How long an order has been in its state, in days: from the first on and below the second. */
export const AGE_DAYS = {
  '0-1': { from: 0, below: 1 },
  '1-3': { from: 1, below: 3 },
  '3-7': { from: 3, below: 7 },
  '7+': { from: 7, below: null },
} as const;
export type OrderAge = keyof typeof AGE_DAYS;
export const ORDER_AGES = Object.keys(AGE_DAYS) as [OrderAge, ...OrderAge[]];
