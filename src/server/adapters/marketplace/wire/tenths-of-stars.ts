/** 4.85 of 5 stars → 48. */
export const tenthsOfStars = (stars: number): number => Math.min(50, Math.floor(stars * 10 + 1e-6));
