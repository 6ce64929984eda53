import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitationDeskEndpoints } from '../../../../src/contract/invitation.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { staffSessionsDeskEndpoints } from '../../../../src/contract/staff-sessions.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { staffRole } from '../../../../src/server/db/schema/staff';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signInAgain, signInStaff, STAFF_PASSWORD } from '../../../support/staff';

const NEW = { name: 'Nora New', password: 'calm-harbour-52' };
const rowsIn = async (shop: Shop, query: ReturnType<typeof sql>) =>
  ((await shopTx(shop.tenant.id, (tx) => tx.execute(query))) as unknown as { rows: Record<string, string>[] }).rows;
/** Of the newest mail to somebody. */
const tokenTo = async (shop: Shop, email: string) => {
  const rows = await rowsIn(shop, sql`select body from outbox_mail where recipient = ${email} and body like '%#%'`);
  return rows.map(({ body = '' }) => /#([\w-]{43})/.exec(body)?.[1] ?? '');
};
const invite = (shop: Shop, staffToken: string, email: string, roles = ['buyer']) =>
  shop.call(invitationDeskEndpoints.invite, { body: { email, roles, language: 'en' } }, { staffToken });
const join = (shop: Shop, token: string, more = NEW) =>
  shop.call(invitationDeskEndpoints.join, { body: { token, ...more } });
const staffTokenOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().flatMap((cookie) => /^staffToken=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';

describe('an invitation', () => {
  it('brings somebody in by the link of its mail, once, with the roles that were given', async () => {
    const shop = await startShop();
    const owner = await signInStaff(shop);
    const { data } = await invite(shop, owner.staffToken, 'Nora@new.test');
    expect(data).toMatchObject({ email: 'nora@new.test', roles: ['buyer'], version: 1, isOver: false });
    const [token = ''] = await tokenTo(shop, 'nora@new.test');
    const weak = await join(shop, token, { name: 'Nora', password: 'nora2026' });
    expect(weak.problem).toMatchObject({ code: 'PASSWORD_WEAK', errors: [{ path: 'password' }] });
    const answer = await join(shop, token);
    const { data: self } = await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: staffTokenOf(answer) });
    expect(self).toMatchObject({ name: 'Nora New', email: 'nora@new.test', roles: ['buyer'] });
    expect((await join(shop, token)).problem.code).toBe('CODE_INVALID');
    expect((await shop.call(invitationDeskEndpoints.listInvitations, {}, owner)).data).toEqual([]);
    const query = { subjectKind: 'STAFF', subjectId: self.id };
    const { data: lines } = await shop.call(operatorDeskEndpoints.listAudit, { query }, owner);
    expect(lines).toMatchObject([{ action: 'self.join', staffId: self.id, after: { invitedBy: 'Anna Desk' } }]);
    expect((await rowsIn(shop, sql`select 1 from staff_link`)).length).toBe(0);
  });

  it('ends after three days, when it is sent again, and when it is taken back', async () => {
    const shop = await startShop();
    const owner = await signInStaff(shop);
    const { data } = await invite(shop, owner.staffToken, 'nora@new.test');
    const at = { params: { id: data.id } };
    expect((await shop.call(invitationDeskEndpoints.resendInvitation, { ...at, body: { version: 1 } }, owner)).data.version).toBe(2); // prettier-ignore
    const stale = await shop.call(invitationDeskEndpoints.resendInvitation, { ...at, body: { version: 1 } }, owner);
    expect(stale.problem).toMatchObject({ status: 409, data: { reason: 'STALE', by: 'Anna Desk' } });
    const [first = '', second = ''] = await tokenTo(shop, 'nora@new.test');
    const isIn = async (token: string) => (await join(shop, token)).status;
    const statuses = [await isIn(first), await isIn(second)].sort();
    expect(statuses).toEqual([200, 410]);
    const { data: other } = await invite(shop, owner.staffToken, 'late@new.test');
    const [late = ''] = await tokenTo(shop, 'late@new.test');
    shop.clock.now = new Date(shop.clock.now.getTime() + 72 * 3_600_000);
    expect(await isIn(late)).toBe(410);
    const staffToken = await signInAgain(shop, owner.staffId);
    const back = { params: { id: other.id }, query: { version: 1 } };
    expect((await shop.call(invitationDeskEndpoints.withdrawInvitation, back, { staffToken })).status).toBe(200);
    expect((await shop.call(invitationDeskEndpoints.withdrawInvitation, back, { staffToken })).status).toBe(404);
  });

  it('gives nothing that who invites may not do, neither then nor when it is followed', async () => {
    const shop = await startShop();
    const [owner, second] = [await signInStaff(shop), await signInStaff(shop)];
    const { data } = await invite(shop, second.staffToken, 'rich@new.test', ['owner']);
    expect(data.roles).toEqual(['owner']);
    const body = { roles: ['buyer'], version: 1 };
    await shop.call(operatorDeskEndpoints.setRoles, { params: { id: second.staffId }, body }, owner);
    const [token = ''] = await tokenTo(shop, 'rich@new.test');
    expect((await join(shop, token)).status).toBe(403);
    expect((await invite(shop, owner.staffToken, 'x@new.test', ['boss'])).problem.status).toBe(422);
    expect((await invite(shop, owner.staffToken, owner.email)).problem.code).toBe('EMAIL_TAKEN');
    const other = await startShop();
    await invite(shop, owner.staffToken, 'y@new.test');
    const [elsewhere = ''] = await tokenTo(shop, 'y@new.test');
    expect((await join(other, elsewhere)).problem.code).toBe('CODE_INVALID');
  });
});

