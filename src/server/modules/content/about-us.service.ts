import type { AboutUs, FaqGroup } from '../../../contract/content';
import { splitFaq } from '../../../contract/faq';
import type { Ctx } from '../../kernel/context';
import { registrationOf } from '../../kernel/tenant-record';
import { listWarehouses } from '../tenant/show-offers.service';
import { findArticle } from './article.service';

/** The article of /faq by its headings; none where the shop does not show it. */
export async function listFaq(ctx: Ctx): Promise<FaqGroup[]> {
  const article = await findArticle(ctx, 'FAQ');
  if (!article) return [];
  const { sections } = splitFaq(article.html);
  return sections
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => ({
      group: title,
      items: items.map(({ id, question, answerHtml }) => ({ id, question, html: answerHtml })),
    }));
}

export async function getAboutUs(ctx: Ctx): Promise<AboutUs> {
  const { serviceEmail, servicePhone, serviceSocialAccounts } = ctx.tenant;
  return {
    article: await findArticle(ctx, 'ABOUT_US'),
    entity: registrationOf(ctx.tenant, ctx.locale),
    contacts: { email: serviceEmail, phone: servicePhone, accounts: serviceSocialAccounts },
    warehouses: await listWarehouses(ctx),
  };
}
