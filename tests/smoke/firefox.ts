import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'undici';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
];
const PATIENCE_MS = 60_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  message?: string;
  result?: unknown;
}

export interface Firefox {
  goto: (url: string) => Promise<void>;
  /** What a piece of JavaScript comes to in the page, once it comes to something. */
  until: <T extends string | number | true>(what: string, script: string) => Promise<T>;
  close: () => Promise<void>;
}

/** A Firefox as its makers ship it, by WebDriver BiDi: Playwright's own needs a build of its own. */
export async function startFirefox(): Promise<Firefox> {
  const program = PLACES.find((path) => path && existsSync(path));
  if (!program) throw new Error('No Firefox was found: install one, or set FIREFOX_PATH to its program.');
  const profile = mkdtempSync(join(tmpdir(), 'sampan-firefox-'));
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const send = sender(socket);
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const evaluate = async (expression: string) => {
    const { result } = await send<{ result?: { value?: unknown } }>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    return result?.value;
  };
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async until<T>(what: string, script: string) {
      for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await setTimeout(100)) {
        // between two pages there is nothing to ask
        const value = await evaluate(script).catch(() => undefined);
        if (value) return value as T;
      }
      throw new Error(`Firefox never saw ${what}`);
    },
    async close() {
      const ended = once(browser, 'exit');
      await send('browser.close', {}).catch(() => browser.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function sender(socket: WebSocket) {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${String(message)}`)) : resolve(result as T),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}
