import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { NoSuchAddress, type Mail, type MailPort } from '../../../../src/server/adapters/mail/mail.port';
import { messageIdOf } from '../../../../src/server/adapters/mail/message-id';
import { tenantTx } from '../../../../src/server/db/database';
import { sendMail } from '../../../../src/server/jobs/send-mail';
import { queueMail } from '../../../../src/server/modules/account/mail.service';
import { tellOfOrder } from '../../../../src/server/modules/account/order-mail.service';
import { startShop } from '../../../support/shop';
import { mailedCode, PASSWORD, signUp } from '../../../support/shopper';
import { withEnv } from '../../../support/with-env';

const SECRET = 'a-secret-of-the-mail-server';
const SIGNING_KEY = 'a-signing-key-of-mailgun';
const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

async function open(isRefused: (mail: Mail) => boolean = () => false) {
  const shop = await startShop();
  const { token, shopperId, email } = await signUp(shop);
  const owner = { tenantId: shop.tenant.id, shopperId };
  const ctx = { tenant: shop.tenant, now: () => shop.clock.now };
  const taken: Mail[] = [];
  const port: MailPort = {
    send(mail) {
      // the job serves every shop that is there
      if (mail.tenantId !== owner.tenantId) return Promise.resolve();
      if (isRefused(mail)) return Promise.reject(new NoSuchAddress('550 5.1.1 no such user'));
      return Promise.resolve(void taken.push(mail));
    },
  };
  const order = { id: 'o1', orderNo: 'PO1', host: shop.host };
  const inEnv = <T>(work: () => Promise<T>) =>
    withEnv({ BASE_DOMAINS: 'shop.test', MAIL_WEBHOOK_SECRET: SECRET, MAILGUN_WEBHOOK_KEY: SIGNING_KEY }, work);
  const at = (seconds = Math.floor(shop.clock.now.getTime() / 1000)) => String(seconds);
  const call = (provider: string, body: string, headers: Record<string, string> = {}) =>
    inEnv(() => shop.fetchRaw(`/front/mail/${provider}/callback`, { method: 'POST', body, headers }));
  return {
    ...{ shop, email, token, at, call },
    /** What comes of news and of what protects the account, each sent once. */
    tell: async (event: string) => {
      const before = taken.length;
      await tenantTx(owner, async (tx) => {
        await tellOfOrder(tx, { ...owner, at: shop.clock.now, code: 'PURCHASE_SHIPPED', event, order });
        await queueMail(tx, ctx, { recipient: email, template: 'passwordChanged', locale: 'ar' });
      });
      await inEnv(() => sendMail(() => shop.clock.now, port));
      const sent = taken.slice(before);
      return { news: sent.find(isNews), isSafe: sent.some(({ html }) => html?.includes('<html lang="ar" dir="rtl">')) };
    },
    signed: (events: object[], time = at(), key = SECRET) => {
      const body = JSON.stringify(events);
      return call('SIGNED', body, { 'x-mail-signature': `t=${time},v1=${hmac(key, `${time}.${body}`)}` });
    },
    mailgun: (data: object, { key = SIGNING_KEY, token: mark = String(randomUUID()), time = at() } = {}) => {
      const signature = { timestamp: time, token: mark, signature: hmac(key, time + mark) };
      return call('MAILGUN', JSON.stringify({ signature, 'event-data': data }));
    },
    trouble: async () => (await shop.call(accountEndpoints.getProfile, {}, { token })).data.mailTrouble,
    confirm: async (address: string) => {
      await shop.call(authEndpoints.sendEmailCode, { body: { email: address, purpose: 'CHANGE_EMAIL' } }, { token });
      const verificationCode = await mailedCode(shop, address);
      const body = { email: address, loginPassword: PASSWORD, verificationCode };
      return (await shop.call(accountEndpoints.changeEmail, { body }, { token })).data;
    },
  };
}
const idOf = (mail: Mail | undefined) => messageIdOf(mail?.tenantId ?? '', mail?.id ?? '', 'shop@sampan.test');
const isNews = ({ optOutUrl }: Mail) => optOutUrl !== undefined;

