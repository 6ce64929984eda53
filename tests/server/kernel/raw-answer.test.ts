import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../src/contract/endpoint.schemas';
import type { RawAnswer } from '../../../src/contract/raw-answer';
import { RawAnswer as RawAnswerSchema } from '../../../src/contract/raw-answer.schemas';
import { dispatch } from '../../../src/server/kernel/dispatch';
import { route } from '../../../src/server/kernel/route';
import type { Ctx } from '../../../src/server/kernel/context';
import { tenantRecordOf } from '../../support/tenant-record';

const strange = {
  path: '/strange/{name}',
  access: 'public',
  params: z.object({ name: z.string() }),
  response: RawAnswerSchema,
  isRaw: true,
  summary: 'Of a stranger.',
} as const;

const NOBODY = { find: () => Promise.resolve(undefined), recall: () => undefined };

/** A raw call by both methods, answered as `run` says. */
function answeredBy(run: (ctx: Ctx) => RawAnswer) {
  const routes = [
    route(endpoint({ ...strange, method: 'POST' }), run),
    route(endpoint({ ...strange, method: 'GET' }), run),
  ];
  const app = dispatch(routes, {
    findTenantByHost: () => Promise.resolve(tenantRecordOf({ id: 'any' })),
    shoppers: NOBODY,
    staff: { ...NOBODY, hold: () => Promise.resolve() },
    now: () => new Date(),
    wait: () => Promise.resolve(),
  });
  return (search: string, init?: RequestInit) =>
    app.fetch(new Request(`http://any.test/api/strange/one${search}`, init));
}
const echo = ({ rawBody, rawQuery }: Ctx) => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify([rawQuery, rawBody]),
});

describe('a raw call', () => {
  it.each([
    ['a form', 'a=1&b=%20&a=2', 'application/x-www-form-urlencoded'],
    ['JSON with its blanks', '{ "a" : 1.0 }', 'application/json'],
    ['what is no JSON', '{"a":', 'application/json'],
    ['a mark of byte order', '\uFEFF<a/>', 'text/xml'],
    ['nothing', '', 'text/plain'],
  ])('brings %s to the use case as it came', async (_, body, type) => {
    const response = await answeredBy(echo)('', { method: 'POST', body, headers: { 'content-type': type } });
    expect(await response.json()).toEqual(['', body]);
  });

  it('brings its query as it came, names that come twice and bad encodings too', async () => {
    const query = 'b=2&a=1&a=%2B+&c=%zz&empty=';
    expect(await (await answeredBy(echo)(`?${query}`)).json()).toEqual([query, '']);
  });

  it.each([
    [200, 'text/plain', 'responsecode=1&desc=confirm-success'],
    [202, 'text/xml', '<response/>'],
    [409, 'application/json', '{"RspCode":"02"}'],
  ])('is answered %i in %s', async (status, type, body) => {
    const response = await answeredBy(() => ({ status, headers: { 'content-type': type }, body }))('');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      status,
      type,
      body,
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is answered without a body, or sent on', async () => {
    const none = await answeredBy(() => ({ status: 204, headers: {}, body: '' }))('');
    expect([none.status, none.body]).toEqual([204, null]);
    const on = await answeredBy(() => ({ status: 303, headers: { location: '/payment/return' }, body: '' }))('');
    expect([on.status, on.headers.get('location')]).toEqual([303, '/payment/return']);
  });

  it('that is too long is refused', async () => {
    const response = await answeredBy(echo)('', { method: 'POST', body: 'x'.repeat(3_000_000) });
    expect(response.status).toBe(413);
  });
});
