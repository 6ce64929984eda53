import type { ProductRow } from '../../contract/catalogue-desk';
import type { GroupsInput } from '../../contract/catalogue-desk';
import type { Locale } from '../../contract/locales';

/** What stands in the way of saving a row; undefined: nothing does. */
export function problemOf({ title, keyword, categoryId, channel, from, until }: ProductRow, language: Locale) {
  if (!title[language]?.trim()) return 'title';
  if (!keyword?.trim() && !categoryId && !channel) return 'wish';
  return from && until && from >= until ? 'time' : undefined;
}

/** With another one in its place, or in front of or behind its neighbour. */
export const replaced = (rows: ProductRow[], row: ProductRow) => rows.map((each) => (each.id === row.id ? row : each));

export function moved(rows: ProductRow[], id: string, by: -1 | 1): ProductRow[] {
  const at = rows.findIndex((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const row = rows[at];
  return row && at + by >= 0 ? [...others.slice(0, at + by), row, ...others.slice(at + by)] : rows;
}

const said = (title: ProductRow['title']) =>
  Object.fromEntries(Object.entries(title).filter(([, text]) => text.trim()));

/** As the call takes it: what is empty is left out. */
export const inputOfRows = (rows: ProductRow[]): GroupsInput['groups'] =>
  rows.map(({ id, title, channel, categoryId, keyword, place, from, until }) => ({
    ...{ id, title: said(title) },
    ...(place === 'RECOMMENDED' ? { place } : {}),
    ...(channel ? { channel } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }));
