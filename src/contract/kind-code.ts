import type { GoodsKind } from './transit-line';
import { GOODS_KINDS } from './transit-line.enums';

/** What a sheet of commands says a kind of goods by: codes have no underscores. */
const nameOf = (kind: GoodsKind): string => kind.replaceAll('_', '');

export const kindCode = (kind: GoodsKind): string => `!K-${nameOf(kind)}`;

export const kindOfCode = (value: string): GoodsKind | undefined => GOODS_KINDS.find((kind) => nameOf(kind) === value);

/** Said once it is in it, said again it is not; what is general is nothing else. */
export function saidKinds(before: readonly GoodsKind[], kind: GoodsKind): GoodsKind[] {
  if (before.includes(kind)) return before.filter((one) => one !== kind);
  return kind === 'GENERAL' ? [kind] : [...before.filter((one) => one !== 'GENERAL'), kind];
}
