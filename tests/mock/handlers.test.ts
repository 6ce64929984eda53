import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API } from '../../src/contract/api.endpoints';
import { takesBody } from '../../src/contract/endpoint.schemas';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR_STATUS, type Problem } from '../../src/contract/errors';
import { Problem as ProblemSchema } from '../../src/contract/errors.schemas';
import { exampleOf } from '../../src/mock/example';
import { mockBackend } from '../../src/mock/mock-backend';
import { SCENARIOS, TOKENS, type ScenarioName } from '../../src/mock/scenarios';
import { inputOf as sharedInputOf, made } from '../server/valid-inputs';
import { BROWSER } from '../support/push/browser';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const calls = API.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const scenarios = (Object.keys(SCENARIOS) as ScenarioName[]).filter((name) => name !== 'slow');

/** What exists in the mock's world, where any value would not do. */
const PARAMS: Record<string, string> = {
  type: 'FAQ',
  provider: 'SANDBOX',
  paymentNo: 'PY261120MOCK01',
  depositNo: 'DP261119000001',
  shape: '0123456789abcdef',
  part: '1',
  number: '1',
  day: '2026-11-19',
};
const TEXTS: Record<string, unknown> = {
  ...BROWSER,
  email: 'mo@mock.example',
  secondEmail: 'mo@mock.example',
  phone: '+61 2 5550 0100',
  phoneNumber: '+61 2 5550 0100',
  verificationCode: '123456',
  emailVerificationCode: '123456',
  ext: 'png',
  country: 'au',
  countryCode: 'au',
  oneAddressDistrict: 'NSW',
  orderPay: 'PY261120MOCK01',
  paymentNos: ['PY261120MOCK01'],
  trackingNos: ['SF1234567890123'],
  cartItemIds: ['line-0'],
  itemIds: ['parcel-1-item'],
  parcelIds: ['parcel-1', 'parcel-2'],
  purchaseParcelIds: ['parcel-1'],
  quoteId: 'quote-mock',
  numbers: ['3101'],
  prices: [{ orderItemId: 'i1', unitFen: 900 }],
  rows: [{ title: 'Lamp', productUrl: 'https://shop.example/lamp', quantity: 1, unitPriceFen: 900 }],
  channel: 'TAOBAO',
  accountText: 'Account 12-345',
  values: { PCCC: 'P123456789012' },
  termsAccepted: true,
  roles: ['reader'],
  token: 'a'.repeat(43),
  permissions: ['purchase.read'],
  items: [{ productSkuId: '1', quantity: 1 }],
  titles: { en: 'Mug' },
  texts: { en: 'It is late' },
  staffId: null,
  images: ['https://shop.example/mug.jpg'],
  options: [],
  skus: [{ choice: [], priceFen: 3000, stock: 5 }],
  boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA123456789CN' }],
  location: 'A-01',
  replacements: [],
  stays: null,
  photos: [{ kind: 'GOODS', image: 'https://shop.example/mug.jpg' }],
  goods: [{ productUrl: 'https://item.taobao.com/item.htm?id=100000000001', productSkuId: '1', quantity: 1 }],
};

const BOX = { grams: 900, lengthMm: 200, widthMm: 150, heightMm: 100 };

/** An input that the call's own schemas accept. */
function inputOf(schema: z.core.$ZodType): Record<string, unknown> {
  interface Shape {
    properties?: Record<string, { type?: string; pattern?: string; minimum?: number; enum?: unknown[] }>;
    required?: string[];
  }
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape & { anyOf?: Shape[] };
  // of several forms the first will do
  const { properties = {}, required = [] } = whole.anyOf?.[0] ?? whole;
  return Object.fromEntries(
    required.map((name) => {
      const { type, pattern, minimum, enum: values } = properties[name] ?? {};
      if (name === 'channel' && pattern) return [name, 'SANDBOX'];
      if (name === 'skus' && required.includes('version')) return [name, []];
      // weighed or named: what they are for stands beside them
      if (name === 'boxes' && (required.includes('parcelIds') || !required.includes('version'))) return [name, [BOX]];
      if (name in TEXTS) return [name, TEXTS[name]];
      if (values) return [name, values[0]];
      if (pattern?.includes('{6}')) return [name, '246810'];
      return [name, type === 'string' ? 'some-text' : type === 'boolean' ? true : Math.max(1, minimum ?? 1)];
    }),
  );
}

