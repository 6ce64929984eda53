import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProductLink } from '../../src/contract/product-link';
import { isShortLinkHost } from '../../src/contract/product-link-hosts';

const N = '612345678901';
/** Of made-up texts; the sweep has the time for many. */
const RUNS = process.env.SWEEP ? 20_000 : 500;

describe('hostile addresses', () => {
  const hostile = [
    // look-alike hosts
    `https://1688.com.evil.example/offer/${N}.html`, `https://evil1688.com/offer/${N}.html`,
    `https://detail.1688.com.evil.example/offer/${N}.html`, `https://xdetail-1688.com/offer/${N}.html`,
    `https://item.taobao.com.evil.example/item.htm?id=${N}`, `https://mytaobao.com/item.htm?id=${N}`,
    `https://taobao.com.co/item.htm?id=${N}`, `https://tmall.hk.evil.example/item.htm?id=${N}`,
    `https://item.jd.com.evil.example/${N}.html`, `https://notjd.com/${N}.html`, `https://item.jd.community/${N}.html`,
    `https://liangxinyao.com/item.htm?id=${N}`, `https://95095.com/item.htm?id=${N}`,
    `https://тaobao.com/item.htm?id=${N}`, `https://tаobao.com/item.htm?id=${N}`, `https://xn--tobao-3we.com/item.htm?id=${N}`,
    `https://taobao。com.evil.example/item.htm?id=${N}`, 'https://stock.invalid.example/item/123456.html',
    // who is the host?
    `https://item.taobao.com@evil.example/item.htm?id=${N}`, `https://item.taobao.com:443@evil.example/item.htm?id=${N}`,
    `https://evil.example\\@item.taobao.com/item.htm?id=${N}`, `https://evil.example#@item.taobao.com/item.htm?id=${N}`,
    `https://evil.example?@item.taobao.com/item.htm?id=${N}`, `https://evil.example/item.taobao.com/item.htm?id=${N}`,
    `https://user@item.taobao.com/item.htm?id=${N}`, `https://user:pw@item.taobao.com/item.htm?id=${N}`,
    `https://evil.example/?url=https://item.taobao.com/item.htm?id=${N}`,
    `https://evil.example/?redirectURL=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://evil.example/?x=offer%2F${N}`, `https://evil.example/?x=Id%3D${N}`,
    `https://login.taobao.com/?redirectURL=https%3A%2F%2Fevil.example%2Fitem.htm`,
    `https://login.taobao.com/?redirectURL=https%3A%2F%2Fuser%40item.jd.com%2F${N}.html`,
    // ports and addresses
    `https://item.taobao.com:8443/item.htm?id=${N}`, `https://item.taobao.com:22/item.htm?id=${N}`,
    `https://detail.1688.com:80/offer/${N}.html`, `http://detail.1688.com:443/offer/${N}.html`,
    'https://e.tb.cn:8080/h.AbC', 'https://user@e.tb.cn/h.AbC', 'https://e.tb.cn.evil.example/h.AbC', 'https://xtb.cn/h.A',
    'https://e.tb.cn/', 'https://13.cn/2V', 'http://127.0.0.1/item.htm?id=123456', 'http://2130706433/', 'http://0x7f.1/',
    'http://[::1]/item.htm?id=123456', 'http://[::ffff:127.0.0.1]/', 'http://169.254.169.254/latest', 'http://100.100.100.200/',
    'http://①②⑦.0.0.1/', 'http://localhost./item.htm?id=123456', 'http://item.taobao.com.127.0.0.1.nip.io/item.htm?id=123456',
    // ids
    'https://item.taobao.com/item.htm?id=12345', 'https://item.taobao.com/item.htm?id=123456789012345678901',
    'https://item.taobao.com/item.htm?id=-123456789', 'https://item.taobao.com/item.htm?id=12345678a',
    'https://item.taobao.com/item.htm?id=', 'https://item.taobao.com/item.htm', 'https://item.taobao.com/',
    'https://item.taobao.com/item.htm?id=123456789&id=987654321', 'https://item.taobao.com/item.htm?id=١٢٣٤٥٦',
    'https://item.taobao.com/item.htm?id=１２３４５６', 'https://item.taobao.com/item.htm?id=1e1000000',
    'https://item.taobao.com/item.htm?id[]=123456789', "https://item.taobao.com/item.htm?id=123456789'--",
    'https://item.taobao.com/item.htm?id=123456%00', 'https://item.taobao.com/item.htm?id=%31%32%33',
    'https://detail.m.1688.com/page/index.html?offerId=abc', 'https://detail.m.1688.com/page/index.html?offerId=-612345678',
    'https://detail.m.1688.com/page/index.html?offerId=612345678&offerId=612345679',
    'https://detail.1688.com/offer/../offer.html', 'https://detail.1688.com/offer/12345.html', 'https://detail.1688.com/offer/abc123456.html',
    `https://world.taobao.com/item/AbCdEfGh.htm`, `https://shop.taobao.com/search.htm?id=${N}`,
    `https://login.taobao.com/?sellerId%3D${N}`, `https://login.taobao.com/?x=shop.htm%3FsellerId%3D${N}`,
    `https://www.jd.com/${N}.html`, 'https://item.jd.com/12345.html', 'https://www.yiwugo.com/product/detail/x.html',
    'https://m.dewu.com/router/product/ProductDetail?spuId=1', 'https://www.poizon.com/product/shoe',
  ]; // prettier-ignore

  it('is a corpus of at least 60', () => expect(hostile.length).toBeGreaterThanOrEqual(60));
  it.each(hostile)('%s', (text) => expect(findProductLink(text)?.kind).toBe('unknown'));

  it.each([
    '', ' ', 'cup', 'https', 'https:', 'https://', 'http:// item.taobao.com', 'taobao.com', 'item.taobao.com', 'item.jd.com is a shop',
    'www.taobao.com/markets/shoes', `item.taobao.com:443/item.htm?id=${N}`, `item.taobao.com@evil.example/item.htm?id=${N}`,
    `me@item.taobao.com/item.htm?id=${N}`, `evil.example/item.taobao.com/item.htm?id=${N}`, `аtaobao.com/item.htm?id=${N}`,
    `item.taobao.com.evil.example/item.htm?id=${N}`, `link:item.taobao.com/item.htm?id=${N}`, `item.taobao.comx/item.htm?id=${N}`,
    `ftp://item.taobao.com/item.htm?id=${N}`, `javascript:location="//item.taobao.com/item.htm?id=${N}"`,
    `file:///item.taobao.com/item.htm?id=${N}`, 'data:text/html,item.taobao.com', `//item.taobao.com/item.htm?id=${N}`,
    `gopher://item.taobao.com/item.htm?id=${N}`, `dewulink://m.dewu.com/ProductDetail?spuId=${N}`,
    'https://item.taobao.com:99999/item.htm?id=123456', 'https://[::1', 'https://%00.com', 'https://。', N,
  ])('has no address: %j', (text) => expect(findProductLink(text)).toBeUndefined()); // prettier-ignore

  it('shows the true host of an address with a name part', () => {
    expect(findProductLink('https://item.taobao.com:x@evil.example/p')).toEqual({
      kind: 'unknown',
      url: 'https://evil.example/p',
    });
  });
  it.each([
    `https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fevil.example%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fuser%40item.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fitem.taobao.com%3A8443%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/en/page/buy?url=https%3A%2F%2Fitem.tаobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/en/page/buy?url=javascript%3Aitem.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/en/page/buy?url=item.taobao.com&id=${N}`,
    `https://www.superbuy.com:8443/?url=item.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://me@www.superbuy.com/?url=item.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://superbuy.com.evil.example/?url=item.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://notsuperbuy.com/?url=item.taobao.com%2Fitem.htm%3Fid%3D${N}`,
    `https://www.superbuy.com/?a=item.taobao.com%2Fitem.htm%3Fid%3D${N}&b=item.jd.com%2F${N}.html`,
  ])('carries no product: %s', (text) => expect(findProductLink(text)?.kind).toBe('unknown'));

  it('follows wrappers only so deep', () => {
    const wrap = (url: string) => `https://login.taobao.com/?url=${encodeURIComponent(url)}`;
    expect(findProductLink(wrap(wrap(`https://item.jd.com/${N}.html`)))?.kind).toBe('product');
    expect(findProductLink(wrap(wrap(wrap(`https://item.jd.com/${N}.html`))))?.kind).toBe('unknown');
  });
  it('reads long text in reasonable time', () => {
    for (const piece of [
      'https://',
      '「',
      '.',
      'id%3D',
      '&id=1',
      '%25',
      'https://a.example/.,.,',
      'https://login.taobao.com/?url=',
    ]) {
      findProductLink(`https://item.taobao.com/${piece.repeat(20_000)}x`);
      findProductLink(piece.repeat(20_000));
    }
  }, 20_000);

  it('never throws, and what it finds is a fixed point', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(
        'https://',
        'item.taobao.com',
        '/item.htm?id=',
        '@',
        ':',
        '\\',
        '「',
        '%2F',
        'm.tb.cn/',
        '1688.com',
        '/offer/',
      ),
      fc.stringMatching(/^\d{5,21}$/),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const link = findProductLink(pieces.join(''));
        if (link?.kind === 'product') expect(findProductLink(link.canonicalUrl)).toMatchObject({ channel: link.channel, itemId: link.itemId });
        if (link?.kind === 'short') expect(isShortLinkHost(new URL(link.url).hostname)).toBe(true);
        if (link?.kind === 'unknown') expect(new URL(link.url).username).toBe('');
      }),
      { numRuns: RUNS },
    ); // prettier-ignore
  });
});
