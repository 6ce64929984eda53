/** Of these languages browsers lack the data, and would take another's word. */
const UNKNOWN = ['uz', 'lo'];

/** Arabic puts its word alone before each otherwise: names in other letters would not be told apart. */
const WITH_COMMAS = { type: 'unit', style: 'short' } as const;

/** Things one after another as the language writes them: with its own comma, and its word before the last. */
export const listText = (items: readonly string[], intlTag: string): string =>
  UNKNOWN.includes(intlTag)
    ? items.join(', ')
    : new Intl.ListFormat(intlTag, intlTag === 'ar' ? WITH_COMMAS : {}).format(items);
