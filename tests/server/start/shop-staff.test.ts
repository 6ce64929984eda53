import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { shopTx } from '../../../src/server/db/database';
import { audit } from '../../../src/server/db/schema/staff';
import { runStaffCommand } from '../../../src/server/start/shop-staff-command';
import { documentedBlock } from '../../support/operations';
import { startShop, type Shop } from '../../support/shop';
import { signInStaff, STAFF_PASSWORD } from '../../support/staff';

const commandsOf = (shop: Shop, password = STAFF_PASSWORD) => {
  const asked: string[] = [];
  const askSecret = (question: string) => Promise.resolve((asked.push(question), password));
  const run = (verb: string, ...words: string[]) =>
    runStaffCommand([verb, shop.tenant.id, ...words], { now: shop.clock.now, askSecret });
  return { run, asked };
};
const logIn = (shop: Shop, email: string, password = STAFF_PASSWORD) =>
  shop.call(operatorDeskEndpoints.logIn, { body: { email, password } });
const newEmail = () => `${randomUUID().slice(0, 8)}@staff.test`;

describe('shop staff', () => {
  it('makes the first owner, whose password is asked and never said', async () => {
    const shop = await startShop();
    const { run, asked } = commandsOf(shop);
    const email = newEmail();
    const said = await run('add', email.toUpperCase(), '--name', 'Lan', '--language', 'vi');
    expect(said).toBe(`${email} works for ${shop.tenant.id} as owner, and logs in at /operator/login.`);
    expect(asked).toEqual([`New password of ${email}: `]);
    expect((await logIn(shop, email)).status).toBe(200);
    expect(await run('list')).toBe(`${email}  ACTIVE  owner  Lan`);
    await expect(run('add', email, '--name', 'Lan')).rejects.toThrow('There is somebody with this e-mail already.');
  });

  it('gives other roles, suspends, lets in again and sets a new password', async () => {
    const shop = await startShop();
    const { run } = commandsOf(shop);
    const [owner, other] = [newEmail(), newEmail()];
    await run('add', owner, '--name', 'Lan');
    await run('add', other, '--name', 'Minh', '--roles', 'buyer');
    expect(await run('roles', other, 'packer,warehouse')).toBe(`${other} is packer,warehouse of ${shop.tenant.id}.`);
    expect(await run('suspend', other)).toBe(`${other} is suspended.`);
    expect((await logIn(shop, other)).status).toBe(401);
    expect(await run('list')).toContain(`${other}  SUSPENDED  packer,warehouse  Minh`);
    await run('resume', other);
    expect((await logIn(shop, other)).status).toBe(200);
    await commandsOf(shop, 'another-anchor-41').run('password', other);
    expect([(await logIn(shop, other)).status, (await logIn(shop, other, 'another-anchor-41')).status]).toEqual([
      401, 200,
    ]);
  });

  it.each([
    ['roles', 'staff.manage', 'packer'],
    ['suspend', 'staff.manage', undefined],
    ['password', 'staff.password', undefined],
  ])('by %s lets nobody stay who was in, and writes it down', async (verb, action, word) => {
    const shop = await startShop();
    const { email, staffToken, staffId } = await signInStaff(shop, ['buyer']);
    const seen = async () => (await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status;
    expect(await seen()).toBe(200);
    await commandsOf(shop).run(verb, email, ...(word ? [word] : []));
    expect(await seen()).toBe(401);
    const written = await shopTx(shop.tenant.id, (tx) =>
      tx.select({ action: audit.action, about: audit.subjectId }).from(audit).where(eq(audit.tenantId, shop.tenant.id)),
    );
    expect(written).toContainEqual({ action, about: staffId });
  });

  it('knows nobody of a shop that is not there, nor of another', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const { email } = await signInStaff(there);
    await expect(commandsOf(here).run('password', email)).rejects.toThrow('There is nobody with this e-mail.');
    const nowhere = runStaffCommand(['list', 'no-such-shop'], {
      now: here.clock.now,
      askSecret: () => Promise.resolve(''),
    });
    await expect(nowhere).rejects.toThrow('There is no shop no-such-shop.');
  });

  it('keeps the last owner', async () => {
    const shop = await startShop();
    const { run } = commandsOf(shop);
    const email = newEmail();
    await run('add', email, '--name', 'Lan');
    for (const words of [['suspend'], ['roles', 'buyer']] as const)
      await expect(run(words[0], email, ...words.slice(1))).rejects.toThrow('The last owner stays');
  });

  it.each([
    [['add', 'lan@staff.test'], STAFF_PASSWORD, '--name must be said.'],
    [['add', 'lan@staff.test', '--name', 'Lan', '--roles', 'boss'], STAFF_PASSWORD, 'There is no role boss.'],
    [['add', 'lan@staff.test', '--name', 'Lan', '--language', 'xx'], STAFF_PASSWORD, '--language must be one'],
    [['add', 'lan@staff.test', '--name', 'Lan'], 'short', 'The password is too-short'],
    [['add', 'lan', '--name', 'Lan'], STAFF_PASSWORD, 'Say: staff add'],
    [['suspend', 'nobody@staff.test'], STAFF_PASSWORD, 'There is nobody with this e-mail.'],
    [['promote', 'lan@staff.test'], STAFF_PASSWORD, 'Say: staff add'],
  ])('refuses %j', async ([verb = '', ...words], password, reason) => {
    await expect(commandsOf(await startShop(), password).run(verb, ...words)).rejects.toThrow(reason);
  });

  it('does what docs/operations.md says', async () => {
    const shop = await startShop();
    const { run } = commandsOf(shop);
    for (const command of documentedBlock('staff').trim().split('\n')) {
      const words = [...command.replace('npm run shop -- staff ', '').matchAll(/"([^"]*)"|(\S+)/g)];
      const [verb = '', , ...rest] = words.map(([, quoted, plain]) => quoted ?? plain ?? '');
      await run(verb, ...rest);
    }
    expect((await run('list')).split('\n')).toHaveLength(2);
  });
});
