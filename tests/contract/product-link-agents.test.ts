import { describe, expect, it } from 'vitest';
import { canonicalUrl, findProductLink } from '../../src/contract/product-link';

const N = '652894214777';
const shown = (text: string) => {
  const link = findProductLink(text);
  return link?.kind === 'product' ? link.canonicalUrl : `${link?.kind ?? 'keyword'} ${link?.url ?? ''}`;
};
const at = (channel: 'TAOBAO' | 'TMALL' | 'ALIBABA' | 'JD') => canonicalUrl({ channel, itemId: N });
const WEIDIAN = `unknown https://weidian.com/item.html?itemID=${N}`;

describe('a page of another agent that names marketplace and item', () => {
  it.each([
    [`https://mulebuy.com/product/?shop_type=taobao&id=${N}&ref=200`, at('TAOBAO')],
    [`https://t.mulebuy.com?t=x&id=${N}&shop_type=ali_1688`, at('ALIBABA')],
    [`https://cnfans.com/product?id=${N}&platform=ALI_1688&ref=1`, at('ALIBABA')],
    [`https://orientdig.com/product/?shop_type=weidian&id=${N}`, WEIDIAN],
    [`https://www.acbuy.com/product?id=${N}&source=TB&code=U`, at('TAOBAO')],
    [`https://www.acbuy.com/product?id=${N}&source=AL`, at('ALIBABA')],
    [`https://www.superbuy.com/en/page/buy/?platform=ALIBABA&id=${N}`, at('ALIBABA')],
    [`https://www.superbuy.com/en/page/buy/?platform=WD&id=${N}`, WEIDIAN],
    [`https://www.ootdbuy.com/goods/details?id=${N}&channel=tmall`, at('TMALL')],
    [`https://mycnbox.com/goodsDetail?mallType=1688&itemId=${N}`, at('ALIBABA')],
    [`https://oopbuy.com/product/0/${N}?inviteCode=A`, at('ALIBABA')],
    [`https://oopbuy.com/product/1/${N}`, at('TAOBAO')],
    [`https://www.oopbuy.com/product/weidian/${N}`, WEIDIAN],
    [`https://hoobuy.com/product/2/${N}?inviteCode=v`, WEIDIAN],
    [`https://hoobuy.com/en/product/0/${N}`, at('ALIBABA')],
    [`https://www.usfans.com/product/1/${N}?ref=1`, at('ALIBABA')],
    [`https://www.usfans.com/product/3/${N}`, WEIDIAN],
    [`https://litbuy.com/product/taobao/${N}`, at('TAOBAO')],
    [`https://www.cssbuy.com/item-${N}.html`, at('TAOBAO')],
    [`https://www.cssbuy.com/item-${N}?promotionCode=Y2`, at('TAOBAO')],
    [`https://www.cssbuy.com/item-1688-${N}.html`, at('ALIBABA')],
    [`cssbuy.com/item-micro-${N}.html`, WEIDIAN],
    [`https://www.basetao.com/best-taobao-agent-service/products/agent/jd/${N}.html`, at('JD')],
  ])('%s', (text, address) => expect(shown(text)).toBe(address));

  it.each([
    // no marketplace, one that nobody knows, two of them, a number that is none
    `https://mulebuy.com/product/?id=${N}`,
    `https://mulebuy.com/product/?shop_type=ebay&id=${N}`,
    `https://mulebuy.com/product/?shop_type=taobao&platform=1688&id=${N}`,
    `https://mulebuy.com/product/?shop_type=taobao&id=12`,
    `https://oopbuy.com/product/7/${N}`,
    `https://litbuy.com/product/1/${N}`,
    `https://notcssbuy.com/item-${N}.html`,
    `https://cssbuy.com.evil.example/item-${N}.html`,
    `https://cssbuy.com:8443/item-${N}.html`,
  ])('says nothing by %s', (text) => expect(shown(text)).toBe(`unknown ${new URL(text).href}`));

  it('counts by the address that it carries before what it names', () => {
    const carried = encodeURIComponent(at('TMALL'));
    expect(shown(`https://cnfans.com/product?url=${carried}&id=123456&platform=ALI_1688`)).toBe(at('TMALL'));
  });
});

describe('a marketplace of which nobody has the goods', () => {
  const XIANYU = `unknown https://www.goofish.com/item?id=${N}`;
  const PINDUODUO = `unknown https://mobile.yangkeduo.com/goods.html?goods_id=${N}`;
  it.each([
    [`https://shop1.v.weidian.com/item.html?itemID=${N}&spider_token=1`, WEIDIAN],
    [`weidian.com/item.html?itemID=${N}`, WEIDIAN],
    [
      `https://www.kakobuy.com/item/details?url=${encodeURIComponent(`https://weidian.com/item.html?itemID=${N}`)}`,
      WEIDIAN,
    ],
    [`https://www.sugargoo.com/#/home/productDetail?productLink=${encodeURIComponent(`https://weidian.com/item.html?itemID=${N}`)}&m=1`, WEIDIAN], // prettier-ignore
    [`https://mobile.yangkeduo.com/goods2.html?goods_id=${N}&refer=1`, PINDUODUO],
    [`https://www.goofish.com/item?id=${N}&categoryId=1`, XIANYU],
    // in Taobao's name, and none of its items
    [`https://2.taobao.com/item.htm?id=${N}`, XIANYU],
    [`【闲鱼】看看 https://h5.m.goofish.com/item?id=${N} 「相机」`, XIANYU],
  ])('%s is asked for by hand, under its own address', (text, address) => expect(shown(text)).toBe(address));

  it('keeps the address of every other page there, and the name in the share text', () => {
    expect(shown('https://weidian.com/?userid=1')).toBe('unknown https://weidian.com/?userid=1');
    expect(findProductLink(`「相机」 https://www.goofish.com/item?id=${N}`)?.title).toBe('相机');
  });
});
