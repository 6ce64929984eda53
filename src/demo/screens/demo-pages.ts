import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { DEFAULT_LOCALE } from '../../contract/locales';
import { splitLocale } from '../../contract/redirect-target';
import { ASKED_URL } from '../../server/kernel/asked-url';
import { parseCookies } from '../../server/kernel/cookies';
import { pageProps } from '../../server/page/page-props';
import type { PageHandler } from '../../server/wiring/demo-door';
import { bankPage } from './bank-page';
import { documentOf, type DemoPage } from './document';
import { outboxPage } from './outbox-page';

const PAGES: [address: RegExp, page: DemoPage][] = [
  [/^\/demo\/outbox$/, outboxPage],
  [/^\/sandbox-pay\/(?<chargeId>[\w-]{1,64})$/, bankPage],
];

/** Answers the addresses of the demo's own pages; all others, and those of shops that are no demo, go on. */
export const withDemoPages =
  (next: PageHandler): PageHandler =>
  async (req, res) => {
    const { locale, path } = splitLocale(req.url ?? '/');
    const [pathname = ''] = path.split('?');
    for (const [address, page] of PAGES) {
      const match = address.exec(pathname);
      if (match && (req.method === 'GET' || req.method === 'HEAD')) {
        const visit = { locale: locale ?? DEFAULT_LOCALE, resolvedUrl: path, query: { ...match.groups } };
        return answer({ req, res, ...visit }, page, next);
      }
    }
    return next(req, res);
  };

interface Visit {
  req: IncomingMessage;
  res: ServerResponse;
  locale: string;
  resolvedUrl: string;
  query: Record<string, string>;
}

/** The loader of every page finds shop, language and look, as it does for Next. */
async function answer(visit: Visit, page: DemoPage, next: PageHandler): Promise<unknown> {
  const { req, res } = visit;
  req.headers[ASKED_URL] = req.url;
  let draw: Awaited<ReturnType<DemoPage['load']>> | undefined;
  const load = pageProps({ access: 'public', namespaces: [] }, async ({ locale, query }) => {
    draw = await page.load({ host: req.headers.host ?? '', locale }, query);
    return {};
  });
  const cookies = parseCookies(req.headers.cookie);
  const found = await load({ ...visit, req: Object.assign(req, { cookies }) } as unknown as GetServerSidePropsContext);
  if ('redirect' in found) return void res.writeHead(307, { location: found.redirect.destination }).end();
  // the shop's own page says that there is none
  if (!('props' in found) || !draw) return next(req, res);
  const { shell } = await found.props;
  const { headers, text } = await documentOf(shell, draw(shell));
  res.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(text);
}
