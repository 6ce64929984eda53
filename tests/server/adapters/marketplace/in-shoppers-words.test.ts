import { describe, expect, it } from 'vitest';
import { shoppersWords } from '../../../../src/server/adapters/marketplace/in-shoppers-words';
import { pageOf, suppliedProduct } from '../../../support/fake-source';

const REF = { channel: 'TAOBAO' as const, itemId: '600000000001' };
const asked: string[][] = [];
const words = (language: 'vi' | 'zh-HK') =>
  shoppersWords(language, { id: 'hanoi' }, () => ({
    known: (texts) => {
      asked.push(texts);
      const said = new Map(texts.filter((text) => text !== '未知').map((text) => [text, `<${text}>`]));
      return Promise.resolve({ said, coming: new Set(texts.filter((text) => !said.has(text))) });
    },
  }));
const chinese = suppliedProduct(REF, {
  title: '杯',
  titleOriginal: '杯',
  unit: '个',
  options: [{ name: '颜色', values: [{ value: '红', label: '红' }, { value: 'XL', label: 'XL' }, { value: '未知', label: '未知' }] }], // prettier-ignore
  attributes: [{ name: '材质', value: '陶瓷' }],
});

describe('what a supplier says in Chinese', () => {
  it('is said in the shopper’s words as far as they are known, beside the seller’s own', async () => {
    const [said] = await words('vi').products([chinese]);
    expect(said).toMatchObject({
      title: '<杯>',
      titleOriginal: '杯',
      unit: '<个>',
      options: [
        {
          name: '<颜色>',
          values: [
            { value: '红', label: '<红>' },
            { value: 'XL', label: 'XL' },
            { value: '未知', label: '未知' },
          ],
        },
      ],
      attributes: [{ name: '<材质>', value: '<陶瓷>' }],
    });
    // what is remembered of the source stays as the source said it
    expect(chinese.title).toBe('杯');
  });

  it('tells where some of it is still being translated', async () => {
    const known = { ...chinese, options: [] };
    const said = await words('vi').products([chinese, known]);
    expect(said.map(({ areWordsComing }) => areWordsComing)).toEqual([true, undefined]);
    const { items } = pageOf(['杯', '未知', 'Mug']);
    expect((await words('vi').listings(items)).map(({ areWordsComing }) => areWordsComing)).toEqual([undefined, true, undefined]); // prettier-ignore
  });

  it('is left as it is where the supplier translated it, where there is nothing Chinese, and for who reads Chinese', async () => {
    asked.length = 0;
    const translated = suppliedProduct(REF, { title: 'マグ杯', titleOriginal: '杯' });
    expect(await words('vi').products([translated])).toEqual([translated]);
    expect(await words('zh-HK').products([chinese])).toEqual([chinese]);
    const { items } = pageOf(['Mug']);
    expect(await words('vi').listings(items)).toEqual(items);
    expect(asked).toEqual([]);
  });

  it('in a list is its titles', async () => {
    const { items } = pageOf(['杯', 'Mug']);
    expect((await words('vi').listings(items)).map(({ title }) => title)).toEqual(['<杯>', 'Mug']);
  });
});
