import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contract/locales';
import { isInChinese, readsChinese, sellersWords } from '../../../../src/server/modules/words/sellers-words.rules';

describe('the words of things that were ordered', () => {
  it('are Chinese for who reads it, and for nobody else', () =>
    expect(LOCALES.filter(readsChinese)).toEqual(['zh-CN', 'zh-HK']));

  it('are their sellers’ where those were kept, else those that were read', () => {
    expect(sellersWords({ title: 'Mug', titleOriginal: '杯子' })).toBe('杯子');
    expect(sellersWords({ title: '杯子', titleOriginal: '' })).toBe('杯子');
  });

  it.each([
    ['杯子', true],
    ['Mug 500ml', false],
    ['陶器のマグカップ', false],
    ['머그컵', false],
    ['2026新款 T恤 men', true],
  ])('tell of %s whether nobody else can read it', (title, is) => expect(isInChinese(title)).toBe(is));
});