const backends = new Map<ScenarioName, ReturnType<typeof mockBackend>>();
const backendOf = (playing: ScenarioName) => {
  const backend = backends.get(playing) ?? mockBackend(() => playing);
  backends.set(playing, backend);
  return backend;
};

/** Where no guess will do, what the tests of access send: whole values, days and lists. */
function saidOf(endpoint: Endpoint, part: 'body' | 'query'): Record<string, unknown> {
  const guess = inputOf(endpoint[part]);
  const shared = sharedInputOf(endpoint, made('line-0')) as Partial<Record<typeof part, Record<string, unknown>>>;
  return z.safeParse(endpoint[part], guess).success ? guess : (shared[part] ?? guess);
}

async function ask(endpoint: Endpoint, playing: ScenarioName, token: string | undefined = TOKENS.open) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMS[name] ?? 'line-0');
  const query = new URLSearchParams(saidOf(endpoint, 'query') as Record<string, string>).toString();
  const body = takesBody(endpoint) ? JSON.stringify(saidOf(endpoint, 'body')) : undefined;
  const request = new Request(`http://mock.localhost/api${path}?${query}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}`, cookie: `staffToken=${token}` } : {}),
    },
    body,
  });
  const answer = await backendOf(playing).fetch(request);
  return { status: answer.status, json: (await answer.json()) as { code?: string } };
}

describe.each(scenarios)('the mock playing %s', (playing) => {
  it.each(calls)('answers %s as the contract says', async (name, endpoint) => {
    const { status, json } = await ask(endpoint, playing);
    if (playing === 'everything-fails' && name !== 'GET /front/tenant') {
      expect(status).toBe(ERROR_STATUS.UNAVAILABLE);
      expect(z.safeParse(ProblemSchema, json).error).toBeUndefined();
      return;
    }
    expect(status, JSON.stringify(json)).toBe(200);
    // nothing more than the schema names, nothing less
    expect(z.parse(endpoint.response, json)).toEqual(json);
  });
});

describe('the mock', () => {
  it.each(calls.filter(([, { access }]) => access !== 'public'))(
    '%s knows neither visitors nor dead sessions',
    async (_, endpoint) => {
      expect(await ask(endpoint, 'session-dies', TOKENS.dead)).toMatchObject({
        status: 401,
        json: { code: 'SESSION_EXPIRED' },
      });
      expect(await ask(endpoint, 'signed-out', '')).toMatchObject({ status: 401 });
    },
  );

  it('refuses what the contract refuses', async () => {
    const request = (path: string, init?: RequestInit) =>
      mockBackend(() => 'shopper').fetch(new Request(`http://mock.localhost/api${path}`, init));
    const answer = await request('/front/user/login', { method: 'POST', body: JSON.stringify({ email: 'nobody' }) });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as Problem).errors?.map(({ path }) => path)).toEqual(['email', 'password']);
    expect((await request('/front/no-such-call')).status).toBe(404);
    expect((await request('/front/product?productUrl=x&isAdmin=1')).status).toBe(422);
  });

  it('plays each world: carts empty and huge, a slow answer, a login that revives', async () => {
    const cart = API.find((endpoint) => nameOf(endpoint) === 'GET /front/cart') as Endpoint;
    const count = async (playing: ScenarioName, token?: string) =>
      ((await ask(cart, playing, token)).json as { itemCount?: number }).itemCount;
    expect(await count('empty-cart')).toBe(0);
    expect(await count('shopper')).toBe(4);
    expect(await count('huge-cart')).toBe(200);
    expect(await count('session-dies', TOKENS.login)).toBe(4);
    const started = performance.now();
    expect(await count('slow')).toBe(4);
    expect(performance.now() - started).toBeGreaterThan(2_400);
  });

  it('fills in what a fixture leaves out, whatever the contract asks for', () => {
    const Schema = z.object({
      title: z.string(),
      sort: z.enum(['new', 'old']),
      price: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
      rows: z.array(z.object({ id: z.string(), isRead: z.boolean() })),
      shape: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('free') }),
        z.object({ kind: z.enum(['piece', 'weight']), first: z.int() }),
      ]),
    });
    const sketch = { rows: [{ id: 'a' }], shape: { kind: 'weight' } };
    const made = z.parse(Schema, exampleOf(Schema, sketch));
    expect(made).toMatchObject({
      sort: 'new',
      rows: [{ id: 'a', isRead: false }],
      shape: { kind: 'weight', first: 0 },
    });
    expect(made.price?.amount).toBeGreaterThan(0);
    expect(z.parse(Schema, exampleOf(Schema)).shape).toEqual({ kind: 'free' });
  });
});
