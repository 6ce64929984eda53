import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { createTranslations } from '../../../../src/server/adapters/translation/translations';
import { log } from '../../../../src/server/kernel/log';
import { startShop } from '../../../support/shop';
import { withEnv } from '../../../support/with-env';
import type { Translator } from '../../../../src/server/adapters/translation/translator.port';

const SHOP = { id: 'hanoi' };
const FREE = { spend: () => Promise.resolve(true) };

/** Says each text with the language in front, when the test lets it. */
function fakeTranslator(more: Partial<Translator> = {}) {
  const asked: { texts: string[]; language: string }[] = [];
  const translator: Translator = {
    name: `fake-${randomUUID()}`,
    textsACall: 2,
    speaks: (language) => language !== 'uz',
    translate: (texts, language) => {
      asked.push({ texts, language });
      return Promise.resolve(texts.map((text) => `${language}:${text}`));
    },
    ...more,
  };
  return { translator, asked };
}
const said = async (translations: ReturnType<typeof createTranslations>, text: string, language: 'vi' | 'uz' = 'vi') =>
  (await translations.known([text], language, SHOP)).said.get(text);

describe('words of the marketplaces', () => {
  it('are there when they have come, and nobody waits for them', async () => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((done) => (letGo = done));
    const { translator } = fakeTranslator({ translate: (texts, language) => gate.then(() => texts.map((text) => `${language}:${text}`)) }); // prettier-ignore
    const translations = createTranslations(translator, FREE);
    const first = await translations.known(['马克杯', '颜色'], 'vi', SHOP);
    expect([...first.said.keys(), ...first.coming]).toEqual(['颜色', '马克杯']);
    letGo();
    await expect.poll(() => said(translations, '马克杯')).toBe('vi:马克杯');
    expect((await translations.known(['马克杯'], 'vi', SHOP)).coming).toEqual(new Set());
  });

  it('are asked for once, by all processes, and kept', async () => {
    const { translator, asked } = fakeTranslator();
    const first = createTranslations(translator, FREE);
    await first.known(['杯', '碗', '盘', '杯'], 'vi', SHOP);
    await expect.poll(() => said(first, '盘')).toBe('vi:盘');
    expect(asked.map(({ texts }) => texts)).toEqual([['杯', '碗'], ['盘']]);
    expect(await said(createTranslations(translator, FREE), '碗')).toBe('vi:碗');
    expect(asked).toHaveLength(2);
  });

  it('of the trade need nobody; in a language that the translator does not speak they are all that is said', async () => {
    const { translator, asked } = fakeTranslator();
    for (const translations of [createTranslations(), createTranslations(translator, FREE)]) {
      expect(await said(translations, '颜色', 'uz')).toBe('Rang');
      expect(await said(translations, '马克杯', 'uz')).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });

  it('that are longer than any title are nobody’s to translate', async () => {
    const { translator, asked } = fakeTranslator();
    const translations = createTranslations(translator, FREE);
    expect(await said(translations, '杯'.repeat(301))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('stay in Chinese where the translator fails, which is left alone for longer each time until it answers', async () => {
    let [isDown, calls, now] = [true, 0, 0];
    const { translator } = fakeTranslator();
    const { translate } = translator;
    const failures = [new SourceFailure('refused', { retryAfterSeconds: 60 }), new SourceFailure('unavailable'), new SourceFailure('unavailable')];
    translator.translate = (...given) => {
      calls += 1;
      return isDown ? Promise.reject(failures[calls - 1] ?? new Error('down')) : translate(...given);
    };
    const translations = createTranslations(translator, { ...FREE, now: () => now });
    const look = () => translations.known(['杯'], 'vi', SHOP);
    /** A look that asks, and then one that does not any more. */
    const fails = async (count: number) => {
      expect((await look()).coming.size).toBe(1);
      await expect.poll(async () => (await look()).coming.size).toBe(0);
      expect(calls).toBe(count);
    };
    await fails(1);
    // as long as it said itself, and then 30 and 60 seconds
    for (const [at, count] of [[60_000, 2], [90_000, 3]] as const) {
      now = at - 1;
      expect((await look()).coming.size).toBe(0);
      now = at;
      await fails(count);
    }
    isDown = false;
    now = 149_999;
    expect((await look()).coming.size).toBe(0);
    now = 150_000;
    await expect.poll(async () => (await look()).said.get('杯')).toBe('vi:杯');
    expect(calls).toBe(4);
  }); // prettier-ignore

  it('are asked for out of the shop’s budget of a day, and told of before it ends; others go on', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    let now = shop.clock.now.getTime();
    const { translator, asked } = fakeTranslator();
    const translations = createTranslations(translator, { now: () => now });
    const look = (text: string, { tenant }: typeof shop) => translations.known([text], 'vi', tenant);
    const warned = vi.spyOn(log(), 'warn');
    await withEnv({ TRANSLATION_CHARACTERS_A_DAY: 10 }, async () => {
      await look('杯子杯子杯子杯子', shop);
      await expect.poll(() => asked.length).toBe(1);
      expect(warned.mock.calls.map(([, text]) => text)).toEqual([`shop ${shop.tenant.id} has used up most of its translation today`]);
      expect((await look('马克杯', shop)).coming.size).toBe(1);
      await expect.poll(async () => (await look('马克杯', shop)).coming.size).toBe(0);
      expect([asked.length, warned.mock.calls.length]).toEqual([1, 2]);
      await look('马克杯', other);
      await expect.poll(async () => (await look('马克杯', shop)).said.size).toBe(1);
      now += 86_400_000;
      await look('碗', shop);
      await expect.poll(async () => (await look('碗', shop)).said.size).toBe(1);
    });
    warned.mockRestore();
    // its own, said anew in the middle of the day
    now += 86_400_000;
    const ofOwn = (translatedCharactersADay: number) => ({ tenant: { ...other.tenant, translatedCharactersADay } });
    const lookAt = (text: string, { tenant }: ReturnType<typeof ofOwn>) => translations.known([text], 'vi', tenant);
    await lookAt('壶', ofOwn(0));
    await expect.poll(async () => (await lookAt('壶', ofOwn(0))).coming.size).toBe(0);
    expect((await lookAt('壶', ofOwn(2))).said.size).toBe(0);
    await expect.poll(async () => (await lookAt('壶', ofOwn(2))).said.size).toBe(1);
  }); // prettier-ignore
});
