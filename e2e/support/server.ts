import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

const READY_MS = 360_000;

/** Starts the shop as `npm start` does, with a fresh demo world. @returns its address, and how to stop it */
export async function startShop(port: number, folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  rmSync(folder, { recursive: true, force: true });
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/owned-shop.ts'], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED_DEMO: '1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
    },
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + READY_MS; ;) {
    if (server.exitCode !== null) throw new Error('the shop did not start');
    const answer = await fetch(`${origin}/api/front/tenant`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error('the shop did not start in time');
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
