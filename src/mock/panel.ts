import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PROFILE } from './fixtures/account';
import { DEFAULT_SCENARIO, isScenario, SCENARIOS, scenarioOf, TOKENS, type ScenarioName } from './scenarios';

const COOKIE = 'mockScenario';
/** `/mock/<scenario>` switches and goes back to where one was. */
const SWITCH = '/mock/';

const playing = new AsyncLocalStorage<ScenarioName>();
/** The world of the request that is being answered, loaders included. */
export const playingScenario = (): ScenarioName => playing.getStore() ?? DEFAULT_SCENARIO;

/** Puts the panel under every page, and lets the cookie decide which world a request meets. */
export function withPanel(handle: RequestListener): RequestListener {
  return (req, res) => {
    const wanted = req.url?.startsWith(SWITCH) ? req.url.slice(SWITCH.length).split('?')[0] : undefined;
    if (isScenario(wanted)) return switchTo(wanted, req, res);
    const chosen = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(req.headers.cookie ?? '')?.[1];
    const isPage = req.headers.accept?.includes('text/html') === true && !req.url?.startsWith('/api/');
    // the first page of all: cookies first, so that it is already the shopper's
    if (isPage && !isScenario(chosen)) return switchTo(DEFAULT_SCENARIO, req, res, req.url);
    const name = isScenario(chosen) ? chosen : DEFAULT_SCENARIO;
    if (isPage) appendPanel(req, res, name);
    playing.run(name, () => void handle(req, res));
  };
}

function switchTo(name: ScenarioName, req: IncomingMessage, res: ServerResponse, back = pathOf(req.headers.referer)) {
  const { session, reloads = true }: { session: string; reloads?: boolean } = scenarioOf(name);
  const cookie = (key: string, value: string) => `${key}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`;
  const gone = (key: string) => `${key}=; Path=/; Max-Age=0; SameSite=Lax`;
  const sessionCookies =
    session === 'none'
      ? ['token', 'loggedIn', 'profile', 'staffToken'].map(gone)
      : [
          cookie('token', session === 'dead' ? TOKENS.dead : TOKENS.open),
          cookie('staffToken', session === 'dead' ? TOKENS.dead : TOKENS.open),
          cookie('loggedIn', '1'),
          cookie('profile', JSON.stringify(PROFILE)),
        ];
  res.setHeader('Set-Cookie', [cookie(COOKIE, name), ...sessionCookies]);
  // an empty answer leaves the page standing
  if (reloads) res.writeHead(303, { location: back }).end();
  else res.writeHead(204).end();
}

/** Where the developer was; never another site. */
function pathOf(referer = '/'): string {
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return `/${pathname.replace(/^\/+/, '')}${search}`;
}

/** After the document: React owns what is inside, and pages that fail have a panel too. */
function appendPanel(req: IncomingMessage, res: ServerResponse, name: ScenarioName) {
  // what is compressed could not be added to
  delete req.headers['accept-encoding'];
  const { end, setHeader } = res;
  res.setHeader = (key, value) => (/^content-length$/i.test(key) ? res : setHeader.call(res, key, value));
  res.end = ((...args: unknown[]) => {
    const isHtml = String(res.getHeader('content-type')).startsWith('text/html') && req.method === 'GET';
    if (isHtml) {
      if (typeof args[0] === 'string' || Buffer.isBuffer(args[0])) res.write(args.shift());
      args.unshift(panelHtml(name));
    }
    return end.apply(res, args as Parameters<typeof end>);
  }) as typeof res.end;
}

const BOX =
  'position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:2147483647;padding:6px 12px;border-radius:10px;' +
  'font:13px/1.6 system-ui,sans-serif;color:#fff;background:#1c1c22;opacity:.92;max-width:260px';

/** Links in a box that opens: no script, so nothing that the page's policy would have to allow. */
export const panelHtml = (current: ScenarioName): string =>
  `<details id="mock-panel" style="${BOX}"><summary style="cursor:pointer">Mock: ${SCENARIOS[current].title}</summary><ul style="margin:6px 0;padding-inline-start:18px">${Object.entries(
    SCENARIOS,
  )
    .map(
      ([name, { title }]) =>
        `<li><a href="${SWITCH}${name}" style="color:#9be7df"${name === current ? ' aria-current="true"' : ''}>${title}</a></li>`,
    )
    .join('')}</ul></details>`;
