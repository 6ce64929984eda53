import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadDeskEndpoints as calls } from '../../../../src/contract/thread.desk.endpoints';
import type { Locale } from '../../../../src/contract/locales';
import { sayNow } from '../../../../src/server/adapters/translation/say-now';
import { createDeepl, createLibre } from '../../../../src/server/adapters/translation/web-translators';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { serveSupplier, type SupplierAnswer } from '../../../support/suppliers/serve';
import { startWriting } from '../../modules/customer/writing';

let shop: Shop;
let fake: Awaited<ReturnType<typeof serveSupplier>>;
let answer: SupplierAnswer;
const asked: unknown[] = [];
beforeAll(async () => {
  shop = await startShop({ translatedCharactersADay: 30 });
  fake = await serveSupplier(({ body }) => (asked.push(JSON.parse(body)), answer));
});
afterAll(() => fake.close());

describe('what people write to each other', () => {
  it('is said in the language of who reads it, Chinese too, out of the shop’s budget', async () => {
    const say = (text: string, language: Locale = 'zh-CN') =>
      sayNow(createLibre({ url: fake.url }), { text, language, shop: shop.tenant, now: Date.UTC(2030, 0, 2) });
    answer = { body: { translatedText: ['它在哪里？'] } };
    expect(await say('Where is it?')).toEqual({ text: '它在哪里？' });
    expect(asked).toEqual([{ q: ['Where is it?'], source: 'auto', target: 'zh', format: 'text' }]);
    answer = { status: 503, body: {} };
    expect(await say('Hello?')).toEqual({ why: 'NO_ANSWER' });
    expect(await say('Where is it, please?')).toEqual({ why: 'USED_UP' });
    expect(asked).toHaveLength(2);
  });

  it('is left as it is, and costs nothing, where nobody speaks the language', async () => {
    const others = { shop: shop.tenant, now: Date.UTC(2030, 0, 3) };
    const deepl = createDeepl({ key: 'k', url: fake.url });
    expect(await sayNow(deepl, { text: 'Hello?', language: 'uz', ...others })).toEqual({ why: 'NO_TRANSLATOR' });
    expect(await sayNow(undefined, { text: 'Hello?', language: 'en', ...others })).toEqual({ why: 'NO_TRANSLATOR' });
    expect(asked).toHaveLength(2);
  });

  it('is told to a desk that has no translator', async () => {
    const at = await startWriting(shop);
    expect((await at.open((await at.write()).data.id)).data.translatesTo).toEqual([]);
    const input = { body: { text: 'Where is it?', to: 'vi' as const } };
    const { data } = await shop.call(calls.translate, input, await signInStaff(shop, ['support']));
    expect(data).toEqual({ text: null, why: 'NO_TRANSLATOR' });
  });
});
