/** What the desk of each kind of thing calls its states. */
const STATES: Readonly<Record<string, (state: string) => string>> = {
  BATCH: (state) => `batches.status.${state}`,
  COMPENSATION: (state) => `compensations.status.${state}`,
  DEPOSIT: (state) => `deposits.status.${state}`,
  MANUAL_ORDER: (state) => `manual.status.${state}`,
  PARCEL: (state) => `scan.status.${state}`,
  PARCEL_CLAIM: (state) => `claims.status.${state}`,
  PURCHASE_ORDER: (state) => `buying.status.${state}`,
  REFUND: (state) => `refunds.status.${state}`,
  THREAD: (state) => `threads.status.${state}`,
  TRANSIT_ORDER: (state) => `packing.status.${state}`,
  WITHDRAWAL: (state) => `withdrawals.status.${state}`,
};

/** What else its desk has a word for, by the name of the field. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, (code: string) => string>>>> = {
  EXPORT: { kind: (code) => `exports.kind.${code}` },
  PARCEL: { faults: (code) => `scan.reason.${code}` },
  // of its item, or of all that is in it
  PURCHASE_ORDER: { order: (code) => `buying.status.${code}` },
};

const deskKeyOf = (name: string, about: string) => (name === 'status' ? STATES[about] : OTHERS[about]?.[name]);

/** Whether a field holds nothing but codes, short ones too. @param about kind of thing */
export const isCodeOf = (name: string, about: string): boolean => deskKeyOf(name, about) !== undefined;

/** Keys of what a code of a deed is called, the best first: as the desk of its thing calls it. @param about kind of thing */
export function codeKeys(code: string, name: string, about: string): string[] {
  const ofDesk = deskKeyOf(name, about);
  return [...(ofDesk ? [ofDesk(code)] : []), `audit.codes.${code}`, 'audit.plain'];
}
