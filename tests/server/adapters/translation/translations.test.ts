import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { createTranslations } from '../../../../src/server/adapters/translation/translations';
import type { Translator } from '../../../../src/server/adapters/translation/translator.port';

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
  (await translations.known([text], language)).said.get(text);

describe('words of the marketplaces', () => {
  it('are there when they have come, and nobody waits for them', async () => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((done) => (letGo = done));
    const { translator } = fakeTranslator({ translate: (texts, language) => gate.then(() => texts.map((text) => `${language}:${text}`)) }); // prettier-ignore
    const translations = createTranslations(translator);
    const first = await translations.known(['马克杯', '颜色'], 'vi');
    expect([...first.said.keys(), ...first.coming]).toEqual(['颜色', '马克杯']);
    letGo();
    await expect.poll(() => said(translations, '马克杯')).toBe('vi:马克杯');
    expect((await translations.known(['马克杯'], 'vi')).coming).toEqual(new Set());
  });

  it('are asked for once, by all processes, and kept', async () => {
    const { translator, asked } = fakeTranslator();
    const first = createTranslations(translator);
    await first.known(['杯', '碗', '盘', '杯'], 'vi');
    await expect.poll(() => said(first, '盘')).toBe('vi:盘');
    expect(asked.map(({ texts }) => texts)).toEqual([['杯', '碗'], ['盘']]);
    expect(await said(createTranslations(translator), '碗')).toBe('vi:碗');
    expect(asked).toHaveLength(2);
  });

  it('of the trade need nobody; in a language that the translator does not speak they are all that is said', async () => {
    const { translator, asked } = fakeTranslator();
    for (const translations of [createTranslations(), createTranslations(translator)]) {
      expect(await said(translations, '颜色', 'uz')).toBe('Rang');
      expect(await said(translations, '马克杯', 'uz')).toBeUndefined();
    }
    expect(asked).toEqual([]);
  });

  it('that are longer than any title are nobody’s to translate', async () => {
    const { translator, asked } = fakeTranslator();
    const translations = createTranslations(translator);
    expect(await said(translations, '杯'.repeat(301))).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('stay in Chinese where the translator fails, and are asked for at the next look', async () => {
    let isDown = true;
    const { translator, asked } = fakeTranslator();
    const { translate } = translator;
    translator.translate = (...given) => (isDown ? Promise.reject(new SourceFailure('refused')) : translate(...given));
    const translations = createTranslations(translator);
    expect(await said(translations, '杯')).toBeUndefined();
    isDown = false;
    await expect.poll(() => said(translations, '杯')).toBe('vi:杯');
    expect(asked.length).toBeGreaterThan(0);
  });
});
