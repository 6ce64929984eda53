type Fields = Record<string, unknown> | null;

/** What a thing became by a deed whose right allows several; undefined where the right says it all. */
export function becameOf(action: string, after: Fields, before: Fields): string | undefined {
  if (!after) return before ? 'GONE' : undefined;
  // what nobody is asked for the shop bears
  if (action === 'purchase.difference') return Number(after.asked) > 0 ? 'ASKED' : undefined;
  if (typeof after.status === 'string') return after.status;
  // what is held is let go by the same right
  if (action.endsWith('.claim') && after.staffId === null) return 'GONE';
  if ('sentBack' in after) return 'SENT_BACK';
  if ('asks' in after) return 'ASKED';
  if ('said' in after) return 'SAID';
  return 'trackingNo' in after || 'trackingNos' in after ? 'NUMBERED' : undefined;
}

/** What things become by a right that allows several deeds, as far as it is told apart. */
export const BECAME: Readonly<Record<string, readonly string[]>> = {
  'content.publish': ['TAKEN_DOWN', 'UNSCHEDULED'],
  'customer.data-export': ['GONE'],
  'money.export': ['GONE'],
  'packing.declare': ['NUMBERED', 'SAID', 'SEIZED', 'LOST', 'CLOSED'],
  // it leaves by the right to print its label
  'packing.label': ['OUTBOUND'],
  // to take it, and to begin with it, needs the same right
  'packing.pick': ['PACKING', 'GONE'],
  'packing.weigh': ['ASKED'],
  'purchase.claim': ['PURCHASING', 'GONE'],
  'purchase.difference': ['ASKED'],
  'purchase.place': ['NUMBERED', 'SELLER_SHIPPED'],
  'warehouse.inspect': ['SENT_BACK'],
  'warehouse.unclaimed': ['RECEIVED', 'APPROVED', 'REJECTED'],
};

/** Whether its word says that there is nothing of it any more. */
export const isToldGone = (action: string, after: Fields): boolean =>
  after === null && (BECAME[action] ?? []).includes('GONE');

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** By which programs go on: when they look again, what they have told, who holds it and for how long. */
const INTERNAL = new Set(['host', 'storageAt', 'storageTold', 'pausedAt', 'holidays', 'since', 'isMine']);

/** Numbers of rows that nobody but a program looks up. */
const isOfMachines = (name: string) => /(?:^id|^item|[a-z]Ids?)$/.test(name) && name !== 'warehouseId';

/** Sums of a deed in the currency that stands beside them. */
const SUMS = new Set(['amount', 'refunded', 'asked', 'more', 'gross', 'net', 'fee', 'agreed', 'asks', 'saved']);
export const isSum = (name: string): boolean => SUMS.has(name);
/** Told with its sums. */
const isUnit = (name: string, of: Fields) => name === 'currency' && Object.keys(of ?? {}).some(isSum);

/** What is no news as long as it is nothing. */
const OFTEN_NOTHING = new Set(['absorb', 'asked', 'bornFen', 'more', 'pausedDays', 'refunded', 'saved']);
const isNothing = (name: string, value: unknown) => OFTEN_NOTHING.has(name) && (value === 0 || value === false);

/** The fields of a deed that tell somebody something. @param isPlayed whose name stands in front of it already */
export const toldFields = (before: Fields, after: Fields, isPlayed: boolean): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) =>
      !isOfMachines(name) &&
      !isUnit(name, after ?? before) &&
      !INTERNAL.has(name) &&
      !(isPlayed && name === 'by') &&
      !(before?.[name] === undefined && isNothing(name, after?.[name])) &&
      !(isEmpty(before?.[name]) && isEmpty(after?.[name])),
  );

/** Of a thing within a deed: what follows from the rest of it, or is for programs, is no news. */
const NO_NEWS = new Set([
  'cnyToLocalRate',
  'marginBasisPoints',
  'serviceFeeRule',
  'quotedAt',
  'productUrl',
  'validUntil',
]);
export const isNews = (name: string, value: unknown): boolean =>
  !NO_NEWS.has(name) && !isOfMachines(name) && !isEmpty(value) && !isNothing(name, value);
