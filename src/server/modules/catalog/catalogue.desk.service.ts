import type { GroupList, GroupsInput, HotKeywords, SearchWords } from '../../../contract/catalogue-desk';
import type { Locale } from '../../../contract/locales';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import type { TenantRecord } from '../../kernel/tenant-record';
import { editSetting } from '../tenant/edit-setting.service';
import { readTenant } from '../tenant/tenant.service';
import { keepCounts } from './search-tally.service';
import { searchWordRepo } from './search-word.repo';

const WEEKS_MS = 28 * 86_400_000;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** As the register has it now, whatever this process remembers. */
async function shopNow(ctx: StaffCtx): Promise<TenantRecord> {
  return (await ctx.tx((tx) => readTenant(tx, ctx.tenant.id))) ?? ctx.tenant;
}

export async function getHotKeywords(ctx: StaffCtx, language: Locale): Promise<HotKeywords> {
  return { language, keywords: (await shopNow(ctx)).hotKeywords[language] ?? [] };
}

/** @throws AppError STATE_CONFLICT with the words as they are now */
export async function setHotKeywords(
  ctx: StaffCtx,
  { language, was, keywords }: { language: Locale; was: string[]; keywords: string[] },
): Promise<HotKeywords> {
  const isChanged = await editSetting(ctx, {
    ...{ action: 'catalogue.edit', subjectKind: 'HOT_KEYWORDS', subjectId: language },
    name: 'hotKeywords',
    change: (known) => (isSame(known[language] ?? [], was) ? { ...known, [language]: keywords } : undefined),
  });
  const now = await getHotKeywords(ctx, language);
  if (!isChanged) throw new AppError('STATE_CONFLICT', { data: now });
  return now;
}

export const getGroups = async (ctx: StaffCtx): Promise<GroupList> => ({ groups: (await shopNow(ctx)).productGroups });

/** @throws AppError STATE_CONFLICT with the rows as they are now */
export async function setGroups(ctx: StaffCtx, { was, groups }: GroupsInput): Promise<GroupList> {
  const isChanged = await editSetting(ctx, {
    ...{ action: 'catalogue.edit', subjectKind: 'PRODUCT_GROUPS', subjectId: 'home' },
    name: 'productGroups',
    change: (known) => (isSame(sorted(known), sorted(was)) ? (groups as TenantRecord['productGroups']) : undefined),
  });
  const now = await getGroups(ctx);
  if (!isChanged) throw new AppError('STATE_CONFLICT', { data: now });
  return now;
}

/** Whoever sends them back may name the parts in another order. */
const sorted = (groups: GroupsInput['was']) =>
  groups.map(({ id, title, channel, categoryId, keyword, place, from, until }) => [
    ...[id, Object.entries(title).sort(), place ?? 'PREFERRED', from ?? '', until ?? ''],
    channel ?? '',
    categoryId ?? '',
    keyword ?? '',
  ]);

/** @param nothing those that found nothing */
export async function listSearchWords(ctx: StaffCtx, language: Locale, nothing: boolean): Promise<SearchWords> {
  const now = ctx.now();
  await keepCounts(ctx.tenant.id, now);
  const since = new Date(now.getTime() - WEEKS_MS).toISOString().slice(0, 10);
  return {
    items: await ctx.tx((tx) => searchWordRepo(tx, { tenantId: ctx.tenant.id }).list(language, since, nothing)),
  };
}