describe('an address that mails do not reach', () => {
  it('is sent no news any more, and what protects the account; its shopper sees why and confirms it anew', async () => {
    const { tell, signed, trouble, confirm, email, at } = await open();
    const { news, isSafe } = await tell('e1');
    expect([news?.to, isSafe]).toEqual([email, true]);
    const bounce = { event: 'bounce', messageId: idOf(news) };
    expect((await signed([bounce], at(), 'another-secret-altogether')).status).toBe(401);
    expect((await signed([bounce], '1700000000')).status).toBe(401);
    expect(await trouble()).toBeUndefined();
    // told twice, beside what concerns nobody
    const strange = [{ event: 'bounce', messageId: '<x@y>' }, { event: 'opened', messageId: idOf(news) }]; // prettier-ignore
    for (let told = 0; told < 2; told += 1) expect((await signed([...strange, bounce])).status).toBe(200);
    expect(await trouble()).toBe('HARD_BOUNCE');
    expect(await tell('e2')).toEqual({ news: undefined, isSafe: true });
    expect((await confirm(email)).mailTrouble).toBeUndefined();
    expect((await tell('e3')).news?.to).toBe(email);
  });

  it('is known by its server’s own refusal, and left behind with a new one', async () => {
    const { tell, trouble, confirm } = await open(({ to }) => to.startsWith('old'));
    expect((await confirm('old@mail.test')).email).toBe('old@mail.test');
    expect((await tell('e1')).news).toBeUndefined();
    expect(await trouble()).toBe('HARD_BOUNCE');
    expect((await confirm('new@mail.test')).mailTrouble).toBeUndefined();
  });

  it('that called a mail spam is not sent news again because a code arrived there', async () => {
    const { shop, tell, mailgun, trouble, email } = await open();
    const message = { headers: { 'message-id': idOf((await tell('e1')).news).slice(1, -1) } };
    expect((await mailgun({ event: 'complained', message }, { key: 'not-the-key-of-mailgun' })).status).toBe(401);
    expect((await mailgun({ event: 'failed', severity: 'temporary', message })).status).toBe(200);
    expect(await trouble()).toBeUndefined();
    expect((await mailgun({ event: 'complained', message })).status).toBe(200);
    expect(await trouble()).toBe('COMPLAINT');
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } });
    const body = { email, verificationCode: await mailedCode(shop, email), newPassword: 'another-harbour-58' };
    expect((await shop.call(authEndpoints.resetPassword, { body })).status).toBe(200);
    expect(await tell('e2')).toEqual({ news: undefined, isSafe: true });
  });

  it('stays well where somebody tells again what was told, of another shop’s mail too', async () => {
    const [{ shop, tell, mailgun, signed, at, trouble, confirm, email }, other] = [await open(), await open()];
    const complained = async (one: typeof other) => ({ event: 'complained', message: { headers: { 'message-id': idOf((await one.tell('e1')).news) } } }); // prettier-ignore
    const [mine, others] = [await complained({ tell } as typeof other), await complained(other)];
    const told = { token: `mark-${email}`, time: at() };
    const list = [{ event: 'bounce', messageId: mine.message.headers['message-id'] }];
    const [first, time] = [await mailgun(mine, told), at()];
    expect([first.status, await trouble()]).toEqual([200, 'COMPLAINT']);
    expect((await confirm(email)).mailTrouble).toBeUndefined();
    expect((await signed(list, time)).status).toBe(200);
    expect(await trouble()).toBe('HARD_BOUNCE');
    // another code is mailed after a while
    shop.clock.now = new Date(shop.clock.now.getTime() + 300_000);
    expect((await confirm(email)).mailTrouble).toBeUndefined();
    for (const again of [mailgun(mine, told), mailgun(others, told), signed(list, time)]) expect((await again).status).toBe(200);
    expect([await trouble(), await other.trouble()]).toEqual([undefined, undefined]);
  }); // prettier-ignore

  it('is told among a thousand others, and of more than that nothing is taken', async () => {
    const { shop, tell, signed, trouble } = await open();
    const bounce = { event: 'bounce', messageId: idOf((await tell('e1')).news) };
    const others = Array.from({ length: 999 }, (_, n) => ({ event: 'bounce', messageId: `<m${n}.${shop.tenant.id}@x>` }));
    expect((await signed([...others, bounce, bounce])).status).toBe(413);
    expect(await trouble()).toBeUndefined();
    expect((await signed([...others, bounce])).status).toBe(200);
    expect(await trouble()).toBe('HARD_BOUNCE');
  }); // prettier-ignore

  it.each(['[', '{}', 'null', '[{"event":1}]', '\0'])('is no news of %j', async (body) => {
    const { call, at } = await open();
    const own = await call('SIGNED', body, { 'x-mail-signature': `t=${at()},v1=${hmac(SECRET, `${at()}.${body}`)}` });
    expect([own.status, (await call('MAILGUN', body)).status, (await call('NOBODY', body)).status]).toEqual([200, 401, 404]);
  }); // prettier-ignore
});

