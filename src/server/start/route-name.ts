import { readdirSync } from 'node:fs';
import { TrieRouter } from 'hono/router/trie-router';
import { API } from '../../contract/api.endpoints';
import { isLocale } from '../../contract/locales';

export interface RouteName {
  kind: 'page' | 'api' | 'media' | 'bucket' | 'static';
  /** Pattern of the contract or of a page, never the address: that names people's orders. */
  route: string;
}

let router: TrieRouter<RouteName> | undefined;

/** What a request asks for, in words that are few. */
export function routeName(method: string, address: string): RouteName {
  const [path = ''] = address.split('?');
  if (path.startsWith('/_next/static/')) return { kind: 'static', route: '/_next/static/*' };
  if (path.startsWith('/api/media/')) return { kind: 'media', route: '/api/media/*' };
  if (/^\/api\/bucket(\/|$)/.test(path)) return { kind: 'bucket', route: '/api/bucket/*' };
  const [[found] = []] = (router ??= allRoutes()).match(path.startsWith('/api/') ? method : 'GET', pagePath(path));
  return found?.[0] ?? { kind: path.startsWith('/api/') ? 'api' : 'page', route: 'unknown' };
}

/** `/vi/cart` and `/_next/data/<build>/vi/cart.json` are the page `/cart`. */
function pagePath(path: string): string {
  const bare = path.replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1');
  const [, first] = bare.split('/');
  const page = isLocale(first) ? bare.slice(first.length + 1) : bare;
  return page === '' || page === '/index' ? '/' : page;
}

function allRoutes(): TrieRouter<RouteName> {
  const routes = new TrieRouter<RouteName>();
  for (const { method, path } of API)
    routes.add(method, `/api${path.replace(/\{(\w+)\}/g, ':$1')}`, { kind: 'api', route: path });
  routes.add('GET', '/api/openapi.json', { kind: 'api', route: '/api/openapi.json' });
  for (const page of pages()) routes.add('GET', page.replace(/\[(\w+)\]/g, ':$1'), { kind: 'page', route: page });
  return routes;
}

const pages = () =>
  readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !/\/_[a-z]+\.tsx$/.test(file))
    .map((file) => file.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/');
