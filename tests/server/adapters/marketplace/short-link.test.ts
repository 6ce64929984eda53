import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MockAgent, request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoShortLink, refOfDemoLink } from '../../../../src/demo/short-links/demo-short-link';
import { isPublicAddress, publicAgent } from '../../../../src/server/kernel/public-address';
import { createShortLinkResolver } from '../../../../src/server/adapters/marketplace/short-link';

const PRODUCT = 'https://item.taobao.com/item.htm?id=682311450917';
type Page = { location: string } | { html: string };

/** An internet of these pages: a HEAD tells of a redirect, a GET brings the page. Counts what is asked. */
function resolverOver(pages: Record<string, Page>) {
  const mock = new MockAgent();
  onTestFinished(() => mock.close());
  mock.disableNetConnect();
  const asked: string[] = [];
  for (const [address, page] of Object.entries(pages)) {
    const { origin, pathname, search } = new URL(address);
    for (const method of ['HEAD', 'GET']) {
      mock
        .get(origin)
        .intercept({ path: pathname + search, method })
        .reply(() => {
          asked.push(`${method} ${address}`);
          return 'location' in page
            ? { statusCode: 302, data: '', responseOptions: { headers: { location: page.location } } }
            : { statusCode: 200, data: method === 'GET' ? page.html : '' };
        })
        .persist();
    }
  }
  return { resolve: createShortLinkResolver(() => mock), asked };
}

describe('short links', () => {
  it.each<[string, Page]>([
    ['a redirect', { location: PRODUCT }],
    ['a redirect to http', { location: PRODUCT.replace('https:', 'http:') }],
    ['a script', { html: `<script>var url = '${PRODUCT}';</script>` }],
    [
      'a script with an escaped address',
      { html: `<script>location.href="${PRODUCT.replaceAll('/', '\\/')}"</script>` },
    ],
    ['a meta tag', { html: `<meta http-equiv="refresh" content="0;url=${PRODUCT}">` }],
    [
      'a login page that names the product',
      { location: `https://login.taobao.com/m?redirectURL=${encodeURIComponent(PRODUCT)}` },
    ],
  ])('lead to the product by %s', async (_, page) => {
    const { resolve } = resolverOver({ 'https://m.tb.cn/h.5Nc8?tk=x': page });
    expect(await resolve('https://m.tb.cn/h.5Nc8?tk=x')).toContain('682311450917');
  });

  it('are followed over several hops of allowed hosts, once', async () => {
    const { resolve, asked } = resolverOver({
      'https://3.cn/a': { location: 'https://u.jd.com/b' },
      'https://u.jd.com/b': { location: 'https://item.jd.com/100012043978.html' },
    });
    expect(await resolve('https://3.cn/a')).toBe('https://item.jd.com/100012043978.html');
    await resolve('https://3.cn/a');
    expect(asked).toEqual(['HEAD https://3.cn/a', 'HEAD https://u.jd.com/b']);
  });

  it('end after five hops of a loop', async () => {
    const { resolve, asked } = resolverOver({
      'https://m.tb.cn/a': { location: 'https://m.tb.cn/b' },
      'https://m.tb.cn/b': { location: '/a' },
    });
    expect(await resolve('https://m.tb.cn/a')).toBeUndefined();
    expect(asked).toHaveLength(5);
  });

  it.each([
    'https://evil.example/h.1',
    'https://m.tb.cn.evil.example/h.1',
    'https://eviltb.cn/h.1',
    'https://127.0.0.1/h.1',
    'https://[::1]/h.1',
    'https://169.254.169.254/latest/meta-data',
    'https://m.tb.cn:8443/h.1',
    'https://m.tb.cn@127.0.0.1/h.1',
    'https://user:secret@m.tb.cn/h.1',
    'file:///etc/passwd',
  ])('never ask %s, not even after a hop', async (address) => {
    const { resolve, asked } = resolverOver({ 'https://m.tb.cn/hop': { location: address } });
    expect(await resolve(address)).toBeUndefined();
    expect(await resolve('https://m.tb.cn/hop')).toBeUndefined();
    expect(asked.filter((line) => !line.endsWith('https://m.tb.cn/hop'))).toEqual([]);
  });

  it('are unknown where there is no internet or no redirect', async () => {
    const { resolve } = resolverOver({ 'https://m.tb.cn/slider': { html: '<h1>Slide to verify</h1>' } });
    expect(await resolve('https://m.tb.cn/slider')).toBeUndefined();
    expect(await resolve('https://m.tb.cn/offline')).toBeUndefined();
  });
});

describe('connections to public addresses', () => {
  it.each(['8.8.8.8', '2606:4700:4700::1111'])('reach %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255',
    '224.0.0.1', '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '::7f00:1', '::8.8.8.8', '::ffff', 'localhost', '',
  ])('do not reach %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  }); // prettier-ignore

  it('are refused to a name of this machine before a byte is sent', async () => {
    let visits = 0;
    const server = createServer((_, response) => {
      visits += 1;
      response.end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const agent = publicAgent(2000);
    const url = `http://localhost:${String((server.address() as AddressInfo).port)}/`;
    await expect(request(url, { dispatcher: agent })).rejects.toThrow('no public address');
    await agent.close();
    await new Promise((resolve) => server.close(resolve));
    expect(visits).toBe(0);
  });
});

describe('demo short links', () => {
  it.each([
    { channel: 'TAOBAO', itemId: '682311450917' },
    { channel: 'SELF_OWNED', itemId: '000123' },
    { channel: 'POIZON', itemId: '99999999999999999999' },
  ] as const)('lead back to $channel $itemId', (ref) => {
    expect(refOfDemoLink(demoShortLink(ref))).toEqual(ref);
    expect(refOfDemoLink(demoShortLink(ref).replace('m.tb', 'e.tb') + '?tk=1')).toEqual(ref);
  });

  it('are no others', () => {
    const link = demoShortLink({ channel: 'TAOBAO', itemId: '682311450917' });
    expect(refOfDemoLink(link.replace('m.tb.cn', 'm.tb.cn.evil.example'))).toBeUndefined();
    expect(refOfDemoLink('https://m.tb.cn/h.zz')).toBeUndefined();
  });
});