describe('one call', () => {
  it('stops mails of one kind, without a login and as often as it comes; a look changes nothing', async () => {
    const { shop, tell, token } = await open();
    const { news } = await tell('e1');
    const url = new URL(news?.optOutUrl ?? '');
    expect([url.host, news?.text.includes(url.href), news?.html?.includes(url.href.replaceAll('&', '&#38;'))]).toEqual([shop.host, true, true]); // prettier-ignore
    const mutedOf = async () => (await shop.call(accountEndpoints.getProfile, {}, { token })).data.muted;
    const path = url.pathname.replace('/api', '') + url.search;
    expect(url.searchParams.get('lang')).toBe('en');
    // in the language of the mail; by a mail that does not say it, in the browser's
    for (const [lang, browser, direction] of [['en', 'ar', 'ltr'], ['ar', 'en', 'rtl'], ['', 'ar', 'rtl'], ['xx', 'en', 'ltr']]) {
      const asked = path.replace('lang=en', `lang=${lang ?? ''}`);
      const shown = await shop.fetchRaw(asked, { headers: { 'accept-language': browser ?? '' } });
      const html = await shown.text();
      expect([shown.status, html.includes('<form method="post">')]).toEqual([200, true]);
      expect(html).toContain(`dir="${direction ?? ''}"`);
      expect(html).not.toMatch(/\{\{|<script/);
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await mutedOf()).toEqual([]);
    const stop = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }; // prettier-ignore
    for (let times = 0; times < 2; times += 1) expect((await shop.fetchRaw(path, stop)).status).toBe(200);
    expect(await mutedOf()).toEqual(['MAIL_ORDERS']);
    expect(await tell('e2')).toEqual({ news: undefined, isSafe: true });
  }); // prettier-ignore

  it('stops nothing by a link of another shopper, kind or shop, or by none', async () => {
    const [one, other] = [await open(), await open()];
    const { news } = await one.tell('e1');
    const token = new URL(news?.optOutUrl ?? '').searchParams.get('token') ?? '';
    const { shopperId } = await signUp(one.shop);
    const [, kind = '', mark = ''] = token.split('.');
    const wrong = [`${shopperId}.${kind}.${mark}`, token.replace(kind, 'MONEY'), token.slice(0, -1), `${token.slice(0, -1)}x`, ''];
    for (const each of wrong)
      expect((await one.shop.fetchRaw(`/front/mail/opt-out?token=${each}`, { method: 'POST' })).status).toBe(404);
    expect((await other.shop.fetchRaw(`/front/mail/opt-out?token=${token}`, { method: 'POST' })).status).toBe(404);
  }); // prettier-ignore
});
