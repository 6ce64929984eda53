import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../src/contract/locales';
import { inWordsOf } from '../../../../src/server/modules/purchase/sellers-words.rules';

const translated = { id: 'a', title: 'Mug', titleOriginal: '杯子' };
const untold = { id: 'b', title: 'Cup', titleOriginal: '' };

describe('things that were ordered', () => {
  it.each(['zh-CN', 'zh-HK'] as const)('go by their sellers’ own words in %s, where those are known', (locale) =>
    expect(inWordsOf([translated, untold], locale)).toEqual([{ ...translated, title: '杯子' }, untold]),
  );
  it('go by what their shopper read in every other language', () => {
    const others = LOCALES.filter((locale) => !locale.startsWith('zh'));
    expect(others).toHaveLength(16);
    for (const locale of others) expect(inWordsOf([translated, untold], locale)).toEqual([translated, untold]);
  });
});
