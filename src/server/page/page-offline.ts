import { createHash } from 'node:crypto';
import type { GetServerSideProps } from 'next';
import { KEPT_ICON } from '../../contract/app-icon';
import { intlTag, LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { Tenant } from '../../contract/tenant';
import { findMessage } from '../kernel/messages';
import { contrast } from '../../contract/oklch';
import { lookOf } from './page-look';
import { READABLE } from '../../contract/palette';
import { shopInLanguage } from './page-robots';

/** `/offline.html`, in each language: what the service worker keeps and shows where the shop cannot be reached. The same for everybody. */
export const offlineProps: GetServerSideProps = async (context) => {
  const shop = await shopInLanguage(context);
  if (!shop) return { notFound: true };
  const { html, policy } = offlinePage(shop.tenant, shop.locale);
  const { res } = context;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.end(html);
  return { props: {} };
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** It stands in for the page that was asked for, at its address: once there is a line, that page comes by itself. */
const SCRIPT = `addEventListener('online',()=>location.reload());document.querySelector('a').onclick=(e)=>{e.preventDefault();location.reload()}`;

const styleOf = (fill: string, words: string) =>
  `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#f8f9fb;color:#1d232c;font:400 15px/1.5 system-ui,sans-serif;text-align:center}main{max-width:360px}img{width:96px;height:96px;border-radius:21px}h1{margin:24px 0 8px;font-size:24px;line-height:1.2;font-weight:650;text-wrap:balance}p{margin:0 0 24px;color:#5f6979}a{display:inline-block;padding:12px 24px;border-radius:8px;background:${fill};color:${words};font-weight:600;text-decoration:none}a:focus-visible{outline:2px solid ${fill};outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#181c22;color:#e6e9ee}p{color:#a3acb9}}`;

function offlinePage(tenant: Tenant, locale: Locale): { html: string; policy: string } {
  const title = escaped(findMessage(locale, 'offline.title') ?? '');
  const text = escaped(findMessage(locale, 'offline.text', { shop: tenant.name }) ?? '');
  const retry = escaped(findMessage(locale, 'actions.retry') ?? '');
  const { shades } = lookOf(tenant, { path: '/', primaryColor: undefined }).colours;
  const fill = shades[6] ?? '#1d232c';
  const style = styleOf(fill, contrast(fill, '#ffffff') >= READABLE ? '#ffffff' : '#000000');
  const html = `<!doctype html><html lang="${intlTag(locale)}" dir="${LOCALE_FACTS[locale].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(tenant.name)}</title><style>${style}</style></head><body><main><img src="${escaped(KEPT_ICON)}" alt=""><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main><script>${SCRIPT}</script></body></html>`;
  const policy = `default-src 'none'; img-src 'self'; style-src ${sourceOf(style)}; script-src ${sourceOf(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}
