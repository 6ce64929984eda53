import { describe, expect, it, vi } from 'vitest';
import { createAnswering } from '../../../src/server/wiring/app';
import { findSession, recallSession } from '../../../src/server/modules/auth/auth.service';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { SERVED } from '../../support/served-calls';

const reads = SERVED.filter(({ method, isRaw }) => method === 'GET' && !isRaw).map(({ path }) => path);
/** Ids that nothing has; a channel and a type that there are. */
const filled = (path: string) => path.replace('{type}', 'FAQ').replace(/\{\w+\}/g, 'none');
const paramsOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, name === 'type' ? 'FAQ' : 'none']));

const settled = (text: string) => text.replace(/"(?:traceId|expiresAt|now)":"[^"]*"/g, '""');

describe('the reads of a page', () => {
  it.each(reads)('%s: answers and refuses as a request does, with and without a session', async (path) => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const { ask } = createAnswering({ now: () => shop.clock.now });
    for (const own of [undefined, token]) {
      const headers = { 'accept-language': 'vi', ...(own && { authorization: `Bearer ${own}` }) };
      const response = await shop.fetchRaw(filled(path), { headers });
      const outcome = await ask({ host: shop.host, locale: 'vi', token: own })(`GET ${path}`, {
        params: paramsOf(path),
      });
      const body = outcome?.isRefused ? outcome.problem : outcome?.data;
      expect(settled(JSON.stringify(body))).toBe(settled(await response.text()));
      expect(outcome?.isRefused).toBe(response.status !== 200);
    }
  });

  it('are none of a stranger’s calls', async () => {
    const shop = await startShop();
    const { ask } = createAnswering();
    const name = 'GET /front/third-pay/{provider}/callback';
    const params = { provider: 'SANDBOX' };
    expect(ask({ host: shop.host, locale: 'en', token: undefined })(name, { params })).toBeUndefined();
  });

  it('find shop and session once for all of them', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const find = vi.fn(findSession);
    const { ask } = createAnswering({ shoppers: { find, recall: recallSession }, now: () => shop.clock.now });
    const read = ask({ host: shop.host, locale: 'en', token });
    await Promise.all(
      ['GET /front/cart', 'GET /front/user/profile', 'GET /front/tenant'].map((name) => read(name, {})),
    );
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('are of this shop only, and leave what changes something to requests', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const { token } = await signUp(there);
    const { ask } = createAnswering({ now: () => here.clock.now });
    const read = ask({ host: here.host, locale: 'en', token });
    expect(await read('GET /front/cart', {})).toMatchObject({ isRefused: true, problem: { code: 'SESSION_EXPIRED' } });
    expect(read('POST /front/user/logout', {})).toBeUndefined();
    const nobody = ask({ host: 'nobody.shop.test', locale: 'en', token: undefined });
    expect(await nobody('GET /front/tenant', {})).toMatchObject({ problem: { code: 'TENANT_NOT_FOUND' } });
  });

  it('refuse what a request could not ask either', async () => {
    const shop = await startShop();
    const read = createAnswering().ask({ host: shop.host, locale: 'en', token: undefined });
    const asked = await read('GET /front/product/search', { query: { keyword: 'a\0b' } });
    expect(asked).toMatchObject({ isRefused: true, problem: { status: 400 } });
  });
});
