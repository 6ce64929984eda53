import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { ShellData } from '../../client/shell-data';
import { intlTag, type Locale } from '../../contract/locales';
import { policyHeaders } from '../../server/kernel/security-policy';
import { lookOf } from './look';

type Markup = ReturnType<typeof html>;

/** What a page shows, in the look and the language of the shop. */
export interface Drawn {
  title: string;
  main: Markup;
  /** What it does in the browser. */
  script?: string;
}

/** A page that the demo draws by itself. */
export interface DemoPage {
  /** @throws ApiError */
  load: (asker: { host: string; locale: Locale }, params: Record<string, string | undefined>) => Promise<Draw>;
}
/** Before anything is drawn: who has chosen neither light nor dark sees what the device has. */
const AS_THE_DEVICE = `if(matchMedia('(prefers-color-scheme: dark)').matches)document.documentElement.dataset.mantineColorScheme='dark'`;
type Draw = (shell: ShellData) => Drawn;

/** The whole document, with the headers that it needs. */
export async function documentOf(shell: ShellData, { title, main, script }: Drawn) {
  const nonce = randomBytes(16).toString('base64');
  const { locale, tenant, direction, colorScheme } = shell;
  const drawn = colorScheme === 'dark' ? 'dark' : 'light';
  const text = await html`<!doctype html>
    <html lang="${intlTag(locale)}" dir="${direction}" data-mantine-color-scheme="${drawn}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} · ${tenant.name}</title>
        <style nonce="${nonce}">
          ${raw(await lookOf(shell))}
        </style>
      </head>
      <body>
        ${
          colorScheme === 'auto' &&
          html`<script nonce="${nonce}">
            ${raw(AS_THE_DEVICE)};
          </script>`
        }
        <main id="content">${main}</main>
        ${
          script &&
          html`<script nonce="${nonce}">
            ${raw(script)};
          </script>`
        }
      </body>
    </html>`;
  return { headers: policyHeaders(nonce), text: String(text) };
}
