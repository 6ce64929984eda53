import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { shopTx } from '../../../src/server/db/database';
import { queueMail } from '../../../src/server/modules/account/mail.service';
import { LOCALE_FACTS, LOCALES, ownLanguages } from '../../../src/contract/locales';
import { withDemoPages } from '../../../src/demo/screens/demo-pages';
import { orderDue } from '../../support/money';
import { readPage } from '../../support/outside';
import { decide, startCharge } from '../../support/sandbox';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { tenantRecordOf } from '../../support/tenant-record';

const NEXT = 'a page of the product';
const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };

const pages = withDemoPages((_, answer) => answer.end(NEXT));
/** What a browser gets that asks this shop for a page. */
const visit = ({ host }: Shop, path: string, headers: Record<string, string> = {}) =>
  readPage((req, res) => void pages(req, res), path, { host, 'accept-language': 'en', ...headers });

async function demoWithMail(subjectTo = 'ada@mail.test') {
  const demo = await startShop({ preference, supportedLanguages: [...LOCALES], themeColor: '#7a0000' });
  await demo.call(authEndpoints.sendEmailCode, { body: { email: subjectTo } });
  return demo;
}

describe('the outbox of a demo shop', () => {
  it('shows its mails, in the colours of the shop, to be found by no search engine', async () => {
    const { status, headers, html } = await visit(await demoWithMail(), '/demo/outbox');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toContain('<title>Outbox · Test Shop</title>');
    expect(html).toContain('ada@mail.test');
    expect(html).toContain('--mantine-color-brand-6: #7a0000');
    expect(html).toContain('noindex');
  });

  it('shows beside a notice how its reader stops such mails, at the shop’s own address, and unfolds the newest alone', async () => {
    const demo = await demoWithMail();
    const { shopperId: readerId } = await signUp(demo);
    const news = { kind: 'ORDERS', readerId } as const;
    const spec = { recipient: 'eve@mail.test', template: 'orderNews', locale: 'en', news } as const;
    for (let mail = 0; mail < 4; mail += 1)
      await shopTx(demo.tenant.id, (tx) => queueMail(tx, { tenant: demo.tenant, now: () => demo.clock.now }, spec));
    const { html } = await visit(demo, '/demo/outbox');
    const [, stop = ''] = /<a href="([^"]*opt-out[^"]*)"/.exec(html) ?? [];
    expect(stop).toMatch(new RegExp(`^http://${demo.host}/api/front/mail/opt-out\\?token=${readerId}\\.ORDERS\\.`));
    const { search } = new URL(stop);
    expect((await demo.fetchRaw(`/front/mail/opt-out${search}`)).status).toBe(200);
    expect([html.match(/<details/g)?.length, html.match(/<details[^>]* open/g)?.length]).toEqual([5, 3]);
  });

  it('links to the pages of the shop as it is served, however a mail has them', async () => {
    const demo = await demoWithMail();
    const values = { link: `http://${demo.tenant.id}.localhost:1/my/purchase/o1?a=1&b=2` };
    const spec = { recipient: 'eve@mail.test', template: 'orderNews', locale: 'en', values } as const;
    await shopTx(demo.tenant.id, (tx) => queueMail(tx, { tenant: demo.tenant, now: () => demo.clock.now }, spec));
    const { html } = await visit(demo, '/demo/outbox');
    const address = `http://${demo.host}/my/purchase/o1?a=1&amp;b=2`;
    expect(html).toContain(`<a href="${address}">${address}</a>`);
  });

  it.each(LOCALES)('speaks %s', async (locale) => {
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const { html } = await visit(await demoWithMail(), `${prefix}/demo/outbox`);
    const { intlTag, direction } = LOCALE_FACTS[locale];
    expect(html).toContain(`lang="${intlTag}" dir="${direction}"`);
    const [own] = ownLanguages(locale).flatMap(titleIn);
    expect(html).toContain(`<h1>${own}</h1>`);
    expect(/ · [A-Z][a-z]{2} \d{1,2}, \d{4}, /.test(html), 'dates as English writes them').toBe(locale === 'en');
  });

  it('is dark where the visitor wants it, and sends to the language that they chose', async () => {
    const demo = await demoWithMail();
    const dark = await visit(demo, '/demo/outbox', { cookie: 'colorScheme=dark' });
    expect(dark.html).toContain('data-mantine-color-scheme="dark"');
    const { status, headers } = await visit(demo, '/demo/outbox', { cookie: 'NEXT_LOCALE=vi' });
    expect([status, headers.location]).toEqual([307, '/vi/demo/outbox']);
  });

  it('runs no script of anybody’s and takes no sign of a mail for markup', async () => {
    const { headers, html } = await visit(await demoWithMail('"<b>x</b>"@mail.test'), '/demo/outbox');
    expect(html).not.toContain('<b>x</b>');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(html.match(/<style nonce="([^"]+)"/)?.[1]).toBe(nonce);
    // its own alone, which follows the device; none where somebody has chosen
    expect(html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`]);
    const chosen = await visit(await demoWithMail(), '/demo/outbox', { cookie: 'colorScheme=light' });
    expect(chosen.html).not.toContain('<script');
  });

  it('is no page of a shop that is none', async () => {
    expect((await visit(await startShop(), '/demo/outbox')).html).toBe(NEXT);
  });
});

const titleIn = (locale: string): string[] => {
  const { outbox } = JSON.parse(readFileSync(`src/demo/texts/${locale}.json`, 'utf8')) as {
    outbox?: { title: string };
  };
  return outbox ? [outbox.title] : [];
};

describe('the page of the sandbox', () => {
  async function charged(settings: Parameters<typeof startShop>[0] = {}) {
    const shop = await startShop(settings);
    const shopper = await signUp(shop);
    const due = await orderDue(shop, shopper, 1234);
    return { shop, chargeId: await startCharge(shop, shopper.token, due), due };
  }

  it('shows the charge with its decision, by a script with the nonce of this answer alone', async () => {
    const { shop, chargeId } = await charged();
    const { headers, html } = await visit(shop, `/sandbox-pay/${chargeId}`);
    expect(html).toContain('$12.34');
    expect(html).toContain(`action="/api/sandbox/charges/${chargeId}/decision"`);
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(html.match(/<script nonce="([^"]+)"/)?.[1]).toBe(nonce);
  });

  it('lets no script of others run, whatever the shop has on its other pages (TEN-8)', async () => {
    const { shop, chargeId } = await charged({
      extras: { chat: { vendor: 'crisp', id: '01234567-89ab-cdef-0123-456789abcdef' } },
    });
    const { headers, html } = await visit(shop, `/sandbox-pay/${chargeId}`);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(headers['content-security-policy']).not.toContain('crisp');
  });

  it('leads back to the shop once it is decided', async () => {
    const { shop, chargeId, due } = await charged();
    await decide(shop, chargeId, 'decline');
    const { html } = await visit(shop, `/vi/sandbox-pay/${chargeId}`);
    expect(html).toContain(`href="http://${shop.host}/payment/return?paymentNo=${due.paymentNo}"`);
    expect(html).not.toContain('<form');
  });

  it('is the shop’s own page for what is not there: of another shop, of nobody, in any other address', async () => {
    const [{ chargeId }, other] = [await charged(), await startShop()];
    for (const path of [`/sandbox-pay/${chargeId}`, '/sandbox-pay/none', '/sandbox-pay/a/b', '/sandbox-pay/', '/'])
      expect((await visit(other, path)).html, path).toBe(NEXT);
  });
});
