import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '../../../src/server/env';
import { routeName } from '../../../src/server/start/route-name';
import { unsafeDefaults } from '../../../src/server/start/unsafe-defaults';
import { documentedBlock } from '../../support/operations';
import { startApi } from '../../support/api-process';
import { freePort } from '../../support/free-port';

const COMMANDS = documentedBlock('look').trim().split('\n');

describe('the name of a request', () => {
  it.each([
    ['GET', '/', 'page', '/'],
    ['GET', '/vi', 'page', '/'],
    ['GET', '/vi/my/purchase/abc123?pay=1', 'page', '/my/purchase/[id]'],
    ['GET', '/_next/data/build/vi/my/purchase/abc123.json', 'page', '/my/purchase/[id]'],
    ['GET', '/_next/data/build/en/index.json', 'page', '/'],
    ['GET', '/_next/static/chunks/a.js', 'static', '/_next/static/*'],
    ['GET', '/api/front/payments/P123', 'api', '/front/payments/{paymentNo}'],
    ['DELETE', '/api/front/payments/P123', 'api', 'unknown'],
    ['GET', '/api/media/picture/a.webp?w=1', 'media', '/api/media/*'],
    ['POST', '/api/bucket', 'bucket', '/api/bucket/*'],
    ['GET', '/somebody@example.test', 'page', 'unknown'],
  ])('%s %s is %s %s', (method, path, kind, route) => expect(routeName(method, path)).toEqual({ kind, route }));
});

describe('defaults made for trying out', () => {
  it('are said where the server looks like a shop, and only there', () => {
    expect(unsafeDefaults(parseEnv({}))).toEqual([]);
    const said = unsafeDefaults(parseEnv({ PUBLIC_ORIGIN_SCHEME: 'https', SEED_DEMO: '1' })).map((line) => line.split(/ |:/)[0]); // prettier-ignore
    expect(said).toEqual(['DATABASE_URL', 'TRUST_PROXY', 'SMTP_URL', 'MAIL_FROM', 'BASE_DOMAINS', 'SEED_DEMO']);
    expect(unsafeDefaults(parseEnv({ DATABASE_URL: 'postgres://a/b', OPS_PORT: '1', OPS_HOST: '0.0.0.0' }))).toHaveLength(2); // prettier-ignore
  });
});

describe('a running server', () => {
  it('tells how it is, names every answer, logs each request without saying whose', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sampan-ops-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const opsPort = String(await freePort());
    const api = await startApi({ DATA_DIR: folder, DATABASE_URL: '', OPS_PORT: opsPort, TRUST_PROXY: 'loopback', DRAIN_SECONDS: '0' }); // prettier-ignore
    const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${api.port}${path}`, { method, headers });

    const typed = 'somebody@example.test';
    const answers = await Promise.all([
      ask('/api/front/tenant'),
      ask(`/api/front/payments/SECRET-NO?x=${encodeURIComponent(typed)}`),
      ask('/api/media/picture/nothing.webp'),
      ask('/api/bucket/none'),
      ask('/api/front/cart', {}, 'PUT'),
      ask('/%00'),
      ask('/nothing'),
      ask('/readyz'),
    ]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(ids.filter((id) => !/^[\w-]{8,64}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const named = await ask('/api/front/tenant', { 'x-request-id': 'of-the-proxy-1' });
    expect(named.headers.get('x-request-id')).toBe('of-the-proxy-1');
    const odd = await ask('/api/front/tenant', { 'x-request-id': 'a b' });
    expect(odd.headers.get('x-request-id')).not.toBe('a b');

    expect(COMMANDS).toHaveLength(3);
    const env = { ...process.env, PORT: String(api.port), OPS_PORT: opsPort };
    const [ready, health, metrics] = COMMANDS.map((command) => execFileSync('sh', ['-c', command], { env, encoding: 'utf8' })); // prettier-ignore
    expect(ready).toBe('ready\n');
    expect(JSON.parse(health ?? '')).toMatchObject({ isOk: true, state: 'ready', checks: { schema: { isOk: true } } });
    expect(metrics).toMatch(/sampan_http_request_duration_seconds_count\{kind="api",route="\/front\/tenant",method="GET",status="404"\} \d/); // prettier-ignore
    expect(metrics).toContain('process_cpu_seconds_total');
    expect(metrics).toMatch(/sampan_cache_entries\{cache="tenants"\} \d/);
    expect((await ask('/metrics')).status).toBe(404);

    expect(await api.signal('SIGTERM')).toBe(0);
    const lines = api.output().split('\n').filter((line) => line.includes('"msg":"request"')).map((line) => JSON.parse(line) as Record<string, unknown>); // prettier-ignore
    expect(lines.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids.slice(0, -1)));
    expect(lines.find(({ requestId }) => requestId === ids[1])).toMatchObject({ kind: 'api', method: 'GET', route: '/front/payments/{paymentNo}' }); // prettier-ignore
    expect(api.output()).not.toContain('SECRET-NO');
    expect(api.output()).not.toContain('somebody');
    expect(api.output()).not.toContain('127.0.0.1');
  });
});
