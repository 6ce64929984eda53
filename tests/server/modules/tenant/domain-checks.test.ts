import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemTx } from '../../../../src/server/db/database';
import { tenantDomain } from '../../../../src/server/db/schema/tenant';
import { logInto } from '../../../../src/server/kernel/log';
import { metrics } from '../../../../src/server/kernel/metrics';
import { checkDomains } from '../../../../src/server/modules/tenant/check-domains.service';
import { addDomain, listDomains, type NameServers } from '../../../../src/server/modules/tenant/domain.service';
import { findTenant, isServedName } from '../../../../src/server/modules/tenant/tenant.service';
import { forgetChanged } from '../../../../src/server/modules/tenant/watch-tenants.service';
import { startShop } from '../../../support/shop';
import { withEnv } from '../../../support/with-env';

const HOUR_MS = 3_600_000;
const lines: string[] = [];
beforeAll(() => logInto(new Writable({ write: (line, _, done) => void (lines.push(String(line)), done()) }), 'info'));
afterAll(() => logInto(process.stdout, 'silent'));

const nothing = () => Promise.reject(Object.assign(new Error('nothing'), { code: 'ENODATA' }));
const silence = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
const all = (answer: typeof nothing): NameServers => ({ resolveTxt: answer, resolveCname: answer, resolve4: answer, resolve6: answer }); // prettier-ignore

/** A name with its records, and a clock that goes on an hour with each check. */
async function ownDomain() {
  const { tenant } = await startShop();
  const name = `own-${randomUUID().slice(0, 8)}.test`;
  const records = await addDomain(tenant.id, name, new Date(0));
  const right: NameServers = {
    ...all(nothing),
    resolveTxt: (asked) => (asked === records.txt[0] ? Promise.resolve([[records.txt[1]]]) : nothing()),
    resolveCname: (asked) => (asked === name ? Promise.resolve([records.cname[1]]) : nothing()),
  };
  let time = new Date('2026-11-22T00:30:00Z').getTime();
  const check = (servers: NameServers) => checkDomains(servers, () => new Date((time += HOUR_MS)));
  const stands = async () => (await listDomains(tenant.id)).map(({ state }) => state).join();
  return { id: tenant.id, name, right, check, stands };
}
const inDomains = (work: () => Promise<void>) => () => withEnv({ BASE_DOMAINS: 'shop.example' }, work);
beforeEach(() => systemTx((tx) => tx.delete(tenantDomain)));

describe('own domains, by the clock', () => {
  it('are served once their records have come', inDomains(async () => {
    const { name, right, check, stands } = await ownDomain();
    await check(all(nothing));
    expect([await stands(), await isServedName(name)]).toEqual(['PENDING', false]);
    await check(right);
    expect([await stands(), await isServedName(name)]).toEqual(['LIVE', true]);
  })); // prettier-ignore

  it('are served no more when they were wrong three times on end, and again when they are right', inDomains(async () => {
    const { id, name, right, check, stands } = await ownDomain();
    await check(right);
    for (let time = 0; time < 2; time += 1) await check(all(nothing));
    await check(right);
    for (let time = 0; time < 2; time += 1) await check(all(nothing));
    expect([await stands(), await isServedName(name)]).toEqual(['LIVE', true]);
    lines.splice(0);
    await check(all(nothing));
    expect([await stands(), await isServedName(name)]).toEqual(['FAILING', false]);
    const said = lines.map((line) => JSON.parse(line) as { level: number; tenant: string; domain: string; msg: string });
    expect(said).toMatchObject([{ level: 40, tenant: id, domain: name, msg: `${name} is served no more: its records are wrong` }]);
    await check(right);
    expect([await stands(), await isServedName(name)]).toEqual(['LIVE', true]);
  })); // prettier-ignore

  it('stay as they are where nobody answers, however often', inDomains(async () => {
    const { right, check, stands } = await ownDomain();
    await check(right);
    for (let time = 0; time < 2; time += 1) await check(all(nothing));
    for (let time = 0; time < 5; time += 1) await check(all(silence));
    expect(await stands()).toBe('LIVE');
    await check(all(nothing));
    expect(await stands()).toBe('FAILING');
  })); // prettier-ignore

  it('are asked about once an hour, each, however many there are', inDomains(async () => {
    const { id } = await ownDomain();
    const names = Array.from({ length: 230 }, (_, at) => `many-${at}.test`);
    await systemTx((tx) => tx.insert(tenantDomain).values(names.map((domain) => ({ tenantId: id, domain, token: 't', isMain: false }))));
    const asked: string[] = [];
    const servers = { ...all(nothing), resolveCname: (name: string) => (asked.push(name), nothing()) };
    const now = new Date();
    const checks = () => metrics().domainChecks.get();
    const counted = async () => (await checks()).values.reduce((sum, { value }) => sum + value, 0);
    const before = await counted();
    await checkDomains(servers, () => now);
    await checkDomains(servers, () => now);
    expect(asked.filter((name) => name.startsWith('many-')).sort()).toEqual([...names].sort());
    expect((await counted()) - before).toBe(231);
  })); // prettier-ignore

  it('change nothing of a shop that is in memory while they stay as they are', inDomains(async () => {
    const { id, right, check } = await ownDomain();
    await check(right);
    const seen = await forgetChanged(undefined);
    const known = await findTenant(id);
    await check(right);
    await check(all(nothing));
    expect(await forgetChanged(seen)).toBe(seen);
    expect(await findTenant(id)).toBe(known);
  })); // prettier-ignore

  it('are left to their owner while they are being changed', inDomains(async () => {
    const { name, right, check, stands } = await ownDomain();
    const removing = { ...right, resolveTxt: async () => (await systemTx((tx) => tx.delete(tenantDomain)), [['late']]) };
    await check(removing);
    expect([await stands(), await isServedName(name)]).toEqual(['', false]);
  })); // prettier-ignore

  it('are not asked about by a server without a base domain', async () => {
    const { check } = await withEnv({ BASE_DOMAINS: 'shop.example' }, ownDomain);
    await withEnv({ BASE_DOMAINS: '' }, () => check(all(() => expect.unreachable('somebody was asked'))));
  });
});
