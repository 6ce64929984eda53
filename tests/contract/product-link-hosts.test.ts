import { describe, expect, it } from 'vitest';
import { channelOfHost, isMarketplaceHost, isShortLinkHost } from '../../src/contract/product-link-hosts';

describe('hosts', () => {
  it.each(['taobao.com', 'ITEM.Taobao.com', 'detail.1688.com', 'a.b.jd.com', 'detail.tmall.hk', 'm.dewu.com.'])(
    '%s is a marketplace',
    (host) => expect(isMarketplaceHost(host)).toBe(true),
  );
  it.each(['', '.', 'taobao.com.evil.example', 'evil1688.com', 'com', 'jd.com..', '.evil', 'yiwugo.com.cn'])(
    '%j is none',
    (host) => expect(isMarketplaceHost(host)).toBe(false),
  );
  it.each(['tb.cn', 'm.tb.cn', 'E.TB.CN', 's.click.taobao.com', 'uland.taobao.com', 'qr.1688.com', '3.cn', 'u.jd.com', 'dw4.co'])(
    '%s shortens links',
    (host) => expect(isShortLinkHost(host)).toBe(true),
  ); // prettier-ignore
  it.each(['item.taobao.com', 'xtb.cn', '13.cn', 'dw4.co.uk', '1688.com', 'jd.com'])('%s does not', (host) =>
    expect(isShortLinkHost(host)).toBe(false),
  );
  it('names the channel', () => expect(channelOfHost('en.yiwugo.com')).toBe('YIWUGOU'));
});
