import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { openPostgres, tenantTx, type Database } from '../../../../src/server/db/database';
import { mailPlacedOrders } from '../../../../src/server/modules/account/order-mail.service';
import { findTenant, isServedName } from '../../../../src/server/modules/tenant/tenant.service';
import { shopOfFile } from '../../../../src/server/page/page-robots';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { documentedBlock } from '../../../support/operations';
import { startShop, type Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { withEnv } from '../../../support/with-env';

const now = new Date('2026-11-22T08:00:00Z');
const nothing = () => Promise.reject(Object.assign(new Error('nothing'), { code: 'ENODATA' }));
const EMPTY = { resolveTxt: nothing, resolveCname: nothing, resolve4: nothing, resolve6: nothing };
/** Name servers that know of one name. */
const saying = (name: string, { txt, cname, a = [] }: { txt?: string; cname?: string; a?: string[] }) => ({
  ...EMPTY,
  resolveTxt: (asked: string) => (asked === `_sampan.${name}` && txt ? Promise.resolve([[txt.slice(0, 9), txt.slice(9)]]) : nothing()), // prettier-ignore
  resolveCname: (asked: string) => (asked === name && cname ? Promise.resolve([`${cname}.`]) : nothing()),
  resolve4: (asked: string) => (asked === name && a.length ? Promise.resolve(a) : asked.endsWith('.shop.example') ? Promise.resolve(['203.0.113.9']) : nothing()), // prettier-ignore
});
const run = (words: string, servers: Parameters<typeof runShopCommand>[1]['servers'] = EMPTY) =>
  withEnv({ BASE_DOMAINS: 'shop.example' }, () => runShopCommand(words.split(' '), { now, servers }));
const newName = () => `own-${randomUUID().slice(0, 8)}.test`;
const proofIn = (said: string) => /sampan=\S+/.exec(said)?.[0] ?? '';
const shopAt = async (shop: Shop, host: string) => {
  const answer = await shop.fetchRaw('/front/tenant', { headers: { host } });
  return answer.status === 200 ? ((await answer.json()) as { id: string }).id : answer.status;
};
async function shopWithDomain() {
  const shop = await startShop();
  const [id, name] = [shop.tenant.id, newName()];
  const txt = proofIn(await run(`domain add ${id} ${name}`));
  await run(`domain check ${id} ${name}`, saying(name, { txt, cname: `${id}.shop.example` }));
  return { shop, id, name, txt };
}

describe('a domain of a shop’s own', () => {
  it('is served once both records are right, before the first label is looked at', async () => {
    const [shop, id] = await startShop().then((made) => [made, made.tenant.id] as const);
    const other = await startShop();
    const name = `${other.tenant.id}.${newName()}`;
    const said = await run(`domain add ${id} ${name.toUpperCase()}`);
    expect(said).toContain(`CNAME  ${name}  ${id}.shop.example`);
    expect(await shopAt(shop, name)).toBe(other.tenant.id);
    const txt = proofIn(said);
    const wrong = await run(`domain check ${id} ${name}`, saying(name, { txt }));
    expect(wrong).toContain(`${name} is PENDING:\n  CNAME ${name} does not lead to ${id}.shop.example`);
    const stolen = await run(`domain check ${id} ${name}`, saying(name, { txt: 'sampan=guess', cname: `${id}.shop.example` })); // prettier-ignore
    expect(stolen).toContain(`TXT _sampan.${name} does not say ${txt}`);
    expect(await shopAt(shop, name)).toBe(other.tenant.id);
    expect(await run(`domain check ${id} ${name}`, saying(name, { txt, cname: `${id}.shop.example` }))).toBe(`${name} is live.`); // prettier-ignore
    expect(await shopAt(shop, `${name}:443`)).toBe(id);
    expect((await shop.call(tenantEndpoints.get, {})).data.mainDomain).toBe(name);
    expect(await run(`domain list ${id}`)).toBe(`${name}  LIVE  main`);
  });

  it('at the top of a zone is right by the addresses of the host that it should lead to', async () => {
    const shop = await startShop();
    const [id, name] = [shop.tenant.id, newName()];
    const txt = proofIn(await run(`domain add ${id} ${name}`));
    expect(await run(`domain check ${id} ${name}`, saying(name, { txt, a: ['198.51.100.1'] }))).toContain('PENDING');
    expect(await run(`domain check ${id} ${name}`, saying(name, { txt, a: ['203.0.113.9'] }))).toBe(`${name} is live.`);
  });

  it('is served no more where its records are gone, and stays where nobody answers', async () => {
    const { shop, id, name } = await shopWithDomain();
    const silent = { ...EMPTY, resolveTxt: () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' })) }; // prettier-ignore
    await expect(run(`domain check ${id} ${name}`, silent)).rejects.toThrow(`do not answer (ETIMEOUT)`);
    expect(await shopAt(shop, name)).toBe(id);
    expect(await run(`domain check ${id} ${name}`)).toContain(`${name} is FAILING`);
    expect(await shopAt(shop, name)).not.toBe(id);
  });

  it('can be replaced as the main one, and removed', async () => {
    const { shop, id, name } = await shopWithDomain();
    const second = newName();
    const txt = proofIn(await run(`domain add ${id} ${second}`));
    await run(`domain check ${id} ${second}`, saying(second, { txt, cname: `${id}.shop.example` }));
    expect((await shop.call(tenantEndpoints.get, {})).data.mainDomain).toBe(name);
    expect(await run(`domain main ${id} ${second}`)).toBe(`${second} is the main domain of ${id}.`);
    expect((await shop.call(tenantEndpoints.get, {})).data.mainDomain).toBe(second);
    expect(await run(`domain remove ${id} ${name}`)).toBe(`${name} is removed.`);
    expect(await shopAt(shop, name)).not.toBe(id);
  });

  it('stands in the addresses of the shop, wherever it was asked', async () => {
    const { shop, id, name } = await shopWithDomain();
    const asked = { headers: { host: shop.host } } as IncomingMessage;
    expect(await shopOfFile(asked, undefined)).toMatchObject({ host: shop.host, origin: `http://${name}` });
    const tenant = await findTenant(id);
    if (!tenant) return expect.unreachable();
    const order = { id: 'o1', orderNo: 'P1', goods: { items: [], total: { amount: 100, currency: 'USD' } } };
    const reader = { id: 'ada', email: 'ada@mail.test', language: 'en', muted: [] };
    await tenantTx({ tenantId: id, shopperId: '' }, (tx) =>
      mailPlacedOrders(tx, { tenant, now: () => now, host: shop.host }, reader, [order]),
    );
    const [mail] = await mailsTo(shop, reader.email);
    expect(mail?.body).toContain(`http://${name}/my/purchase/o1`);
  });

  it('is one shop’s only', async () => {
    const { name } = await shopWithDomain();
    const other = await startShop();
    await expect(run(`domain add ${other.tenant.id} ${name}`)).rejects.toThrow(`${name} is a shop’s already.`);
  });

  it('that many ask for is whose proof comes first', async () => {
    const [first, second] = [await startShop(), await startShop()].map(({ tenant }) => tenant.id);
    const name = newName();
    const proofs = [
      proofIn(await run(`domain add ${first} ${name}`)),
      proofIn(await run(`domain add ${second} ${name}`)),
    ];
    // both may stand in the zone, and at its top both lead here
    const servers = { ...saying(name, { a: ['203.0.113.9'] }), resolveTxt: () => Promise.resolve(proofs.map((proof) => [proof])) }; // prettier-ignore
    const check = (id?: string, records: Parameters<typeof run>[1] = servers) => run(`domain check ${id} ${name}`, records); // prettier-ignore
    expect(await check(second)).toBe(`${name} is live.`);
    expect(await check(first)).toContain(
      `${name} is PENDING:\n  It is served for another shop, whose proof came first.`,
    );
    expect(await run(`domain list ${first}`)).toBe(`${name}  PENDING  main`);
    expect(await check(second, EMPTY)).toContain(`${name} is FAILING`);
    expect(await check(first)).toBe(`${name} is live.`);
    expect(await check(second)).toContain(`${name} is FAILING:\n  It is served for another shop`);
  });

  it.each([
    '-a.com',
    'a-.com',
    'a.-b.com',
    'localhost',
    '127.0.0.1',
    'shop.example',
    'hanoi.shop.example',
    'a_b.test',
    'office.local',
    'x',
  ])('cannot be %s', async (name) => {
    const { tenant } = await startShop();
    await expect(run(`domain add ${tenant.id} ${name}`)).rejects.toThrow('cannot be a domain of a shop’s own');
  });

  it('is added, checked, listed, made the main one and removed as docs/operations.md says', async () => {
    const shop = await startShop();
    const commands = documentedBlock('domains').trim().replaceAll('mekong.example', newName()).replaceAll('mekong', shop.tenant.id).split('\n'); // prettier-ignore
    const said = [];
    for (const command of commands) said.push(await run(command.replace('npm run shop -- ', '')));
    expect(said.map((text) => text.split('\n')[0]?.split(' ').slice(1).join(' '))).toEqual(['waits for its records:', 'is PENDING:', ' PENDING  main', `is the main domain of ${shop.tenant.id}.`, 'is removed.']); // prettier-ignore
  });
});

describe('certificates', () => {
  const held = globalThis as { sampanDatabase?: Promise<Database> };

  it('are for live domains and labels of shops alone, also while the database is away', async () => {
    const { id, name } = await shopWithDomain();
    const pending = newName();
    await run(`domain add ${id} ${pending}`);
    const asked = (hosts: string[]) =>
      withEnv({ BASE_DOMAINS: 'shop.example' }, () => Promise.all(hosts.map((host) => isServedName(host))));
    const names = [name, `${id}.shop.example`, pending, `nobody-${id}.shop.example`, `${id}.other.example`, 'shop.example', id, '']; // prettier-ignore
    expect(await asked(names)).toEqual([true, true, false, false, false, false, false, false]);
    const before = held.sampanDatabase;
    const away = await openPostgres('postgres://shop@127.0.0.1:1/shop', 1);
    held.sampanDatabase = Promise.resolve(away);
    try {
      expect(await asked([name])).toEqual([true]);
    } finally {
      held.sampanDatabase = before;
      await away.close();
    }
  });
});
