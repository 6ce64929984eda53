import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { DESK_PAGE_LIST, isOfStaff, PAGE_LIST } from '../../contract/page-list';

/** Next's list of the pages there are and of their scripts, without the staff's; whatever else it says stays. */
export function withoutStaff(list: string): string {
  const said: Record<string, unknown> = {};
  runInNewContext(list, { self: said });
  const lines = Object.entries(said).map(([name, value]) => `self.${name}=${JSON.stringify(ofShoppers(value))}`);
  return `${lines.join(';')};self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
}

function ofShoppers(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((page) => !isOfStaff(String(page)));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([page]) => !isOfStaff(page));
  return Object.fromEntries(
    kept.map(([page, inner]) => [page, page === 'sortedPages' ? ofShoppers(inner) : inner] as const),
  );
}

/** Of a build that has ended: half of that list are pages of the staff, which no shopper's page has to know of. */
export function splitPageList(root: string): void {
  const build = readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8').trim();
  const [list, whole] = [PAGE_LIST, DESK_PAGE_LIST].map((name) => join(root, '.next', 'static', build, name));
  if (!list || !whole) return;
  copyFileSync(list, whole);
  writeFileSync(list, withoutStaff(readFileSync(whole, 'utf8')));
}
