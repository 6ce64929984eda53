import type { ArticleFinding } from '../../../contract/article-desk';
import { plainText } from '../../../contract/faq';
import type { Locale } from '../../../contract/locales';
import { bareHost } from '../../../contract/tenant-host';
import type { StaffCtx } from '../../kernel/context';
import { otherShopsIn } from '../tenant/other-shops.service';
import { missingPicturesAmong, strangePicturesAmong } from '../upload/upload.service';
import { lintArticle, MAIL, picturesIn, type Written } from './article-lint.rules';
import { escapeHtml, isSafeLink } from './article.rules';
import { variablesOf } from './article.service';
import type { SiteItemWords } from './site-item.rules';
import { isShopPage } from './shop-page.rules';

const MOST_PICTURES = 40;

interface ItemFacts {
  /** Fields that it cannot be shown without. */
  missing: string[];
  pictures: string[];
}

/** The same of a banner, an announcement or a campaign: of its words in all languages at once. */
export async function itemFindings(
  ctx: StaffCtx,
  words: SiteItemWords,
  { missing, pictures }: ItemFacts,
): Promise<ArticleFinding[]> {
  const said = [words.title, words.text, words.button].flatMap((each) => Object.values(each).filter(Boolean));
  const html =
    said.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
    (words.link ? `<a href="${escapeHtml(words.link)}">-</a>` : '');
  const found = await findingsOf(
    ctx,
    { title: '-', html: `${html}<p>-</p>` },
    { language: ctx.tenant.defaultLanguage, source: undefined },
  );
  const lost = [...(await missingPicturesAmong(ctx, pictures)), ...strangePicturesAmong(ctx, pictures)];
  const blocking = (code: 'EMPTY' | 'MISSING_PICTURE') => (what: string) => ({ code, isBlocking: true, what });
  const isUnsafe = words.link !== '' && !isSafeLink(words.link) && !found.some(({ code }) => code === 'DEAD_LINK');
  return [
    ...missing.map(blocking('EMPTY')),
    ...lost.map(blocking('MISSING_PICTURE')),
    ...(isUnsafe ? [{ code: 'DEAD_LINK' as const, isBlocking: true, what: words.link }] : []),
    ...found,
  ];
}

/** Outside of any transaction: it asks the bucket and the register. */
export async function findingsOf(
  ctx: StaffCtx,
  written: Written,
  { language, source }: { language: Locale; source: Written | undefined },
): Promise<ArticleFinding[]> {
  const { tenant } = ctx;
  const values = variablesOf(tenant, language);
  const said = `${written.title} ${plainText(written.html)} ${written.html}`;
  const own = tenant.serviceEmail.toLowerCase();
  const mails = [...new Set([...said.matchAll(MAIL)].map(([mail]) => mail.toLowerCase()))].filter(
    (mail) => mail !== own,
  );
  const others = await otherShopsIn(
    tenant.id,
    `${written.title} ${plainText(written.html)}`,
    mails.slice(0, MOST_PICTURES),
  );
  const ownNames = Object.values(tenant.name);
  return lintArticle(written, {
    ...{
      values,
      source,
      missingPictures: await missingPicturesAmong(ctx, picturesIn(written.html).slice(0, MOST_PICTURES)),
    },
    ownHosts: [bareHost(ctx.host), ctx.host, ...(tenant.mainDomain ? [tenant.mainDomain] : [])].map((host) =>
      host.toLowerCase(),
    ),
    isPage: (path) => isShopPage(path, tenant.enabledArticles),
    others: { ...others, names: others.names.filter((name) => !ownNames.some((mine) => mine.includes(name))) },
  });
}
