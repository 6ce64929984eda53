import type { GetServerSidePropsContext, NextPageContext } from 'next';
import { expect, it } from 'vitest';
import ErrorPage from '../../../src/pages/_error';
import { pageProps } from '../../../src/server/page/page-props';
import { startShop } from '../../support/shop';

it('a page whose visitor asked too often is 429, and says when to come back', async () => {
  const { host } = await startShop();
  const body = { email: 'new@mail.test', purpose: 'SIGNUP' } as const;
  const load = pageProps({ access: 'public', namespaces: [] }, ({ call }) =>
    call('POST /front/user/send-email-code', { body }),
  );
  const req = { headers: { host, 'accept-language': 'en' }, cookies: {} };
  const context = { req, res: { setHeader: () => undefined }, query: {}, resolvedUrl: '/', locale: 'en' };
  const ask = () => load(context as unknown as GetServerSidePropsContext).then(() => undefined, (error: unknown) => error); // prettier-ignore
  expect(await ask()).toBeUndefined();
  // a code is mailed once a minute
  const err = await ask();
  expect(err).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  const headers: Record<string, string> = {};
  const res = { statusCode: 500, setHeader: (name: string, value: string) => (headers[name] = value) };
  expect(ErrorPage.getInitialProps({ res, err } as unknown as NextPageContext)).toEqual({ statusCode: 429 });
  expect(res.statusCode).toBe(429);
  expect(Number(headers['Retry-After'])).toBe((err as { retryAfterSeconds: number }).retryAfterSeconds);
  expect(Number(headers['Retry-After'])).toBeGreaterThan(2);
});
