import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { productHref } from '../../src/client/product-href';

const FOLDER = join('src', 'pages');

/** Every page of the shop, as its file names it: `/my/purchase/[id]`. What is not HTML has a name with a dot. */
export function routesOf(folder = FOLDER): string[] {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
  return names
    .filter((name) => /\.tsx$/.test(name) && !/^(_|api\/|404)/.test(name) && !/\..+\./.test(name))
    .map((name) => `/${name.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

/** What there is to see on the pages that are about something. */
export interface Seen {
  productUrl: string;
  orderId: string;
  paymentNo: string;
  chargeId: string;
}

/** An address of the route. @throws Error for a new route that needs to be told about something */
export function addressOf(route: string, { productUrl, orderId, paymentNo, chargeId }: Seen): string {
  const known: Record<string, string> = {
    '/product': productHref(productUrl),
    '/product-search': '/product-search?keyword=mug&channel=TAOBAO',
    '/my/purchase/[id]': `/my/purchase/${orderId}`,
    '/sandbox-pay/[chargeId]': `/sandbox-pay/${chargeId}`,
    '/payment/return': `/payment/return?paymentNo=${paymentNo}`,
  };
  const address = known[route] ?? route;
  if (address.includes('[')) throw new Error(`tests/bench/routes.ts does not know an address of ${route}`);
  return address;
}
