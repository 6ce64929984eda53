import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildPages } from '../../../src/server/start/build-pages';
import { arePagesServed, holdPages } from '../../../src/server/start/served-pages';
import { buildIdOf, buildIsFresh } from '../../../src/server/start/sources';
import { freePort } from '../../support/free-port';
import { documentedCommand } from '../../support/operations';

/** A project like ours, but for `next`. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'sampan-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync('.'))
    if (!name.startsWith('.') && name !== 'node_modules') symlinkSync(resolve(name), join(root, name));
  const bin = join(root, 'node_modules', 'next', 'dist', 'bin');
  mkdirSync(bin, { recursive: true });
  cpSync(join('tests', 'support', 'fake-next.cjs'), join(bin, 'next'));
  symlinkSync(resolve('node_modules', 'tsx'), join(root, 'node_modules', 'tsx'), 'junction');
  return root;
}
const begun = (root: string) => (existsSync(join(root, 'begun')) ? readFileSync(join(root, 'begun'), 'utf8').trim().split('\n').map(Number) : []); // prettier-ignore
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 50));
};
const buildId = (root: string) => readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8');
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const build = (root: string) => buildPages(() => undefined, new AbortController().signal, root);

/** A whole server in its own process, the backend elsewhere: there is nothing but the pages to prepare. */
async function start(root: string) {
  const env = { ...process.env, PORT: String(await freePort()), API_ORIGIN: 'http://127.0.0.1:1' }; // prettier-ignore
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('src/server/start.ts')], { cwd: root, env });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

describe('processes that start at once', () => {
  it('build the pages once, and all have them', async () => {
    const root = project();
    const all = Promise.all([build(root), build(root), build(root)]);
    await until(() => begun(root).length > 0);
    writeFileSync(join(root, 'finish'), '');
    await all;
    expect(begun(root)).toHaveLength(1);
    expect(await buildIsFresh(root)).toBe(true);
    await build(root);
    expect(begun(root)).toHaveLength(1);
  });

  it('build anew what was built of other sources', async () => {
    const root = project();
    writeFileSync(join(root, 'finish'), '');
    await build(root);
    rmSync(join(root, 'postcss.config.mjs'));
    writeFileSync(join(root, 'postcss.config.mjs'), 'export default {};');
    await build(root);
    expect(begun(root)).toHaveLength(2);
    expect(await buildIsFresh(root)).toBe(true);
  });

  it('leave the pages alone that a server gives out, and say so', async () => {
    const root = project();
    writeFileSync(join(root, 'finish'), '');
    await build(root);
    await holdPages(root);
    await build(root);
    rmSync(join(root, 'postcss.config.mjs'));
    writeFileSync(join(root, 'postcss.config.mjs'), 'export default {};');
    await expect(build(root)).rejects.toThrow('could not be built');
    expect(begun(root)).toHaveLength(1);
  });

  it('take no server for alive that was killed', async () => {
    const root = project();
    const file = resolve('src/server/start/served-pages.ts');
    const hold = `require(${JSON.stringify(file)}).holdPages('.').then(() => { console.log('held'); setInterval(() => {}, 1000); })`;
    const server = spawn(process.execPath, ['--import', 'tsx', '-e', hold], { cwd: root });
    await once(server.stdout, 'data');
    expect(await arePagesServed(root)).toBe(true);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await arePagesServed(root)).toBe(false);
    expect(readdirSync(join(root, '.next', 'cache', 'sampan-served'))).toEqual([]);
  });

  it('take over from a builder that was killed', async () => {
    const root = project();
    const first = build(root).then(
      () => 'built',
      () => 'failed',
    );
    await until(() => begun(root).length === 1);
    const second = build(root);
    process.kill(begun(root)[0] ?? 0, 'SIGKILL');
    expect(await first).toBe('failed');
    rmSync(join(root, '.next', 'building'), { force: true });
    await until(() => begun(root).length === 2);
    writeFileSync(join(root, 'finish'), '');
    await second;
    expect(await buildIsFresh(root)).toBe(true);
  });
});

describe('npm run build', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const words = scripts[documentedCommand('npm run build').replace('npm run ', '')]?.split(' ').slice(1) ?? [];
  /** The command as it stands, with a build that ends at once. @returns what it said */
  async function run(root: string): Promise<string> {
    writeFileSync(join(root, 'finish'), '');
    const child = spawn(process.execPath, words, { cwd: root });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    expect(await once(child, 'close')).toEqual([0, null]);
    return said;
  }

  it('builds what a start finds built, under a name that the same sources and texts have everywhere', async () => {
    const [root, elsewhere] = [project(), project()];
    await run(root);
    expect(await buildIsFresh(root)).toBe(true);
    expect(await run(root)).toContain('built already');
    expect(begun(root)).toHaveLength(1);
    writeFileSync(join(elsewhere, 'finish'), '');
    await build(elsewhere);
    expect(buildId(root)).toMatch(/^[0-9a-f]{20}$/);
    expect(buildId(elsewhere)).toBe(buildId(root));
    // a text is no reason to build anew, but browsers keep texts by the name of the build
    rmSync(join(root, 'public'), { recursive: true });
    mkdirSync(join(root, 'public', 'locales', 'en'), { recursive: true });
    writeFileSync(join(root, 'public', 'locales', 'en', 'cart.json'), '{}');
    expect(await buildIdOf(root)).not.toBe(buildId(root));
    expect(await buildIsFresh(root)).toBe(true);
  });
});

describe('a process that is told to stop while it builds', () => {
  it('waits for the build to end, and exits 0', { timeout: 90_000 }, async () => {
    const root = project();
    const { child, ended } = await start(root);
    await until(() => begun(root).length === 1);
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(isAlive(begun(root)[0] ?? 0)).toBe(false);
    expect(await buildIsFresh(root)).toBe(false);
  });

  it('takes the build with it where it is killed', { timeout: 90_000 }, async () => {
    const root = project();
    const { child, ended } = await start(root);
    await until(() => begun(root).length === 1);
    child.kill('SIGKILL');
    await ended;
    await until(() => !isAlive(begun(root)[0] ?? 0));
    expect(existsSync(join(root, '.next', 'building'))).toBe(false);
  });
});
