import type { FreightTemplate } from '../../../../contract/freight';

// What a supplier does not say of its goods, and a shop has to reckon with.

/** What parcel services ask within China; what it comes to is known when the goods are bought. */
export const UNSAID_FREIGHT: FreightTemplate = {
  kind: 'weight',
  firstUnit: 1,
  firstFen: 800,
  nextUnit: 1,
  nextFen: 400,
};

const UNSAID_GRAMS = 500;

/** Of a piece; what is assumed says so. @param grams nothing where they are not said */
export const weightOf = (grams: number): { weightGrams: number; isWeightAssumed?: true } =>
  grams > 0 ? { weightGrams: Math.ceil(grams) } : { weightGrams: UNSAID_GRAMS, isWeightAssumed: true };
