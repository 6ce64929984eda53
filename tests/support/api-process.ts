import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port';

export interface ApiProcess {
  port: number;
  /** What it has written so far, both streams together. */
  output: () => string;
  /** @returns its exit code once it has ended */
  signal: (name: 'SIGTERM' | 'SIGINT') => Promise<number | null>;
}

/** The API alone as `npm run start:api` runs it, in a process of its own that ends with the test. */
export async function startApi(variables: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/start.ts', 'api'], {
    env: { ...process.env, LOG_LEVEL: 'info', SEED_DEMO: '0', ...variables, PORT: String(port) },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (written += part.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the API did not start:\n${written}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    output: () => written,
    async signal(name) {
      child.kill(name);
      const [code] = await ended;
      return code;
    },
  };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
