import { articleDeskEndpoints } from '../../../../src/contract/article.desk.endpoints';
import type { Locale } from '../../../../src/contract/locales';
import type { ArticleType } from '../../../../src/contract/tenant';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

type Where = { type?: ArticleType; language?: Locale };

/** A shop that speaks English and Arabic, with an editor at its desk. */
export async function startEditing(settings: Partial<TenantRecord> = {}) {
  const shop = await startShop({
    ...{ defaultLanguage: 'en', supportedLanguages: ['en', 'ar'], name: { en: 'Quay Goods' } },
    ...{ serviceEmail: 'ask@quay.example', enabledArticles: ['FAQ', 'ABOUT_US'] },
    ...settings,
  });
  const { staffToken, staffId } = await signInStaff(shop, ['editor']);
  return { shop, staffId, ...deskOf(shop, staffToken) };
}

export const deskOf = (shop: Shop, staffToken: string) => {
  const as = { staffToken };
  const params = { type: 'FAQ' as ArticleType };
  return {
    as,
    get: ({ type = 'FAQ', language = 'en' }: Where = {}) =>
      shop.call(articleDeskEndpoints.get, { params: { type }, query: { language } }, as),
    save: (version: number, words: { title?: string; html?: string } & Where = {}) => {
      const { type = 'FAQ', language = 'en', title = 'Questions', html = '<p>Ask us</p>' } = words;
      return shop.call(articleDeskEndpoints.save, { params: { type }, body: { language, version, title, html } }, as);
    },
    publish: (version: number, more: Partial<Parameters<typeof bodyOf>[1]> = {}) =>
      shop.call(articleDeskEndpoints.publish, { params, body: bodyOf(version, more) }, as),
    findings: async (language: Locale = 'en') =>
      (await shop.call(articleDeskEndpoints.findings, { params, query: { language } }, as)).data,
    list: () => shop.call(articleDeskEndpoints.list, {}, as),
  };
};

const bodyOf = (
  version: number,
  more: {
    language?: Locale;
    at?: string;
    keepsTranslations?: boolean;
    accepts?: ('TYPED_NAME' | 'VARIABLE_LACKING')[];
  },
) => ({ language: 'en' as Locale, version, ...more });

/** An article that this member of staff has begun. */
export const writeArticle = (shop: Shop, staffToken: string) => deskOf(shop, staffToken).save(0);
