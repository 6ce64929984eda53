import type { ShopText, ShopTextInput, ShopTexts, ShopTextsQuery } from '../../../contract/own-texts';
import { systemTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { shippedTexts, type TextForms } from '../../kernel/shipped-texts';
import type { TenantRecord } from '../../kernel/tenant-record';
import { findLastDeed, recordAsOwner } from '../operator/audit.service';
import { wrongForms } from './own-texts.rules';
import { sectionVersion } from './settings-version.rules';
import { ShopRefusal } from './shop-refusal';
import { tenantRepo } from './tenant.repo';
import { forgetTenant } from './tenant.service';
import { openSettings, readStored, writeSettings } from './write-settings.service';

const SUBJECT = { subjectKind: 'SETTINGS', subjectId: 'texts' };
type Own = NonNullable<TenantRecord['ownTexts']>;
type Read = (name: string) => unknown;
const ownOf = (settingOf: Read) => (settingOf('ownTexts') ?? {}) as Own;

/** As they are stored now, in the order in which they are shipped. */
export const listTexts = (ctx: StaffCtx, query: ShopTextsQuery): Promise<ShopTexts> =>
  systemTx(async (tx) => {
    const { id } = ctx.tenant;
    const { language, view, keyword, after, limit } = query;
    const own = ownOf(readStored(id, await tenantRepo(tx).findStored(id)))[language] ?? {};
    const word = keyword?.toLowerCase() ?? '';
    const all = [...shippedTexts(language)].map(([key, shipped]) => present(key, shipped, own));
    const isOwn = ({ forms }: ShopText) => forms.some((form) => form.own !== null);
    const fits = (text: ShopText) =>
      (view === 'all' || isOwn(text)) &&
      [text.key, ...text.forms.flatMap((form) => [form.shipped, form.own ?? ''])].some((said) =>
        said.toLowerCase().includes(word),
      );
    const found = all.filter(fits);
    const from = after === undefined ? 0 : 1 + found.findIndex(({ key }) => key === after);
    const items = found.slice(from, from + limit);
    const last = await findLastDeed(tx, { tenantId: id }, SUBJECT);
    return {
      items,
      next: found.length > from + limit ? (items.at(-1)?.key ?? null) : null,
      matches: found.length,
      own: all.filter(isOwn).length,
      last: last ? { at: last.at.toISOString(), staffName: last.staffName } : null,
    };
  });

/**
 * One text, whole: with all its forms and all that is filled in.
 * @throws AppError NOT_FOUND of a key that there is not; INVALID; STATE_CONFLICT with the text as it is, where another was read
 */
export async function setText(ctx: StaffCtx, { version, language, key, forms }: ShopTextInput): Promise<ShopText> {
  const { id } = ctx.tenant;
  const shipped = shippedTexts(language).get(key);
  if (!shipped) throw new AppError('NOT_FOUND');
  const errors = forms ? wrongForms(shipped, forms).map(({ form, code }) => ({ path: `forms.${form}`, code })) : [];
  if (errors.length > 0) throw new AppError('INVALID', { errors });
  const saved = await systemTx(async (tx) => {
    const settingOf = await openSettings(tx, id, ctx.now());
    const all = ownOf(settingOf);
    const now = present(key, shipped, all[language] ?? {});
    if (now.version !== version) throw new AppError('STATE_CONFLICT', { data: now });
    const wanted = withForms(all[language] ?? {}, key, shipped, forms);
    const { [language]: _, ...others } = all;
    const ownTexts = Object.keys(wanted).length > 0 ? { ...others, [language]: wanted } : others;
    await writeSettings(tx, id, { settingOf, wanted: { ownTexts } }, { by: ctx.staff.staffId, now: ctx.now() });
    const then = present(key, shipped, wanted);
    const said = (text: ShopText) => ({ language, key, ...Object.fromEntries(text.forms.map(({ form, own }) => [form || 'text', own])) }); // prettier-ignore
    await recordAsOwner(tx, ctx, { action: 'settings.edit', ...SUBJECT, before: said(now), after: said(then) });
    return then;
  }).catch((error: unknown) => {
    if (error instanceof ShopRefusal) throw new AppError('INVALID', { data: { said: error.message } });
    throw error;
  });
  forgetTenant(id);
  return saved;
}

const nameOf = (key: string, form: string) => (form ? `${key}_${form}` : key);

function present(key: string, shipped: TextForms, own: Record<string, string>): ShopText {
  const forms = Object.entries(shipped).map(([form, text]) => ({
    ...{ form, shipped: text, own: own[nameOf(key, form)] ?? null },
  }));
  return { key, version: sectionVersion(forms.map((form) => form.own)), forms };
}

/** What says the same as what is shipped is not kept. */
function withForms(own: Record<string, string>, key: string, shipped: TextForms, forms: TextForms | null) {
  const names = new Set(Object.keys(shipped).map((form) => nameOf(key, form)));
  const others = Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name)));
  const isSame = !forms || Object.entries(shipped).every(([form, text]) => forms[form] === text);
  const mine = isSame ? [] : Object.entries(forms).map(([form, text]) => [nameOf(key, form), text.trim()] as const);
  return { ...others, ...Object.fromEntries(mine) };
}
