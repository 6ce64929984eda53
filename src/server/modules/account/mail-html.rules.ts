/** A mail as it was written, and what its shop looks like. */
export interface WrittenMail {
  subject: string;
  text: string;
  shop: string;
  /** Fill of the shop's buttons, and the words on it: `#rrggbb`. */
  fill: string;
  words: string;
  /** BCP 47, of what it is written in. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Where its reader stops such mails. */
  stop?: { text: string; url: string } | undefined;
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
const ADDRESS = /^https?:\/\/\S+$/;
/** What an inbox shows beside the subject. */
const PREHEADER = 110;

/** Programs that know dark pages get their own colours; those that turn colours over find none that break. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media(prefers-color-scheme:dark){.ground{background:#181c22!important}.card{background:#22282f!important}.text{color:#e6e9ee!important}.quiet{color:#a3acb9!important}}@media(max-width:600px){.card{padding:24px 20px 4px!important}}`;

/**
 * The same words as the plain mail, in the shop's look: each paragraph as it stands, an address that stands alone as a
 * button. Nothing is fetched, nothing counts who reads it, and no letter of a shopper or a seller becomes markup.
 */
export function mailHtml({ subject, text, shop, fill, words, lang, dir, stop }: WrittenMail): string {
  const blocks = text.trim().split(/\n{2,}/);
  const preheader = blocks[0]?.replace(/\s+/g, ' ').slice(0, PREHEADER) ?? '';
  // the shop's name at the end of the text stands below the card
  const told = blocks.at(-1) === shop ? blocks.slice(0, -1) : blocks;
  const body = told.map((block) => drawn(block, { fill, words })).join('');
  const stopLink = stop
    ? `<br><a class="quiet" href="${escaped(stop.url)}" style="color:#5f6979">${escaped(stop.text)}</a>`
    : '';
  const base = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
  return `<!doctype html><html lang="${escaped(lang)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${STYLE}</style></head><body class="ground" dir="${dir}" style="margin:0;padding:0;background:#f1f3f6;${base}"><div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td dir="auto" class="text" style="padding:0 4px 16px;color:#1d232c;font-size:20px;font-weight:650;border-bottom:3px solid ${fill}">${escaped(shop)}</td></tr><tr><td class="card" style="background:#ffffff;padding:32px 32px 12px;border-radius:0 0 12px 12px">${body}</td></tr><tr><td dir="auto" class="quiet" style="padding:16px 4px;color:#5f6979;font-size:13px">${escaped(shop)}${stopLink}</td></tr></table></td></tr></table></body></html>`;
}

function drawn(block: string, { fill, words }: Pick<WrittenMail, 'fill' | 'words'>): string {
  const lines = block.split('\n');
  const parts = lines.map((line) =>
    ADDRESS.test(line.trim()) ? button(line.trim(), fill, words) : `${escaped(line)}<br>`,
  );
  const isCode = lines.length === 1 && /^\d{6}$/.test(block.trim());
  const size = isCode ? 'font-size:32px;font-weight:650;letter-spacing:6px' : 'font-size:15px';
  return `<div dir="auto" class="text" style="margin:0 0 20px;color:#1d232c;${size};line-height:1.5;overflow-wrap:anywhere">${parts.join('').replace(/<br>$/, '')}</div>`;
}

/** An address of ours in a text of ours; its words are the address itself, so that nobody is led elsewhere than they read. */
const button = (address: string, fill: string, words: string) =>
  `<a href="${escaped(address)}" style="display:inline-block;margin-top:8px;padding:12px 20px;border-radius:8px;background:${fill};color:${words};font-weight:600;font-size:14px;text-decoration:none;word-break:break-all">${escaped(address)}</a><br>`;

const DEFAULT_FILL = '#166534';

/** Of a shop's colour as its operator typed it: words on it that read, by its luminance (WCAG 2). */
export function buttonColours(colour: string): Pick<WrittenMail, 'fill' | 'words'> {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(colour.trim()) ?? [];
  const fill = digits ? `#${digits.toLowerCase()}` : DEFAULT_FILL;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(fill.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { fill, words: luminance > 0.1833 ? '#000000' : '#ffffff' };
}
