import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopOnce } from './journey';
import { copyProject, npm, startShop } from './stranger';

/** `npm run test:smoke [version …]`: installs, starts and shops once with each Node that is in use, in a Firefox. */
const VERSIONS = process.argv.length > 2 ? process.argv.slice(2) : ['22', '24', '26'];
const PORT = Number(process.env.SMOKE_PORT ?? 3120);
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

/** The npm package `node` brings the program itself. */
function installNode(version: string, folder: string): string {
  npm(process.execPath, ['install', '--prefix', folder, '--no-save', `node@${version}`], folder);
  const bin = join(folder, 'node_modules', 'node', 'bin');
  return [join(bin, 'node'), join(bin, 'node.exe')].find((path) => existsSync(path)) ?? bin;
}

async function smoke(version: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `sampan-smoke-${version}-`));
  try {
    const node = installNode(version, folder);
    const project = join(folder, 'shop');
    copyProject(project);
    npm(node, ['ci'], project);
    say(`Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}: installed`);
    const stop = await startShop(node, project, PORT);
    say('  started');
    try {
      await shopOnce(`http://localhost:${PORT}`);
    } finally {
      await stop();
    }
    say('  shopped');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main() {
  const failures: string[] = [];
  for (const version of VERSIONS)
    await smoke(version).catch((error: unknown) => failures.push(`Node ${version}: ${String(error)}`));
  if (failures.length) console.error(failures.join('\n'));
  console.log(`${String(VERSIONS.length - failures.length)} passed, ${String(failures.length)} failed`);
  process.exit(failures.length ? 1 : 0);
}

void main();
