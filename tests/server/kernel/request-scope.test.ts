import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import type { Endpoint } from '../../../src/contract/endpoint';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { tenantOf } from '../../../src/server/page/page-tenant';
import { inLanguages } from '../../support/marketplace';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { snapshotTables } from '../../support/table-snapshot';
import { startOrdering } from '../modules/purchase/ordering';
import { SERVED } from '../../support/served-calls';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const pathOf = ({ path }: Endpoint, id = 'a'.repeat(20)) =>
  path
    .replace('{provider}', 'SANDBOX')
    .replace('{type}', 'FAQ')
    .replace(/\{\w+\}/g, id);
const changing = SERVED.filter(({ method }) => method !== 'GET');

describe('what a request says of its shop beside the Host header (T2)', () => {
  const CARRIERS = ['x-forwarded-host', 'forwarded', 'x-forwarded-server', 'x-original-host', 'x-host', 'x-tenant-id', 'x-tenant-domain', 'x-tenant', 'referer', 'origin', 'cookie']; // prettier-ignore

  it.each(CARRIERS)('%s does not count', async (carrier) => {
    const [here, there] = [await startShop(), await startShop()];
    const { token } = await signUp(here);
    const sayings: Record<string, string> = {
      forwarded: `host=${there.host}`,
      'x-tenant-id': there.tenant.id,
      'x-tenant': there.tenant.id,
      referer: `http://${there.host}/`,
      origin: `http://${there.host}`,
      cookie: `tenant=${there.tenant.id}; host=${there.host}`,
    };
    const headers = { [carrier]: sayings[carrier] ?? there.host };
    expect((await here.call(tenantEndpoints.get, {}, { headers })).data.id).toBe(here.tenant.id);
    const own = await here.fetchRaw('/front/cart', { headers: { ...headers, authorization: `Bearer ${token}` } });
    expect(own.status).toBe(200);
    const foreign = await there.fetchRaw('/front/cart', {
      headers: { authorization: `Bearer ${token}`, [carrier]: here.host },
    });
    expect(foreign.status).toBe(401);
  });

  it.each(['tenantId', 'tenant_id', 'tenant', 'host'])('a parameter %s does not count', async (name) => {
    const [here, there] = [await startShop(), await startShop()];
    const answer = await here.fetchRaw(`/front/tenant?${name}=${there.tenant.id}`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: here.tenant.id }]);
  });
});

describe('answers of several shops in one process (T9)', () => {
  it('hold the words of their own shop only', async () => {
    const marks = ['Quillwort', 'Bramblefen', 'Otterholt'];
    const shops = await Promise.all(
      marks.map((mark) =>
        startShop({
          name: inLanguages(mark),
          slogan: inLanguages(`${mark} says`),
          searchPlaceholder: inLanguages(`Ask ${mark}`),
        }),
      ),
    );
    const asked = [tenantEndpoints.get, tenantEndpoints.getKeywordSetting, contentEndpoints.getSlogan, catalogEndpoints.listNavigation] as Endpoint[]; // prettier-ignore
    const wrong: string[] = [];
    let own = 0;
    const ask = async (turn: number) => {
      const index = (turn * 7 + (turn >> 3)) % marks.length;
      const endpoint = asked[turn % asked.length] as Endpoint;
      // every tenth asks for what is not there: refusals mix nothing up either
      const path = turn % 10 === 0 ? '/front/nothing' : pathOf(endpoint);
      const text = await (await shops[index]?.fetchRaw(path))?.text();
      if (text?.includes(marks[index] ?? '')) own += 1;
      if (marks.some((mark, other) => other !== index && text?.includes(mark)))
        wrong.push(`${path} at ${marks[index]}`);
    };
    const look = async (turn: number) => {
      const index = (turn * 5 + (turn >> 2)) % marks.length;
      const { name } = await tenantOf(shops[index]?.host ?? '', turn % 2 === 0 ? 'en' : 'vi');
      if (name !== marks[index]) wrong.push(`the page of ${marks[index]} is called ${name}`);
    };
    for (let turn = 0; turn < 600; turn += 50) await Promise.all(Array.from({ length: 50 }, (_, i) => ask(turn + i)));
    await Promise.all(Array.from({ length: 60 }, (_, turn) => look(turn)));
    expect(wrong).toEqual([]);
    expect(own).toBeGreaterThan(300);
  });
});

describe('every answer of the API (T10)', () => {
  it('is kept by nobody, whoever asks, unless it is the same for everybody', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    for (const endpoint of SERVED)
      for (const authorization of ['', `Bearer ${token}`]) {
        const answer = await shop.fetchRaw(pathOf(endpoint), { method: endpoint.method, headers: { authorization } });
        const mayBeKept = endpoint.maxAgeSeconds > 0 && answer.ok;
        const wanted = mayBeKept ? `private, max-age=${endpoint.maxAgeSeconds}` : 'private, no-store';
        expect(answer.headers.get('cache-control'), nameOf(endpoint)).toBe(wanted);
        const type = endpoint.isRaw ? /^(application\/(problem\+)?json|text\/html)/ : /^application\/(problem\+)?json/;
        expect(answer.headers.get('content-type'), nameOf(endpoint)).toMatch(type);
      }
  });

  it('also says so where there is no such page, method or shop', async () => {
    const shop = await startShop();
    const answers = [
      await shop.fetchRaw('/front/nothing'),
      await shop.fetchRaw('/front/tenant', { method: 'DELETE' }),
      await shop.fetchRaw('/front/tenant', { headers: { host: 'nobody.shop.test' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 404]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('cookies', () => {
  const cookiesOf = (token: string) =>
    `token=${token}; loggedIn=1; profile=${encodeURIComponent('{"role":"operator"}')}`;

  it('open nothing, not even with a good token in them (A10)', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const headers = { cookie: cookiesOf(token), 'content-type': 'application/json', 'idempotency-key': 'a'.repeat(20) };
    for (const endpoint of SERVED.filter(({ access }) => access !== 'public')) {
      const answer = await shop.fetchRaw(pathOf(endpoint), { method: endpoint.method, headers });
      expect(answer.status, nameOf(endpoint)).toBe(401);
    }
  });

  it('and forms of another site change nothing (A11)', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const before = await snapshotTables();
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const endpoint of changing.filter(({ path }) => !path.endsWith('/callback')))
      for (const type of types) {
        const headers = { cookie: cookiesOf(token), origin: 'https://evil.example', 'content-type': type };
        const body = endpoint.method === 'DELETE' ? undefined : '{"quantity":1}';
        const answer = await shop.fetchRaw(pathOf(endpoint), { method: endpoint.method, headers, body });
        // a mail program posts as it likes: without the link's own mark there is nothing to change
        expect(endpoint.isRaw ? [404] : [401, 415], nameOf(endpoint)).toContain(answer.status);
      }
    expect(await snapshotTables()).toEqual(before);
  });

  it('a body that is no JSON is refused also with a good token (A11)', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    const answer = await shop.fetchRaw('/front/cart', { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(415);
  });
});

describe('a call that reads (A11)', () => {
  it('changes nothing', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.add(at.product);
    // counts of attempts are no change of anything that a shopper has
    const snapshot = () => snapshotTables(['rate_limit']);
    const before = await snapshot();
    for (const endpoint of SERVED.filter(({ method }) => method === 'GET')) {
      const id = endpoint.path.includes('{paymentNo}') ? order.payment?.paymentNo : order.id;
      await at.shop.fetchRaw(pathOf(endpoint, id), { headers: { authorization: `Bearer ${at.token}` } });
    }
    expect(await snapshot()).toEqual(before);
  });
});
