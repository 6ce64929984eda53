import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../../src/contract/channels';
import { canonicalUrl, findProductLink, looksLikeItemId, parseCanonical } from '../../src/contract/product-link';

const N = '612345678901';

describe('product addresses', () => {
  const table: [Channel, string[]][] = [
    ['TAOBAO', [
      `https://item.taobao.com/item.htm?id=${N}`,
      `http://item.taobao.com/item.htm?spm=a1z10.1&id=${N}&ns=1#detail`,
      `https://detail.taobao.com/item.htm?id=${N}`,
      `https://h5.m.taobao.com/awp/core/detail.htm?id=${N}`,
      `https://m.intl.taobao.com/detail/detail.html?id=${N}&x=1`,
      `https://main.m.taobao.com/app/detail/pages/home.html?id=${N}`,
      `https://world.taobao.com/item/${N}.htm`,
      `https://world.taobao.com/list/item/${N}.htm?spm=1`,
      `https://assets-tmw.taobao.com/page.html?targetId=${N}`,
      `https://assets-tmw.taobao.com/page.html?targetUrl=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
      `https://login.taobao.com/member/login.jhtml?redirectURL=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
      `https://login.taobao.com/member/login.jhtml?redirectURL=%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
      `https://login.taobao.com/?redirectURL=https%253A%252F%252Fitem.taobao.com%252Fitem.htm%253Fid%253D${N}`,
      `https://login.m.taobao.com/login.htm?next=item.htm%3FitemId%3D${N}%26x%3D1`,
      `https://login.taobao.com/?from=item.htm%253FId%253D${N}`,
      `HTTPS://ITEM.TAOBAO.COM/item.htm?ID=${N}`,
      `https://item.taobao.com./item.htm?id=${N}`,
      `https://item.taobao.com:443/item.htm?id=${N}`,
      `https://item.taobao.com/item.htm?spm=1&amp;id=${N}`,
      `https://item.taobao.com/item.htm?id=${N}&ref=offer%2F999999999999`,
      `https://a.m.taobao.com/i${N}.htm?spm=1`,
      `item.taobao.com/item.htm?id=${N}`,
      `看看这个item.taobao.com/item.htm?id=${N}，很好`,
      `(www.taobao.com/list/item/${N}.htm)`,
      `https://www.superbuy.com/en/page/buy?from=search-input&url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
      `https://www.superbuy.com/en/page/buy?url=https%253A%252F%252Fitem.taobao.com%252Fitem.htm%253Fid%253D${N}`,
      `https://www.pandabuy.com/product?url=item.taobao.com%2Fitem.htm%3Fid%3D${N}&ra=1`,
      `https://www.sugargoo.com/#/home/productDetail?productLink=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
      `kakobuy.com/item/details?url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}&affcode=x`,
    ]],
    ['TMALL', [
      `https://detail.tmall.com/item.htm?id=${N}`,
      `https://a.m.tmall.com/i${N}.htm`,
      `detail.tmall.com/item.htm?id=${N}`,
      `https://chaoshi.detail.tmall.com/item.htm?id=${N}`,
      `https://detail.m.tmall.com/item.htm?id=${N}`,
      `https://detail.tmall.hk/hk/item.htm?id=${N}`,
      `https://detail.tmall.hk/item.htm?id=${N}`,
      `https://world.tmall.com/item/${N}.htm`,
      `https://detail.liangxinyao.com/item.htm?id=${N}`,
      `https://detail.yao.95095.com/item.htm?id=${N}`,
      `https://login.tmall.com/?redirectURL=https%3A%2F%2Fdetail.tmall.com%2Fitem.htm%3Fid%3D${N}`,
      `https://login.taobao.com/?redirectURL=https%3A%2F%2Fdetail.tmall.com%2Fitem.htm%3Fid%3D${N}`,
      `https://login.taobao.com/?back=detail.tmall.com%2Fitem.htm%3Fid%3D${N}`,
    ]],
    ['ALIBABA', [
      `https://detail.1688.com/offer/${N}.html`,
      `https://detail.1688.com/offer/${N}.html?spm=a26352.1&traceId=9`,
      `http://m.1688.com/offer/${N}.html`,
      `https://detail.m.1688.com/page/index.html?offerId=${N}`,
      `https://detail.m.1688.com/page/index.htm?spm=1&offerId=${N}&x=1`,
      `https://login.1688.com/member/signin.htm?Done=https%3A%2F%2Fdetail.1688.com%2Foffer%2F${N}.html`,
      `https://m.1688.com/page/wrap.html?path=offer%2F${N}.html`,
      `https://login.taobao.com/?full=detail.1688.com%252Foffer%252F${N}.html`,
    ]],
    ['JD', [
      'https://item.jd.com/100012043978.html',
      'https://item.jd.hk/100012043978.html',
      'https://npcitem.jd.hk/100012043978.html',
      'item.jd.hk/100012043978.html',
      'https://www.allchinabuy.com/en/page/buy?url=https%3A%2F%2Fitem.jd.hk%2F100012043978.html',
      'https://item.m.jd.com/product/100012043978.html?utm=1',
      'https://item.m.jd.com/ware/view.action?wareId=100012043978',
    ]],
    ['YIWUGOU', [
      'https://www.yiwugo.com/product/detail/949270823.html',
      'http://en.yiwugo.com/product/detail/949270823.html?x=1',
      'https://s.yiwugo.com/product/detail/949270823.html',
      'https://s.yiwugo.com/p/949270823',
    ]],
    ['POIZON', [
      'https://m.dewu.com/router/product/ProductDetail?spuId=1234567',
      'https://cdn-m.dewu.com/router/product/ProductDetail?spuId=1234567&sourceName=x',
      'https://www.dewu.com/router/product/ProductDetail?spuId=1234567',
      'https://fast.dewu.com/page/productDetail?spuId=1234567&propertyValueId=7',
      'https://www.dewu.com/product-detail.html?spuId=1234567',
      'https://www.poizon.com/product/some-shoe-90-1234567',
    ]],
  ]; // prettier-ignore

  it.each([
    [`https://item.taobao.com/item.htm?ID=111111&id=${N}`, N],
    [`https://item.taobao.com/item.htm?id=${N}&ID=111111`, N],
    [`https://item.taobao.com/item.htm?ID=${N}&Id=${N}`, N],
    ['https://m.1688.com/offer/?offerid=111111&offerId=714506238841', '714506238841'],
    [`https://item.taobao.com/item.htm?ID=111111&Id=${N}`, undefined],
    [`https://item.taobao.com/item.htm?id=111111&id=${N}`, undefined],
  ])('%s: a name in its exact case wins over others, and two values of one say nothing (SRCH-2)', (url, itemId) => {
    const link = findProductLink(url);
    expect(link?.kind === 'product' ? link.itemId : undefined).toBe(itemId);
  });

  describe.each(table)('%s (SRCH-12)', (channel, urls) => {
    const itemId = { JD: '100012043978', YIWUGOU: '949270823', POIZON: '1234567' }[channel as string] ?? N;
    it.each(urls)('%s', (url) => {
      expect(findProductLink(url)).toEqual({
        kind: 'product',
        channel,
        itemId,
        canonicalUrl: canonicalUrl({ channel, itemId }),
      });
    });
  });

  it('rewrites a mobile 1688 address to the desktop one (SRCH-2)', () => {
    expect(findProductLink(`https://detail.m.1688.com/page/index.html?offerId=${N}`)).toMatchObject({
      canonicalUrl: `https://detail.1688.com/offer/${N}.html`,
    });
  });

  it.each([
    `https://item.taobao.com/item.htm?id=${N}&skuId=5678`,
    `https://detail.tmall.com/item.htm?id=${N}&skuId=5678`,
    `https://detail.m.1688.com/page/index.html?offerId=${N}&skuId=5678`,
    'https://fast.dewu.com/page/productDetail?spuId=1234567&skuId=5678',
  ])('keeps the variant of %s', (url) => expect(findProductLink(url)).toMatchObject({ skuId: '5678' }));
  it('drops a variant that is no number', () =>
    expect(findProductLink(`https://item.taobao.com/item.htm?id=${N}&skuId=x`)).not.toHaveProperty('skuId'));
});

