import type { Article } from '../../../contract/content';
import { majorText } from '../../../contract/money';
import { LOCALE_FACTS, type Locale } from '../../../contract/locales';
import type { ArticleType } from '../../../contract/tenant';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { Ctx } from '../../kernel/context';
import { localize, type TenantRecord } from '../../kernel/tenant-record';
import {
  ARTICLE_BYTES,
  escapeHtml,
  fillVariables,
  keepSignsLeft,
  nearestLanguage,
  sanitizeArticle,
} from './article.rules';
import { articleRepo } from './article.repo';

export const listEnabledArticles = ({ tenant }: Ctx): ArticleType[] => tenant.enabledArticles;

/** @throws AppError NOT_FOUND also for an article that is written but not shown */
export async function getArticle(ctx: Ctx, type: ArticleType): Promise<Article> {
  const found = await findArticle(ctx, type);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Null for an article that is not written, or not shown. */
export async function findArticle(ctx: Ctx, type: ArticleType): Promise<Article | null> {
  const { tenant, locale } = ctx;
  if (!tenant.enabledArticles.includes(type)) return null;
  const found = await ctx.tx(async (tx) => {
    const articles = articleRepo(tx, { tenantId: tenant.id });
    const language = nearestLanguage(await articles.listLanguages(type), locale, tenant.defaultLanguage);
    return language ? articles.find(type, language) : undefined;
  });
  if (!found) return null;
  const { text, html } = fillFor(tenant, locale);
  return { type, title: text(found.title), html: html(found.html) };
}

/** Puts the shop's own words into what its staff wrote. */
export function fillFor(tenant: TenantRecord, locale: Locale) {
  const values = variablesOf(tenant, locale);
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
  const isMirrored = LOCALE_FACTS[locale].direction === 'rtl';
  return {
    text: (written: string) => fillVariables(written, values),
    // cleaned after the values are in: an address that a value completes is checked like any other
    html: (written: string) => {
      const html = sanitizeArticle(fillVariables(written, escaped));
      return isMirrored ? keepSignsLeft(html) : html;
    },
  };
}

export interface ArticleInput {
  type: ArticleType;
  language: Locale;
  title: string;
  html: string;
}

/** @throws AppError TOO_LARGE above 64 kB */
export const saveArticle = (tx: Tx, tenantId: string, input: ArticleInput, now: Date): Promise<void> =>
  saveArticles(tx, tenantId, [input], now);

/** @throws AppError TOO_LARGE if one of them is above 64 kB; then none is saved */
export async function saveArticles(tx: Tx, tenantId: string, inputs: ArticleInput[], now: Date): Promise<void> {
  if (inputs.some(({ html }) => Buffer.byteLength(html) > ARTICLE_BYTES)) throw new AppError('TOO_LARGE');
  const rows = inputs.map(({ html, ...rest }) => ({ ...rest, html: sanitizeArticle(html), updatedAt: now }));
  await articleRepo(tx, { tenantId }).save(rows);
}

/**
 * What `{{name}}` may stand for in an article. Those with a dot are what staff are offered; the others are as old as the
 * articles that came with a shop.
 */
export const variablesOf = (tenant: TenantRecord, locale: Locale): Record<string, string> => {
  const name = localize(tenant.name, locale, tenant);
  const feeMinimum = majorText({ amount: tenant.serviceFee.minimumFen, currency: 'CNY' });
  const percent = (basisPoints: number) => String(basisPoints / 100);
  const { serviceEmail, servicePhone, registrationEntity, currency, cnyToLocalRate: exchangeRate } = tenant;
  const company = registrationEntity.name;
  return {
    ...{ tenantName: name, companyName: company, serviceEmail, servicePhone, currency, exchangeRate },
    marginPercent: percent(tenant.marginBasisPoints),
    serviceFeePercent: percent(tenant.serviceFee.basisPoints),
    serviceFeeMinimum: feeMinimum,
    ...{ 'shop.name': name, 'shop.company': company, 'shop.email': serviceEmail, 'shop.phone': servicePhone },
    ...{ 'shop.currency': currency, 'shop.rate': exchangeRate, 'shop.margin': percent(tenant.marginBasisPoints) },
    ...{ 'shop.fee': percent(tenant.serviceFee.basisPoints), 'shop.feeMinimum': feeMinimum },
  };
};
