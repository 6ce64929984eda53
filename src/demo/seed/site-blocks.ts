import type { SiteItemInput } from '../../server/modules/content/content.service';
import { SERVICES } from './data/tenants/shared';
import type { DemoShop } from './demo-shops';

/** Banners are drawn so wide, and 0.35 times as high. */
const BANNER_PIXELS = { width: 1600, height: 560 };

type Block = SiteItemInput & { kind: 'IMAGE' | 'CONTENT' };

/** Named pictures and blocks of text of a demo shop, in words that it says elsewhere too. */
export const blocksOf = ({ site }: DemoShop, publishedAt: Date): Block[] => [
  ...site.banners.map(({ image, mirroredImage, title }, position): Block => {
    const value = { url: image, mirroredUrl: mirroredImage, ...BANNER_PIXELS, alt: title };
    return { id: `picture-${String(position + 1)}`, position, publishedAt, kind: 'IMAGE', value };
  }),
  ...SERVICES.map(({ code, name, remark }, position): Block => {
    const html = Object.fromEntries(Object.entries(remark).map(([language, text]) => [language, `<p>${text}</p>`]));
    const value = { type: 'SERVICE', title: name, html, link: '/how-to-use' };
    return { id: `service-${code}`, position, publishedAt, kind: 'CONTENT', value };
  }),
];
