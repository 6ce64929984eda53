import { deskPaths } from '../../contract/desk-paths';
import type { StaffView } from '../../contract/view-desk';
import { indexHref, queryOf, readAsked, type Asked, type IndexSpec } from './index-query';

/** By what the views of a list are asked for. */
export const listPageOf = ({ path }: Pick<IndexSpec, 'path'>): string => path.replace(`${deskPaths.home()}/`, '');

/** What a view keeps of an address: columns stand beside it, and it does not begin with another view. */
export const keptQuery = (spec: IndexSpec, asked: Asked): string =>
  queryOf(spec, asked, { cols: undefined, saved: undefined });

/** A view as the list of this release can show it. @param known the ids of its columns */
export function openView(spec: IndexSpec, { id, query, columns }: StaffView, known: readonly string[]) {
  const asked = readAsked(spec, Object.fromEntries(new URLSearchParams(query)));
  const left = columns?.filter((column) => known.includes(column));
  const cols = left?.length ? left : undefined;
  const isWhole = keptQuery(spec, asked) === query && left?.length === columns?.length;
  return {
    href: indexHref(spec, asked, { cols, saved: id }),
    /** False: something of it is not there any more. */
    isWhole,
    /** Whether a list shows just this. */
    isAt: (now: Asked) => keptQuery(spec, now) === keptQuery(spec, asked) && now.cols?.join() === cols?.join(),
  };
}
