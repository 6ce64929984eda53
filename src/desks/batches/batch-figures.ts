/** As a scale says it, to ten grams. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(2);

/** Of a truck or a container. */
export const cubicMetres = (cubicMm: number): string => (cubicMm / 1_000_000_000).toFixed(3);
