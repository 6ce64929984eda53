import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { NEWS_KINDS } from '../../../contract/account.enums';
import { LOCALE_FACTS, intlTag, isLocale, type Locale } from '../../../contract/locales';
import { paths } from '../../../contract/paths';
import type { RawAnswer } from '../../../contract/raw-answer';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { dataKeyOf } from '../../kernel/data-key';
import { findMessage, textsIn } from '../../kernel/messages';
import { hostBelowOurs, originOf } from '../../kernel/origin';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import { buttonColours } from './mail-html.rules';
import type { NewsKind } from './news-kind.rules';
import { optOutPage } from './opt-out-page.rules';
import { shopperRepo } from './shopper.repo';

interface Wish {
  readerId: string;
  kind: NewsKind;
}
/** 160 bits. */
const MARK_CHARACTERS = 40;
const TOKEN = new RegExp(`^([\\w-]{1,64})\\.(${NEWS_KINDS.join('|')})\\.([0-9a-f]{${String(MARK_CHARACTERS)}})$`);
/** Kinds are called as on the page of settings. */
const accountText = textsIn((locale) => join('public', 'locales', locale, 'account.json'));
export const kindName = (locale: Locale, kind: NewsKind): string => accountText(locale, `news.${kind}`) ?? kind;

/** By the shop's own key, which stays when the server's change: a link in a mail works as long as its shop. */
async function markOf(tx: Tx, tenantId: string, { readerId, kind }: Wish): Promise<string> {
  const key = await dataKeyOf(tx, tenantId);
  return key.mark(`opt-out\n${readerId}\n${kind}`).slice(0, MARK_CHARACTERS);
}

/** Where one call stops such mails, said in the language of the mail; undefined where nobody knows a host of the shop. */
export async function optOutUrl(
  tx: Tx,
  { id, mainDomain }: Pick<TenantRecord, 'id' | 'mainDomain'>,
  { language, ...wish }: Wish & { language: Locale },
  spokenHost?: string,
): Promise<string | undefined> {
  const host = mainDomain ?? hostBelowOurs(id) ?? spokenHost;
  if (!host) return undefined;
  const mark = await markOf(tx, id, wish);
  return `${originOf(host)}/api/front/mail/opt-out?token=${wish.readerId}.${wish.kind}.${mark}&lang=${language}`;
}

/** A page that changes nothing: programs open links of mails to look at them. */
export async function showOptOut(ctx: Ctx): Promise<RawAnswer> {
  const wish = await wishOf(ctx);
  return wish ? page(ctx, wish.kind, 'question') : page(ctx, undefined, 'invalid');
}

/** From the page's button or by the reader's mail program, as often as it comes. */
export async function optOut(ctx: Ctx): Promise<RawAnswer> {
  const wish = await wishOf(ctx);
  if (!wish) return page(ctx, undefined, 'invalid');
  const owner = { tenantId: ctx.tenant.id, shopperId: wish.readerId };
  await ctx.tx((tx) => shopperRepo(tx, owner).mute(`MAIL_${wish.kind}`));
  return page(ctx, wish.kind, 'done');
}

/** Who wants none of what; undefined where nobody of this shop was written such a link. */
async function wishOf(ctx: Ctx): Promise<Wish | undefined> {
  const token = new URLSearchParams(ctx.rawQuery).get('token') ?? '';
  const [, readerId = '', kind = '', given = ''] = TOKEN.exec(token) ?? [];
  if (!readerId) return undefined;
  const wish = { readerId, kind: kind as NewsKind };
  const right = await ctx.tx((tx) => markOf(tx, ctx.tenant.id, wish));
  return timingSafeEqual(Buffer.from(right), Buffer.from(given)) ? wish : undefined;
}

const QUIET =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page({ rawQuery, tenant, ...ctx }: Ctx, kind: NewsKind | undefined, state: 'question' | 'done' | 'invalid'): RawAnswer {
  const given = new URLSearchParams(rawQuery).get('lang');
  const locale = isLocale(given) ? given : ctx.locale;
  const say = (key: string) => findMessage(locale, key, { kind: kind ? kindName(locale, kind) : '' }) ?? '';
  const sentences = { question: say('mail.optOut.question'), done: say('mail.optOut.done'), invalid: say('mail.optOut.invalid') };
  const body = optOutPage({
    lang: intlTag(locale),
    dir: LOCALE_FACTS[locale].direction,
    shop: localize(tenant.name, locale, tenant),
    title: say('mail.optOut.title'),
    text: sentences[state],
    ...(state === 'question' && { button: say('mail.optOut.button') }),
    settings: { text: say('mail.optOut.settings'), path: paths.account() },
    ...buttonColours(tenant.themeColor),
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': QUIET, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  return { status: state === 'invalid' ? 404 : 200, headers, body };
} // prettier-ignore