describe('share texts', () => {
  it.each([
    [
      '【淘宝】大促价保 https://e.tb.cn/h.RIfk2abQ?tk=sDuX1yzA MF278 「春季 新款外套」 点击链接直接打开 或者 淘宝搜索直接打开',
      { kind: 'short', url: 'https://e.tb.cn/h.RIfk2abQ?tk=sDuX1yzA', title: '春季 新款外套' },
    ],
    [
      '2.0啊CrATXeu9PaK， https://m.tb.cn/h.4JGyJuZ?sm=71c67e 卡通抱枕',
      { kind: 'short', url: 'https://m.tb.cn/h.4JGyJuZ?sm=71c67e' },
    ],
    [
      '【京东】https://3.cn/2V-chiOQ?jkl=@EDoxt4DBLAN@ MU5104 「vivo X300 Pro」',
      { kind: 'short', url: 'https://3.cn/2V-chiOQ?jkl=@EDoxt4DBLAN@', title: 'vivo X300 Pro' },
    ],
    [
      '【得物】得物er- 7 CA1201 å8k3 https://dw4.co/t/A/1abCD 拼接短袖',
      { kind: 'short', url: 'https://dw4.co/t/A/1abCD' },
    ],
    [
      '【店】https://m.tb.cn/h.AbC12 或復·制这段描述￥nBezYU6mCQq￥后到淘宝',
      { kind: 'short', url: 'https://m.tb.cn/h.AbC12' },
    ],
    [
      '复制口令并打开手机阿里查看：https://qr.1688.com/s/AbC12xyz',
      { kind: 'short', url: 'https://qr.1688.com/s/AbC12xyz' },
    ],
    [
      'https://qr.1688.com/share.html?secret=AbC12',
      { kind: 'short', url: 'https://qr.1688.com/share.html?secret=AbC12' },
    ],
    ['http://tb.cn/AbC12', { kind: 'short', url: 'https://tb.cn/AbC12' }],
    ['https://s.click.taobao.com/AbC12', { kind: 'short', url: 'https://s.click.taobao.com/AbC12' }],
    [
      'https://uland.taobao.com/coupon/edetail?e=AbC',
      { kind: 'short', url: 'https://uland.taobao.com/coupon/edetail?e=AbC' },
    ],
    ['https://s.yiwugo.com/AbC12', { kind: 'short', url: 'https://s.yiwugo.com/AbC12' }],
    ['m.tb.cn/h.4JGyJuZ?sm=71c67e 卡通抱枕', { kind: 'short', url: 'https://m.tb.cn/h.4JGyJuZ?sm=71c67e' }],
    ['https://u.jd.com/AbC12', { kind: 'short', url: 'https://u.jd.com/AbC12' }],
  ])('%s', (text, expected) => expect(findProductLink(text)).toEqual(expected));

  it.each([
    ['full-width comma', `看这个https://detail.1688.com/offer/${N}.html，很好`],
    ['Chinese right after', `https://detail.1688.com/offer/${N}.html复制`],
    ['corner bracket', `https://detail.1688.com/offer/${N}.html「题」`],
    ['lenticular bracket', `https://detail.1688.com/offer/${N}.html【题】`],
    ['token sign', `https://detail.1688.com/offer/${N}.html￥abc￥`],
    ['ideographic stop', `https://detail.1688.com/offer/${N}.html。`],
    ['full stop', `See https://detail.1688.com/offer/${N}.html.`],
    ['bracket and semicolon', `(https://detail.1688.com/offer/${N}.html);`],
    ['quotes', `"https://detail.1688.com/offer/${N}.html"`],
    ['angle brackets', `<https://detail.1688.com/offer/${N}.html>`],
    ['line break', `https://detail.1688.com/offer/${N}.html\n第二行`],
    ['no-break space', `https://detail.1688.com/offer/${N}.html\u00a0x`],
    ['ideographic space', `https://detail.1688.com/offer/${N}.html\u3000x`],
    ['zero-width space', `https://detail.1688.com/offer/${N}.html\u200bx`],
    ['right-to-left mark', `\u200fhttps://detail.1688.com/offer/${N}.html\u200f`],
    ['Thai', `https://detail.1688.com/offer/${N}.htmlครับ`],
    ['Lao', `https://detail.1688.com/offer/${N}.htmlລາວ`],
    ['Korean', `https://detail.1688.com/offer/${N}.html을`],
    ['kana', `https://detail.1688.com/offer/${N}.htmlです`],
    ['emoji', `https://detail.1688.com/offer/${N}.html🔥`],
    ['curly quotes', `“https://detail.1688.com/offer/${N}.html”`],
    ['two links: the first', `https://detail.1688.com/offer/${N}.html https://item.taobao.com/item.htm?id=999999999`],
  ])('ends the address at: %s', (_, text) =>
    expect(findProductLink(text)).toMatchObject({ kind: 'product', channel: 'ALIBABA', itemId: N }),
  );

  it('takes the first address even when only the second is a product', () => {
    expect(findProductLink(`https://shop.example/a https://detail.1688.com/offer/${N}.html`)).toEqual({
      kind: 'unknown',
      url: 'https://shop.example/a',
    });
  });
  it('keeps the title beside a product and an unknown address', () => {
    expect(findProductLink(`「 Cup 」https://item.jd.com/${N}.html`)).toMatchObject({ kind: 'product', title: 'Cup' });
    expect(findProductLink('「杯」https://weidian.example/i/1')).toMatchObject({ kind: 'unknown', title: '杯' });
    expect(findProductLink('「 」https://weidian.example/i/1')).not.toHaveProperty('title');
  });
});

describe('canonicalUrl and parseCanonical', () => {
  it('are each other’s inverse in every channel', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANNELS), fc.stringMatching(/^\d{6,20}$/), (channel, itemId) => {
        expect(parseCanonical(canonicalUrl({ channel, itemId }))).toEqual({ channel, itemId });
      }),
    );
  });
  it.each([
    `http://detail.1688.com/offer/${N}.html`,
    `https://m.1688.com/offer/${N}.html`,
    `https://detail.1688.com/offer/${N}.html?x=1`,
    ` https://detail.1688.com/offer/${N}.html`,
    'https://m.tb.cn/h.A',
    'cup',
  ])('does not take %j for canonical', (url) => expect(parseCanonical(url)).toBeUndefined());
});

describe('looksLikeItemId', () => {
  it.each(['1234567890', ' 612345678901 ', '6123456789012'])('%j does', (text) =>
    expect(looksLikeItemId(text)).toBe(true),
  );
  it.each(['123456789', '61234567890123', '61234 567890', 'a1234567890', '', '١٢٣٤٥٦٧٨٩٠'])('%j does not', (text) =>
    expect(looksLikeItemId(text)).toBe(false),
  );
});
