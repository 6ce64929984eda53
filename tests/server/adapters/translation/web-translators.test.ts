import { afterEach, describe, expect, it } from 'vitest';
import { createDeepl, createGoogle, createLibre } from '../../../../src/server/adapters/translation/web-translators';
import { LOCALES } from '../../../../src/contract/locales';
import { serveSupplier, type SupplierAnswer, type SupplierCall } from '../../../support/suppliers/serve';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((fake) => fake.close()));
});
async function served(answer: (call: SupplierCall) => SupplierAnswer) {
  const fake = await serveSupplier(answer);
  open.push(fake);
  return fake;
}
const signal = new AbortController().signal;
const bodyOf = ({ body }: SupplierCall) => JSON.parse(body) as { text?: string[]; q?: string[] };
const upper = (texts: string[] = []) => texts.map((text) => `<${text}>`);

describe('a translator', () => {
  it('DeepL is asked as it wants to be', async () => {
    const fake = await served((call) => ({ body: { translations: upper(bodyOf(call).text).map((text) => ({ detected_source_language: 'ZH', text })) } })); // prettier-ignore
    const deepl = createDeepl({ key: 'k:fx', url: fake.url });
    expect(await deepl.translate(['杯', '碗'], 'pt', signal)).toEqual(['<杯>', '<碗>']);
    const [call] = fake.calls;
    expect([call?.path, call?.headers.authorization]).toEqual(['/v2/translate', 'DeepL-Auth-Key k:fx']);
    expect(JSON.parse(call?.body ?? '')).toEqual({ text: ['杯', '碗'], source_lang: 'ZH', target_lang: 'PT-PT' });
  });

  it('Google is asked as it wants to be', async () => {
    const fake = await served((call) => ({ body: { data: { translations: upper(bodyOf(call).q).map((translatedText) => ({ translatedText })) } } })); // prettier-ignore
    expect(await createGoogle({ key: 'a b', url: fake.url }).translate(['杯'], 'la', signal)).toEqual(['<杯>']);
    const [call] = fake.calls;
    expect([call?.path, call?.query]).toEqual(['/language/translate/v2', { key: 'a b' }]);
    expect(JSON.parse(call?.body ?? '')).toEqual({ q: ['杯'], source: 'zh-CN', target: 'lo', format: 'text' });
  });

  it('LibreTranslate is asked as it wants to be, with a key or without', async () => {
    const fake = await served((call) => ({ body: { translatedText: upper(bodyOf(call).q) } }));
    expect(await createLibre({ url: fake.url }).translate(['杯'], 'ru2', signal)).toEqual(['<杯>']);
    await createLibre({ url: fake.url, key: 'k' }).translate(['杯'], 'zh-HK', signal);
    expect(fake.calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { q: ['杯'], source: 'zh', target: 'ru', format: 'text' },
      { q: ['杯'], source: 'zh', target: 'zt', format: 'text', api_key: 'k' },
    ]);
  });

  it('each leaves it to the translator which language something is in that people write, and says it in Chinese too', async () => {
    const fake = await served(() => ({
      body: {
        translations: [{ text: '好' }],
        data: { translations: [{ translatedText: '好' }] },
        translatedText: ['好'],
      },
    }));
    const all = [createDeepl({ key: 'k', url: fake.url }), createGoogle({ key: 'k', url: fake.url }), createLibre({ url: fake.url })]; // prettier-ignore
    for (const each of all) expect(await each.translate(['Good'], 'zh-CN', signal, 'ANY')).toEqual(['好']);
    expect(fake.calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { text: ['Good'], target_lang: 'ZH-HANS' },
      { q: ['Good'], target: 'zh-CN', format: 'text' },
      { q: ['Good'], source: 'auto', target: 'zh', format: 'text' },
    ]);
    expect(all.map((each) => each.speaks('zh-CN', 'ANY'))).toEqual([true, true, true]);
  });

  it.each([
    [{ status: 403, body: { message: 'Wrong key' } }, 'refused'],
    [{ status: 456, body: { message: 'Quota exceeded' } }, 'refused'],
    [{ status: 429, body: {} }, 'refused'],
    [{ status: 503, body: {} }, 'unavailable'],
    [{ body: { translations: [] } }, 'malformed'],
    [{ body: 'no JSON' }, 'malformed'],
  ])('that answers %o is %s', async (answer, kind) => {
    const fake = await served(() => answer);
    await expect(createDeepl({ key: 'k', url: fake.url }).translate(['杯'], 'en', signal)).rejects.toMatchObject({
      kind,
    });
  });

  it('speaks every language of ours but the seller’s, or says which it does not', () => {
    const [deepl, google] = [createDeepl({ key: 'k' }), createGoogle({ key: 'k' })];
    expect(LOCALES.filter((locale) => !google.speaks(locale))).toEqual(['zh-CN']);
    expect(LOCALES.filter((locale) => !deepl.speaks(locale))).toEqual(['zh-CN', 'ms', 'uz', 'la']);
  });
});
