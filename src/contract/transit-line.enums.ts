/** What is in a parcel, as far as carriers and borders ask (from an item to its parcel to the order: the union). */
export const GOODS_KINDS = [
  'GENERAL',
  'BATTERY_BUILT_IN',
  'BATTERY_LOOSE',
  'MAGNET',
  'LIQUID',
  'CREAM_PASTE',
  'POWDER',
  'AEROSOL',
  'FOOD',
  'PLANT_ANIMAL',
  'MEDICINE',
  'BLADE',
  'WOOD',
  'BRANDED',
  'PRINTED',
  'FRAGILE',
  'OVERSIZE',
  'ADULT',
  'VALUABLE',
] as const;

/** `MEASURE` bills the room that it takes, `GREATER` the dearer of the two; `WEIGHT` falls back on room where weight has no price. */
export const COMBINATIONS = ['WEIGHT', 'MEASURE', 'GREATER'] as const;

/** Whether each box is weighed and priced for itself, or all of them as one. */
export const BOX_SUMS = ['EACH', 'SUM'] as const;

export const DELIVERIES = ['DOOR', 'STATION', 'BOTH'] as const;

/** What a condition may measure; lengths in mm, room in mm³, the value in minor units of the line's currency. */
export const MEASURED = [
  'CHARGED_GRAMS',
  'SCALE_GRAMS',
  'LONGEST_SIDE',
  'SUM_OF_SIDES',
  'GIRTH',
  'VOLUME',
  'VALUE',
  'BOXES',
  'PIECES',
] as const;

/** What a condition may look for in a list. */
export const NAMED = ['COUNTRY', 'POSTCODE', 'GOODS_KIND', 'CATEGORY', 'CHANNEL', 'MISSING_CUSTOMS_FIELD'] as const;
