import { FIND_RIGHTS, type FoundRecord } from '../../../contract/find-desk';
import { FIND_KINDS } from '../../../contract/find-desk.enums';
import { trackingNumber } from '../../../contract/tracking-number';
import { byWarehouses, mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { whoIs } from './customer-search.service';
import { findRepo, type FoundRow } from './find.repo';

const MOST = 20;

/** Records by whatever they go by, of those that one may open. */
export async function find(ctx: StaffCtx, keyword: string): Promise<FoundRecord[]> {
  const ours = keyword.toUpperCase();
  const numbers = { ours, couriers: trackingNumber(keyword) ?? ours, theirs: keyword };
  const rows: FoundRow[] = [];
  for (const { warehouses, these } of byWarehouses(ctx.staff, FIND_KINDS, (kind) => FIND_RIGHTS[kind]))
    rows.push(...(await ctx.tx((tx) => findRepo(tx, staffScopeOf(ctx)).byNumber(these, numbers, MOST), warehouses)));
  return ctx.tx(async (tx) => {
    const repo = findRepo(tx, staffScopeOf(ctx));
    const mayKnow = mayDo(ctx.staff, FIND_RIGHTS.CUSTOMER);
    // who is meant, where it is no number of a thing
    const people = rows.length === 0 && mayKnow ? (await whoIs(tx, ctx, keyword)).slice(0, MOST) : [];
    const found = [...rows, ...people.map((id): FoundRow => ({ kind: 'CUSTOMER', id, name: '', by: '' }))];
    const ids = found.filter(({ kind }) => kind === 'CUSTOMER').map(({ id }) => id);
    const names = await repo.shoppers([...new Set(ids)]);
    return unique(
      found.map((row) => {
        if (row.kind !== 'CUSTOMER') return row;
        const { name = '', email = '' } = names.get(row.id) ?? {};
        // two of one name are told apart by their addresses
        return { ...row, by: row.name || (email === name ? '' : email), name };
      }),
    );
  });
}

/** A thing that is called so in two ways is one. */
const unique = (rows: FoundRow[]): FoundRecord[] => [
  ...new Map(rows.map((row) => [`${row.kind} ${row.id}`, row] as const)).values(),
];
