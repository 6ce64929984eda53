/** What a list of a desk can be asked for by its address; what an address says besides is left out. */
export interface IndexSpec<View extends string = string> {
  path: string;
  /** The first is what an address without one means. */
  views: readonly [View, ...View[]];
  /** Where an address without a view means more than the first: that is then written out too. */
  namesFirstView?: boolean;
  /** By the name in the address, the values that each filter knows. */
  filters?: Readonly<Record<string, readonly string[]>>;
  /** Of the cursors of its call. */
  cursor?: RegExp;
}

export interface Asked<View extends string = string> {
  view: View;
  q?: string;
  /** Chosen values by filter; a filter without any is not here. */
  filters: Record<string, string[]>;
  /** Columns that are shown, where somebody has chosen them. */
  cols?: string[];
  /** The view of the staff's own that it began with. */
  saved?: string;
  after?: string;
}

const LONGEST_WORDS = 100;
const CURSOR = /^\d{1,14}_[\w-]{1,64}$/;
const COLUMNS = /^[A-Za-z]{1,30}(,[A-Za-z]{1,30}){0,29}$/;
const ID = /^[\w-]{1,64}$/;

/** Undefined of nothing but blanks. */
export const wordsOf = (typed: string | undefined): string | undefined =>
  typed?.trim().slice(0, LONGEST_WORDS) || undefined;

export function readAsked<View extends string>(
  spec: IndexSpec<View>,
  query: Record<string, string | undefined>,
): Asked<View> {
  const { views, filters = {}, cursor = CURSOR } = spec;
  const chosen = Object.entries(filters).map(([name, known]) => {
    const values = query[name]?.split(',') ?? [];
    return [name, known.filter((value) => values.includes(value))] as const;
  });
  const { q, after, cols, saved } = query;
  const words = wordsOf(q);
  return {
    view: views.find((known) => known === query.view) ?? views[0],
    ...(words ? { q: words } : {}),
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(cols && COLUMNS.test(cols) ? { cols: cols.split(',') } : {}),
    ...(saved && ID.test(saved) ? { saved } : {}),
    ...(after && cursor.test(after) ? { after } : {}),
  };
}

/** Whether words or chips leave rows out. */
export const isNarrowed = ({ q, filters }: Asked): boolean => q !== undefined || Object.keys(filters).length > 0;

/** Any change but the page itself begins at the first page. */
export type Change = Partial<Pick<Asked, 'view' | 'filters'>> & {
  q?: string | undefined;
  cols?: string[] | undefined;
  saved?: string | undefined;
  after?: string | undefined;
  /** The record that stands open beside the list. */
  open?: string | undefined;
};

/** All of the address behind its path. */
export function queryOf(
  { views, namesFirstView = false }: Pick<IndexSpec, 'views' | 'namesFirstView'>,
  asked: Asked,
  change: Change = {},
): string {
  const { view, q, filters, cols, saved, after, open } = { ...asked, after: undefined, ...change };
  const query = new URLSearchParams();
  if (namesFirstView || view !== views[0]) query.set('view', view);
  if (q) query.set('q', q);
  for (const [name, values] of Object.entries(filters)) if (values.length > 0) query.set(name, values.join(','));
  if (cols) query.set('cols', cols.join(','));
  if (saved) query.set('saved', saved);
  if (after) query.set('after', after);
  if (open) query.set('open', open);
  return query.toString();
}

/** The address of the list with something changed in it. */
export function indexHref(
  spec: Pick<IndexSpec, 'path' | 'views' | 'namesFirstView'>,
  asked: Asked,
  change: Change = {},
): string {
  const query = queryOf(spec, asked, change);
  return query ? `${spec.path}?${query}` : spec.path;
}
