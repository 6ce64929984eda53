import type { LineTerms } from '../../../contract/transit-line';

export interface Fault {
  path: string;
  code: string;
}
export interface KnownOfShop {
  /** Sums are changed from yuan, or not at all. */
  currencies: string[];
  warehouses: Named[];
  stations: Named[];
}
interface Named {
  id: string;
  name: string;
}

/** Two that are called alike are told apart by their ids. */
export const apart = (things: readonly Named[]): Named[] =>
  things.map(({ id, name }) => {
    const isAlone = name !== '' && things.filter((other) => other.name === name).length === 1;
    return { id, name: isAlone ? name : `${name} (${id})`.trim() };
  });

/** What terms name that the shop does not know. */
export function strangeIn({ currency, warehouses, stations }: LineTerms, known: KnownOfShop): Fault[] {
  const list = (path: string, ids: readonly string[], of: readonly Named[]) =>
    ids.flatMap((id, at) =>
      of.some((one) => one.id === id) ? [] : [{ path: `${path}.${String(at)}`, code: 'unknown' }],
    );
  return [
    ...(known.currencies.includes(currency) ? [] : [{ path: 'currency', code: 'unknown' }]),
    ...list('warehouses', warehouses, known.warehouses),
    ...list('stations', stations, known.stations),
  ];
}

export interface TermChange {
  path: string;
  before: string;
  after: string;
}

const MOST_CHANGES = 60;
const MOST_LETTERS = 120;

/** What is otherwise, by its path; lists of names as a whole. */
export function changesOf(before: LineTerms | undefined, after: LineTerms): TermChange[] {
  const [was, is] = [flat(before, ''), flat(after, '')];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths
    .filter((path) => was.get(path) !== is.get(path))
    .slice(0, MOST_CHANGES)
    .map((path) => ({ path, before: shown(was.get(path)), after: shown(is.get(path)) }));
}

/** The same, with warehouses and stations by their names: for people to read. */
export const namedChangesOf = (before: LineTerms | undefined, after: LineTerms, known: KnownOfShop): TermChange[] =>
  changesOf(before && withNames(before, known), withNames(after, known));

function withNames(terms: LineTerms, known: KnownOfShop): LineTerms {
  const named = (ids: readonly string[], of: readonly Named[]) =>
    ids.map((id) => of.find((one) => one.id === id)?.name ?? id);
  return {
    ...terms,
    warehouses: named(terms.warehouses, known.warehouses),
    stations: named(terms.stations, known.stations),
  };
}

const shown = (text = '') => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

function flat(value: unknown, path: string): Map<string, string> {
  if (value === undefined) return new Map();
  const isLeaf = typeof value !== 'object' || value === null || isOfNames(value);
  if (isLeaf) return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]]);
  const parts = Object.entries(value).map(([name, inner]) => flat(inner, path ? `${path}.${name}` : name));
  return new Map(parts.flatMap((each) => [...each]));
}

const isOfNames = (value: object): boolean =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);
