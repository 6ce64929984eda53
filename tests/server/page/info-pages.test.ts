import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { ARTICLE_TYPES } from '../../../src/contract/tenant.enums';
import type { ArticleType } from '../../../src/contract/tenant';
import { getServerSideProps as about } from '../../../src/pages/about';
import { getServerSideProps as faq } from '../../../src/pages/faq';
import { getServerSideProps as howToUse } from '../../../src/pages/how-to-use';
import { getServerSideProps as oem } from '../../../src/pages/oem-service';
import { getServerSideProps as paymentGuide } from '../../../src/pages/payment-guide';
import { getServerSideProps as sourcing } from '../../../src/pages/sourcing-service';
import { getServerSideProps as transportation } from '../../../src/pages/transportation-charge';
import { tenantTx } from '../../../src/server/db/database';
import {
  HOW_TO_ID,
  saveArticle,
  saveSiteItem,
  type HowToValue,
} from '../../../src/server/modules/content/content.service';
import { startShop, type Shop } from '../../support/shop';

const PAGES: [path: string, article: ArticleType, load: unknown][] = [
  ['/about', 'ABOUT_US', about],
  ['/how-to-use', 'HOW_TO_USE', howToUse],
  ['/payment-guide', 'PAYMENT_GUIDE', paymentGuide],
  ['/sourcing-service', 'SOURCING_SERVICE', sourcing],
  ['/oem-service', 'OEM', oem],
  ['/transportation-charge', 'ABOUT_TRANSIT_FEE', transportation],
  ['/faq', 'FAQ', faq],
];

async function visit(shop: Shop, path: string, load: unknown) {
  const context = {
    req: { headers: { host: shop.host, 'accept-language': 'en' }, cookies: {} },
    res: { setHeader: () => undefined, statusCode: 200 },
    query: {},
    resolvedUrl: path,
    locale: 'en',
  } as unknown as GetServerSidePropsContext;
  return (await (load as GetServerSideProps)(context)) as { props?: { data: unknown }; notFound?: boolean };
}

const inShop = <T>(shop: Shop, work: Parameters<typeof tenantTx<T>>[1]) =>
  tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, work);

const writeAll = (shop: Shop) =>
  inShop(shop, async (tx) => {
    for (const type of ARTICLE_TYPES) {
      const html = `<h3>Is this ${type}?</h3><p>Yes, of {{tenantName}}.</p>`;
      await saveArticle(tx, shop.tenant.id, { type, language: 'en', title: `About ${type}`, html }, new Date());
    }
  });

describe('the info pages (RTE-3)', () => {
  it.each(PAGES)('%s is there where the shop has %s switched on (RTE-3)', async (path, article, load) => {
    const shop = await startShop({ enabledArticles: [article] });
    await writeAll(shop);
    const { props } = await visit(shop, path, load);
    expect(JSON.stringify(props?.data)).toContain(`About ${article}`);
    expect(JSON.stringify(props?.data)).toContain('Yes, of Test Shop.');
  });

  it('says of shipping what it is below what it costs, where both are switched on', async () => {
    const shop = await startShop({ enabledArticles: ['ABOUT_TRANSIT_FEE', 'ABOUT_TRANSIT'] });
    await writeAll(shop);
    const { props } = await visit(shop, '/transportation-charge', transportation);
    expect(props?.data).toMatchObject({ about: { title: 'About ABOUT_TRANSIT' } });
    const without = await startShop({ enabledArticles: ['ABOUT_TRANSIT_FEE'] });
    await writeAll(without);
    expect((await visit(without, '/transportation-charge', transportation)).props?.data).toMatchObject({ about: null });
  });

  it.each(PAGES)('%s answers 404 where the shop has %s switched off (RTE-3)', async (path, article, load) => {
    const shop = await startShop({ enabledArticles: ARTICLE_TYPES.filter((type) => type !== article) });
    await writeAll(shop);
    expect(await visit(shop, path, load)).toEqual({ notFound: true });
  });
});

describe('/how-to-use (RTE-9)', () => {
  const step = {
    name: { en: 'Find it at {{tenantName}}' },
    remark: { en: 'Paste a link' },
    image: '/api/media/picture/p_phone_blue_front_sky.webp',
    description: { en: '<p onclick="x()">Copy <script>alert(1)</script>the link.</p>' },
  };
  const template: HowToValue = {
    banner: { title: { en: 'Two steps' }, subtitle: { en: 'and done' }, image: '/banner.webp' },
    steps: [step, { ...step, name: { en: 'Pay' } }],
  };
  const save = (shop: Shop, value: HowToValue) =>
    inShop(shop, (tx) =>
      saveSiteItem(tx, shop.tenant.id, { id: HOW_TO_ID, kind: 'HOW_TO', position: 0, publishedAt: new Date(), value }),
    );

  it('is the plain article where the shop has no template (RTE-9)', async () => {
    const shop = await startShop({ enabledArticles: ['HOW_TO_USE'] });
    await writeAll(shop);
    const { props } = await visit(shop, '/how-to-use', howToUse);
    expect(props?.data).toMatchObject({ howTo: null, article: { title: 'About HOW_TO_USE' } });
  });

  it('is banner and steps where it has one, cleaned and filled (RTE-9)', async () => {
    const shop = await startShop({ enabledArticles: ['HOW_TO_USE'] });
    await writeAll(shop);
    await save(shop, template);
    const { props } = await visit(shop, '/how-to-use', howToUse);
    expect(props?.data).toMatchObject({
      howTo: {
        banner: { title: 'Two steps', subtitle: 'and done', image: '/banner.webp' },
        steps: [
          {
            name: 'Find it at Test Shop',
            remark: 'Paste a link',
            image: step.image,
            description: '<p>Copy the link.</p>',
          },
          { name: 'Pay' },
        ],
      },
    });
  });

  it('takes no picture from an address that runs, and no template without steps', async () => {
    const shop = await startShop();
    const bad = { ...template, banner: { ...template.banner, image: 'javascript:alert(1)' } };
    await expect(save(shop, bad)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(save(shop, { ...template, steps: [] })).rejects.toMatchObject({ code: 'INVALID' });
  });
});
