import { escaped } from './mail-html.rules';

interface OptOutPage {
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  shop: string;
  title: string;
  text: string;
  /** None where there is nothing to be done. */
  button?: string;
  settings: { text: string; path: string };
  /** `#rrggbb`: of the button, and of the words on it. */
  fill: string;
  words: string;
}

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f1f3f6;color:#1d232c;font:16px/1.5 system-ui,sans-serif}main{box-sizing:border-box;width:min(460px,100% - 32px);padding:32px;border-radius:12px;background:#fff}h1{margin:0 0 12px;font-size:22px;line-height:1.3;text-wrap:balance}p{margin:0 0 20px}.shop{margin:0 0 20px;font-size:14px;color:#5f6979}button{min-height:44px;padding:10px 20px;border:0;border-radius:8px;font:inherit;font-weight:600;cursor:pointer}a{color:inherit}@media(prefers-color-scheme:dark){body{background:#181c22;color:#e6e9ee}main{background:#22282f}.shop{color:#a3acb9}}';

/** What a link in a mail opens, without a script: it works in any browser that shows a form. */
export function optOutPage({ lang, dir, shop, title, text, button, settings, fill, words }: OptOutPage): string {
  const form = button
    ? `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button style="background:${fill};color:${words}">${escaped(button)}</button></p></form>`
    : '';
  return `<!doctype html><html lang="${escaped(lang)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · ${escaped(shop)}</title><style>${STYLE}</style></head><body><main><p class="shop" dir="auto">${escaped(shop)}</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}<a href="${escaped(settings.path)}">${escaped(settings.text)}</a></main></body></html>`;
}
