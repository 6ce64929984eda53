import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICK_MS = 10;

/** User and system time that a process has used, from /proc; undefined where there is none. */
export function cpuClockMs(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}

export interface RunningServer {
  pid: number;
  port: number;
  stop: () => Promise<void>;
}

/** Starts a server and waits for its first answer. */
export async function startServer(
  args: string[],
  port: number,
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, DRAIN_SECONDS: '0', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // it may have pages to build first
  for (let tries = 0; tries < 6000; tries += 1) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined);
    if (response && response.status < 500) return { pid: child.pid ?? 0, port, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error('the server did not answer');
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
  });
