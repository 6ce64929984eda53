import { LIMITS } from '../../../contract/limits';
import type { DeskSiteItem, SiteItemKind, SiteItemList } from '../../../contract/site-item-desk';
import { SITE_ITEM_KINDS } from '../../../contract/site-item-desk.enums';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { editionRepo } from './edition.repo';
import { siteItemState, wordsOfStored, type SiteItemWords } from './site-item.rules';
import { siteDeskRepo } from './site.desk.repo';

const EDITIONS_SHOWN = 50;
type Stored = Record<string, unknown>;

export const editedItem = (kind: SiteItemKind, subject: string) => ({ kind, subject, language: '' });

/** In the order of shoppers; then what nobody sees, the newest first. */
export async function readSiteItems(
  tx: Tx,
  { tenant, locale, now }: StaffCtx,
  kind: SiteItemKind,
): Promise<SiteItemList> {
  const scope = { tenantId: tenant.id };
  const shown = await siteDeskRepo(tx, scope).list(kind);
  const written = await editionRepo(tx, scope).newest(kind, LIMITS.siteItems);
  const rowOf = (id: string, words: SiteItemWords, row: { value: unknown } | undefined, hasDraft: boolean) => ({
    ...{ id, kind, title: localize(words.title, locale, tenant), image: words.image, hasDraft },
    state: siteItemState(row && wordsOfStored(kind, row.value as Stored), now()),
    ...{ from: words.from, until: words.until },
  });
  const seen = shown.map((row) => {
    const head = written.find(({ subject }) => subject === row.id);
    return rowOf(row.id, wordsOfStored(kind, row.value as Stored), row, (head?.newest ?? 0) > row.edition);
  });
  const unseen = written
    .filter(({ subject }) => !shown.some(({ id }) => id === subject))
    .map(({ subject, value }) => rowOf(subject, value as SiteItemWords, undefined, true));
  return { items: [...seen, ...unseen], next: null };
}

export const listSiteItems = (ctx: StaffCtx, kind: SiteItemKind): Promise<SiteItemList> =>
  ctx.tx((tx) => readSiteItems(tx, ctx, kind));

/** @throws AppError NOT_FOUND also for what is no kind of this desk */
export async function readSiteItem(tx: Tx, ctx: StaffCtx, id: string): Promise<DeskSiteItem> {
  const scope = { tenantId: ctx.tenant.id };
  const editions = editionRepo(tx, scope);
  const row = await siteDeskRepo(tx, scope).find(id);
  const kind = SITE_ITEM_KINDS.find((each) => each === row?.kind) ?? (await editions.kindOf(id, SITE_ITEM_KINDS));
  if (!kind || (row && row.kind !== kind)) throw new AppError('NOT_FOUND');
  const at = editedItem(kind, id);
  const head = await editions.head(at);
  const newest = head && ((await editions.find(at, head.newest))?.value as SiteItemWords | undefined);
  const shown = row && wordsOfStored(kind, row.value as Stored);
  const draft = newest ?? shown;
  if (!draft) throw new AppError('NOT_FOUND');
  return {
    ...{ id, kind, draft, state: siteItemState(shown, ctx.now()), version: head?.newest ?? 0 },
    shown: shown ? { ...shown, edition: row.edition } : null,
    editions: (await editions.list(at, EDITIONS_SHOWN)).map((edition) => ({
      ...edition,
      at: edition.at.toISOString(),
    })),
  };
}

/** @throws AppError NOT_FOUND */
export const getSiteItem = (ctx: StaffCtx, id: string): Promise<DeskSiteItem> =>
  ctx.tx((tx) => readSiteItem(tx, ctx, id));
