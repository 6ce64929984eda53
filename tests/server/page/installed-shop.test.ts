import { readFileSync } from 'node:fs';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { APP_ICONS, appIconPath, KEPT_ICON } from '../../../src/contract/app-icon';
import { LOCALES } from '../../../src/contract/locales';
import { appIconProps, manifestProps, offlineProps } from '../../../src/server/entry';
import { startShop } from '../../support/shop';

/** What a file of the shop answers. */
async function read(file: GetServerSideProps, host: string, address = '/', locale = 'en') {
  const headers = new Map<string, string>();
  let body: string | Buffer = '';
  const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
  const result = await file({
    req: { headers: { host }, cookies: {}, url: address },
    res: {
      setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
      end: (sent: string | Buffer) => (body = sent),
    },
    locale,
    query,
  } as unknown as GetServerSidePropsContext);
  return { isMissing: 'notFound' in result, headers, text: String(body), bytes: Buffer.from(body) };
}

interface Manifest {
  id: string;
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}
const manifestAt = async (host: string, locale?: string) => {
  const file = await read(manifestProps, host, '/', locale);
  expect(file.headers.get('content-type')).toContain('application/manifest+json');
  return JSON.parse(file.text) as Manifest;
};

let host: string;
beforeAll(async () => {
  const shop = await startShop({
    name: { en: 'Sweet & Low', ar: 'حلو' },
    themeColor: '#c2410c',
    logoImage: '/logos/dubai.svg',
    supportedLanguages: ['en', 'ar'],
  });
  host = shop.host;
});

describe('the manifest of a shop', () => {
  it('has its name, colour and icons, in the language of its address', async () => {
    const manifest = await manifestAt(host);
    expect(manifest).toMatchObject({ id: '/', name: 'Sweet & Low', lang: 'en', dir: 'ltr', theme_color: '#c2410c' });
    for (const purpose of ['any', 'maskable'])
      for (const sizes of ['192x192', '512x512'])
        expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes, purpose, type: 'image/png' }));
    // one app, whatever language it is installed in
    expect(await manifestAt(host, 'ar')).toMatchObject({
      id: '/',
      name: 'حلو',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/ar',
    });
    // a language that the shop does not speak
    expect(await manifestAt(host, 'vi')).toMatchObject({ name: 'Sweet & Low', lang: 'en' });
  });

  it('is of no shop where there is none', async () => {
    for (const file of [manifestProps, appIconProps, offlineProps])
      expect((await read(file, 'nobody.shop.test', KEPT_ICON)).isMissing).toBe(true);
  });
});

describe('the icons of a shop', () => {
  const pixelsOf = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    return { at, width: info.width };
  };

  it.each(APP_ICONS)('is a PNG of $size pixels, $purpose, with the shop’s mark', async (icon) => {
    const file = await read(appIconProps, host, appIconPath(icon));
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'png', width: icon.size, height: icon.size });
    const { at, width } = await pixelsOf(file.bytes);
    // what systems cut has its ground up to the corners, the other one has none there
    expect(at(0, 0)[3]).toBe(icon.purpose === 'maskable' ? 255 : 0);
    const ground = at(Math.round(width / 2), 2);
    const middle = Array.from({ length: 9 }, (_, i) => at(Math.round((width * (i + 3)) / 15), Math.round(width / 2)));
    expect(middle.some((pixel) => pixel.join() !== ground.join())).toBe(true);
  });

  it('are those that the manifest names, and no others', async () => {
    const { icons } = await manifestAt(host);
    for (const { src } of icons) expect((await read(appIconProps, host, src)).isMissing, src).toBe(false);
    for (const wrong of [
      '',
      '?size=193',
      '?size=100000',
      '?size=192&purpose=x',
      '?size=512&size=192&purpose=__proto__',
    ])
      expect((await read(appIconProps, host, `/app-icon.png${wrong}`)).isMissing, wrong).toBe(true);
  });

  it.each([
    ['a file above ours', '/../package.json'],
    ['no picture', '/locales/en/cart.json'],
    ['nothing', '/logos/none.svg'],
    ['a number in place of a name', 'https://127.0.0.1/mark.png'],
    ['a name without a public address', 'https://localhost/mark.png'],
  ])('are ours where its mark is %s', async (_, logoImage) => {
    const { host: other } = await startShop({ logoImage, themeColor: '#c2410c' });
    const { host: plain } = await startShop({ logoImage: '', themeColor: '#c2410c' });
    const [drawn, ours] = await Promise.all([other, plain].map((at) => read(appIconProps, at, KEPT_ICON)));
    expect(drawn?.bytes.equals(ours?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('the page without a line', () => {
  it('says so in the language of its address, with nothing of anybody and no markup of a name', async () => {
    const shop = await startShop({ name: { en: '<b>Bold</b>' } });
    const { text, headers } = await read(offlineProps, shop.host);
    expect(text).toContain('No connection');
    expect(text).not.toContain('<b>');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*script-src 'sha256-[^']+';/);
    expect((await read(offlineProps, host, '/', 'ar')).text).toContain('<html lang="ar" dir="rtl">');
  });
});

it('the service worker knows every language and the page and icon that it keeps', () => {
  const worker = readFileSync('public/service-worker.js', 'utf8');
  const languages = /LANGUAGES = '([^']+)'/.exec(worker)?.[1]?.split(' ');
  expect(languages?.sort()).toEqual([...LOCALES].sort());
  expect(worker).toContain(`ICON = '${KEPT_ICON}'`);
});
