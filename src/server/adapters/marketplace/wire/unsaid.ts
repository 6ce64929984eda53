import { USUAL_FREIGHT } from '../../../../contract/fee-rules.schemas';
import { freightUnsaid } from '../../../../contract/freight';

// What a supplier does not say of its goods, and a shop has to reckon with.

/** The usual, for whoever has no own; what it comes to is known when the goods are bought. */
export const UNSAID_FREIGHT = { freight: freightUnsaid(USUAL_FREIGHT), isFreightUnsaid: true } as const;

const UNSAID_GRAMS = 500;

/** Of a piece; what is assumed says so. @param grams nothing where they are not said */
export const weightOf = (grams: number): { weightGrams: number; isWeightAssumed?: true } =>
  grams > 0 ? { weightGrams: Math.ceil(grams) } : { weightGrams: UNSAID_GRAMS, isWeightAssumed: true };