describe('an invitation beyond what somebody may do', () => {
  it('is neither taken back by them nor replaced', async () => {
    const shop = await startShop();
    const [owner, head] = [await signInStaff(shop), await signInStaff(shop, ['reader'])];
    const tenantId = shop.tenant.id;
    const own = { tenantId, id: 'head', name: 'Head', permissions: ['staff.manage', 'staff.read'] };
    await shopTx(tenantId, (tx) => tx.insert(staffRole).values(own));
    const body = { roles: ['head', 'reader'], version: 1 };
    await shop.call(operatorDeskEndpoints.setRoles, { params: { id: head.staffId }, body }, owner);
    const staffToken = await signInAgain(shop, head.staffId);
    const withdraw = (id: string) =>
      shop.call(invitationDeskEndpoints.withdrawInvitation, { params: { id }, query: { version: 1 } }, { staffToken });
    const { data: rich } = await invite(shop, owner.staffToken, 'rich@new.test', ['owner']);
    expect((await invite(shop, staffToken, 'rich@new.test', ['reader'])).problem.code).toBe('FORBIDDEN');
    expect((await withdraw(rich.id)).problem.code).toBe('FORBIDDEN');
    const { data: invited } = await shop.call(invitationDeskEndpoints.listInvitations, {}, owner);
    expect(invited).toEqual([rich]);
    await invite(shop, owner.staffToken, 'poor@new.test', ['reader']);
    const { data: poor, status } = await invite(shop, staffToken, 'poor@new.test', ['reader']);
    expect([status, poor.version]).toEqual([200, 2]);
    const { data: other } = await invite(shop, staffToken, 'other@new.test', ['reader']);
    expect((await withdraw(other.id)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('keeps no link past another change of the password, and that of nobody else', async () => {
    const shop = await startShop();
    const [buyer, editor] = [await signInStaff(shop, ['buyer']), await signInStaff(shop, ['editor'])];
    for (const { email } of [buyer, editor])
      await shop.call(invitationDeskEndpoints.forgotPassword, { body: { email } });
    const body = { oldPassword: STAFF_PASSWORD, newPassword: 'calm-harbour-52' };
    expect((await shop.call(staffSessionsDeskEndpoints.changePassword, { body }, buyer)).status).toBe(200);
    const reset = async (email: string) => {
      const [token = ''] = await tokenTo(shop, email);
      return shop.call(invitationDeskEndpoints.resetPassword, { body: { token, password: 'third-harbour-64' } });
    };
    expect((await reset(buyer.email)).problem).toMatchObject({ status: 410, code: 'CODE_INVALID' });
    expect((await reset(editor.email)).status).toBe(200);
  });

  it('is mailed about three times an hour, whoever asks, and the last of the links holds', async () => {
    const shop = await startShop();
    const { email } = await signInStaff(shop, ['buyer']);
    for (let asked = 0; asked < 5; asked += 1) {
      const { data } = await shop.call(invitationDeskEndpoints.forgotPassword, { body: { email } });
      expect(data).toEqual({});
    }
    const tokens = await tokenTo(shop, email);
    expect(tokens).toHaveLength(3);
    const reset = (token: string) =>
      shop.call(invitationDeskEndpoints.resetPassword, { body: { token, password: 'calm-harbour-52' } });
    const answers: number[] = [];
    for (const token of tokens) answers.push((await reset(token)).status);
    expect(answers.sort()).toEqual([200, 410, 410]);
  });

  it('keeps no link of somebody who was shut out meanwhile, and let in again', async () => {
    const shop = await startShop();
    const [owner, { email, staffId }] = [await signInStaff(shop), await signInStaff(shop, ['buyer'])];
    await shop.call(invitationDeskEndpoints.forgotPassword, { body: { email } });
    const [token = ''] = await tokenTo(shop, email);
    for (const state of ['SUSPENDED', 'ACTIVE'] as const) {
      const people = (await shop.call(operatorDeskEndpoints.listStaff, {}, owner)).data;
      const version = people.find(({ id }) => id === staffId)?.version ?? 0;
      const input = { params: { id: staffId }, body: { state, version } };
      expect((await shop.call(operatorDeskEndpoints.setState, input, owner)).status).toBe(200);
    }
    const body = { token, password: 'calm-harbour-52' };
    expect((await shop.call(invitationDeskEndpoints.resetPassword, { body })).problem.code).toBe('CODE_INVALID');
  });

  it('is set anew by the link of a mail, once, and ends every session', async () => {
    const shop = await startShop();
    const { email, staffToken } = await signInStaff(shop, ['buyer']);
    const forgot = (address: string) => shop.call(invitationDeskEndpoints.forgotPassword, { body: { email: address } });
    expect([(await forgot(email)).data, (await forgot('nobody@staff.test')).data]).toEqual([{}, {}]);
    expect(await tokenTo(shop, 'nobody@staff.test')).toEqual([]);
    const [token = ''] = await tokenTo(shop, email);
    const reset = () =>
      shop.call(invitationDeskEndpoints.resetPassword, { body: { token, password: 'calm-harbour-52' } });
    expect(staffTokenOf(await reset())).toBe('');
    expect((await reset()).problem.code).toBe('CODE_INVALID');
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status).toBe(401);
    const logIn = { body: { email, password: 'calm-harbour-52' } };
    expect((await shop.call(operatorDeskEndpoints.logIn, logIn)).data).toEqual({ next: 'DONE' });
  });
});

describe('sessions', () => {
  it('are listed, and ended one by one or all others at once', async () => {
    const shop = await startShop();
    const { staffId, staffToken } = await signInStaff(shop, ['buyer']);
    const [second, third] = [await signInAgain(shop, staffId), await signInAgain(shop, staffId)];
    const list = async () => (await shop.call(staffSessionsDeskEndpoints.listOwn, {}, { staffToken })).data;
    const own = await list();
    expect(own.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
    const [one] = own.filter(({ isCurrent }) => !isCurrent);
    await shop.call(staffSessionsDeskEndpoints.endOwn, { params: { id: one?.id ?? '' } }, { staffToken });
    expect(await list()).toHaveLength(2);
    await shop.call(staffSessionsDeskEndpoints.endOthers, {}, { staffToken });
    expect(await list()).toHaveLength(1);
    for (const ended of [second, third])
      expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: ended })).status).toBe(401);
  });

  it('of others are ended by who may do all that they may', async () => {
    const shop = await startShop();
    const [owner, buyer] = [await signInStaff(shop), await signInStaff(shop, ['buyer'])];
    const at = { params: { id: buyer.staffId } };
    expect((await shop.call(staffSessionsDeskEndpoints.listOf, at, owner)).data).toHaveLength(1);
    expect((await shop.call(staffSessionsDeskEndpoints.endAllOf, at, owner)).status).toBe(200);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, buyer)).status).toBe(401);
  });

  it.each([
    ['before', () => 0],
    ['after', () => 60_000],
  ])(
    'end with another password, but for the one that set it, by a clock that is %s the database’s',
    async (_, ahead) => {
      const shop = await startShop();
      if (ahead()) shop.clock.now = new Date(Date.now() + ahead());
      const { staffId, staffToken } = await signInStaff(shop, ['buyer']);
      const other = await signInAgain(shop, staffId);
      const change = (oldPassword: string) =>
      shop.call(staffSessionsDeskEndpoints.changePassword, { body: { oldPassword, newPassword: 'calm-harbour-52' } }, { staffToken }); // prettier-ignore
      expect((await change('wrong')).problem.code).toBe('PASSWORD_WRONG');
      const fresh = staffTokenOf(await change(STAFF_PASSWORD));
      const isIn = async (token: string) =>
        (await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: token })).status;
      expect([await isIn(staffToken), await isIn(other), await isIn(fresh)]).toEqual([401, 401, 200]);
    },
  );
});

describeOnPostgres('two who know one password', () => {
  it('change it once: the second knows it no more', async () => {
    const shop = await startShop();
    const { staffId, staffToken } = await signInStaff(shop, ['buyer']);
    const tokens = [staffToken, await signInAgain(shop, staffId), await signInAgain(shop, staffId)];
    const body = (n: number) => ({ oldPassword: STAFF_PASSWORD, newPassword: `calm-harbour-5${String(n)}` });
    const answers = await Promise.all(
      tokens.map((each, n) =>
        shop.call(staffSessionsDeskEndpoints.changePassword, { body: body(n) }, { staffToken: each }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describeOnPostgres('two who hold one invitation', () => {
  it('make one person of it', async () => {
    const shop = await startShop();
    const owner = await signInStaff(shop);
    await invite(shop, owner.staffToken, 'nora@new.test');
    const [token = ''] = await tokenTo(shop, 'nora@new.test');
    const answers = await Promise.all([1, 2, 3].map(() => join(shop, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });
});
