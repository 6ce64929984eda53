import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { runShopCommand } from '../../../src/server/start/shop-command';
import { startApi } from '../../support/api-process';
import { freePort } from '../../support/free-port';
import { describeOnPostgres, postgresUrl } from '../../support/postgres';
import { withEnv } from '../../support/with-env';

const page = readFileSync('docs/operations.md', 'utf8');
const CADDYFILE = /```caddyfile\n([\s\S]+?)```/.exec(page)?.[1] ?? '';
const isMissing = spawnSync('caddy', ['version']).error !== undefined;

/** The documented configuration, with an authority of Caddy's own and a free port in place of 443. */
async function startCaddy(variables: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const own = `local_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n\thttps_port ${String(port)}`;
  writeFileSync(join(folder, 'Caddyfile'), CADDYFILE.replace('{\n', `{\n\t${own}\n`));
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, ...variables, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return port;
}

interface Seen {
  names: string | undefined;
  issuer: string | undefined;
  status: number | undefined;
  body: string;
}

/** The shop of a host as a browser would ask for it: name in the handshake, then in the request. */
const ask = (port: number, host: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const path = '/api/front/tenant';
    const options = { host: '127.0.0.1', port, path, servername: host, headers: { host }, rejectUnauthorized: false };
    const asked = request(options, (answer) => {
      const { subjectaltname, issuer } = (answer.socket as TLSSocket).getPeerCertificate();
      let body = '';
      answer.on('data', (part: Buffer) => (body += part.toString()));
      answer.on('end', () => resolve({ names: subjectaltname, issuer: String(issuer.CN), status: answer.statusCode, body })); // prettier-ignore
    });
    asked.on('error', reject).end();
  });

async function askOnceUp(port: number, host: string): Promise<Seen> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(port, host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

describeOnPostgres('Caddy before two shops', () => {
  it('makes certificates for a label and a domain of its own, and for no other name', async ({ skip }) => {
    skip(isMissing, 'needs Caddy: install the package caddy');
    const now = new Date();
    const name = 'mekong.test';
    const nothing = () => Promise.resolve([]);
    let proof = '';
    const servers = { resolveTxt: () => Promise.resolve([[proof]]), resolveCname: () => Promise.resolve(['mekong.shop.test']), resolve4: nothing, resolve6: nothing }; // prettier-ignore
    const run = (...words: string[]) => withEnv({ BASE_DOMAINS: 'shop.test' }, () => runShopCommand(words, { now, servers })); // prettier-ignore
    for (const id of ['saigon', 'mekong'])
      await run('create', '--id', id, '--name', id, '--currency', 'VND', '--rate', '3550', '--languages', 'vi', '--country', 'vn'); // prettier-ignore
    proof = /sampan=\S+/.exec(await run('domain', 'add', 'mekong', name))?.[0] ?? '';
    expect(await run('domain', 'check', 'mekong', name)).toBe(`${name} is live.`);

    const opsPort = String(await freePort());
    const api = await startApi({ DATABASE_URL: postgresUrl(), OPS_PORT: opsPort, BASE_DOMAINS: 'shop.test', PUBLIC_ORIGIN_SCHEME: 'https', TRUST_PROXY: 'loopback', APP_SECRET: 'x'.repeat(40), DRAIN_SECONDS: '0' }); // prettier-ignore
    const port = await startCaddy({ OPS_PORT: opsPort, PORT: String(api.port) });

    for (const [host, id] of [
      ['saigon.shop.test', 'saigon'],
      [name, 'mekong'],
    ] as const) {
      const seen = await askOnceUp(port, host);
      expect(seen).toMatchObject({ status: 200, names: `DNS:${host}` });
      expect(seen.issuer).toContain('Caddy');
      expect(JSON.parse(seen.body)).toMatchObject({ id });
    }
    for (const host of ['nobody.shop.test', 'stranger.test']) await expect(ask(port, host)).rejects.toThrow(/alert/);
  });
});
