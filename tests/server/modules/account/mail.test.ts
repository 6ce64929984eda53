import { describe, expect, it } from 'vitest';
import type { Mail, MailPort } from '../../../../src/server/adapters/mail/mail.port';
import { tenantTx } from '../../../../src/server/db/database';
import { sendMail } from '../../../../src/server/jobs/send-mail';
import { MAIL_TEMPLATES } from '../../../../src/contract/mail-settings.enums';
import { MAIL_ATTEMPTS, nextMailAttempt } from '../../../../src/server/modules/account/mail.rules';
import { queueMail } from '../../../../src/server/modules/account/mail.service';
import { startShop, type Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';

const TO = 'ada@mail.test';
const queue = (shop: Shop, recipient = TO, locale = 'en') => {
  const owner = { tenantId: shop.tenant.id, shopperId: '' };
  const ctx = { tenant: shop.tenant, now: () => shop.clock.now };
  return tenantTx(owner, (tx) => queueMail(tx, ctx, { recipient, template: 'passwordChanged', locale }));
};
const at = (shop: Shop, name: string) => `${name}@${shop.tenant.id}.test`;
/** A carrier that keeps what it is given for this shop's people (the job serves every shop); `refuse` makes it fail. */
function carrier(shop: Shop, refuse: (mail: Mail) => boolean = () => false) {
  const taken: Mail[] = [];
  const port: MailPort = {
    async send(mail) {
      if (!mail.to.endsWith(at(shop, ''))) return;
      if (refuse(mail)) throw new Error('421 try again later');
      taken.push(mail);
    },
  };
  return { taken, port };
}
const runJob = (shop: Shop, port: MailPort) => sendMail(() => shop.clock.now, port);
const wait = (shop: Shop, minutes: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000));

describe('queueMail', () => {
  it('writes the mail with the shop’s name in the reader’s language', async () => {
    const shop = await startShop();
    await queue(shop, TO, 'vi');
    const [mail] = await mailsTo(shop, TO);
    expect(mail?.subject).toContain('Cửa hàng thử');
    expect(mail?.body).toContain('help@shop.test');
  });

  it('takes the mail back with the transaction that failed', async () => {
    const shop = await startShop();
    const owner = { tenantId: shop.tenant.id, shopperId: '' };
    const failing = tenantTx(owner, async (tx) => {
      const ctx = { tenant: shop.tenant, now: () => shop.clock.now };
      await queueMail(tx, ctx, { recipient: TO, template: 'emailChanged', locale: 'en' });
      throw new Error('later step');
    });
    await expect(failing).rejects.toThrow('later step');
    expect(await mailsTo(shop, TO)).toEqual([]);
  });

  it.each(MAIL_TEMPLATES)('has a text for %s without gaps', async (template) => {
    const shop = await startShop();
    const ctx = { tenant: shop.tenant, now: () => shop.clock.now };
    const values = {
      ...{ code: '123456', minutes: '10', device: 'Firefox', time: 'noon', reference: 'WD1', amount: '$1.00' },
      ...{ title: 'Order paid', text: 'We have it.', link: 'http://shop.test/', hours: '72' },
    };
    await tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
      queueMail(tx, ctx, { recipient: TO, template, values, locale: 'en' }),
    );
    const [mail] = await mailsTo(shop, TO);
    expect(mail?.subject).toContain('Test Shop');
    expect(mail?.body).toMatch(/Test Shop$/);
    expect(`${mail?.subject}${mail?.body}`).not.toMatch(/\{\{|  | \./);
  });
});

describe('send-mail job', () => {
  it('sends each due mail once', async () => {
    const shop = await startShop();
    await queue(shop, at(shop, 'ada'));
    const { taken, port } = carrier(shop);
    await runJob(shop, port);
    await runJob(shop, port);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ to: at(shop, 'ada'), fromName: 'Test Shop', replyTo: 'help@shop.test' });
  });

  it('tries a failed one again, later each time, and gives up at last', async () => {
    const shop = await startShop();
    await queue(shop, at(shop, 'down'));
    let tries = 0;
    const { port } = carrier(shop, () => ((tries += 1), true));
    await runJob(shop, port);
    await runJob(shop, port);
    expect(tries).toBe(1);
    wait(shop, 1);
    await runJob(shop, port);
    expect(tries).toBe(2);
    wait(shop, 1);
    await runJob(shop, port);
    expect(tries).toBe(2);
    for (let i = 0; i < 20; i += 1) {
      wait(shop, 360);
      await runJob(shop, port);
    }
    expect(tries).toBe(MAIL_ATTEMPTS);
  });

  it('sends the others where one fails', async () => {
    const shop = await startShop();
    for (const name of ['a', 'b', 'c']) await queue(shop, at(shop, name));
    const { taken, port } = carrier(shop, ({ to }) => to === at(shop, 'b'));
    await runJob(shop, port);
    expect(taken.map(({ to }) => to).sort()).toEqual([at(shop, 'a'), at(shop, 'c')]);
  });

  it('leaves mails of a demo shop, and all where there is no carrier, in the outbox', async () => {
    const preference = { ...tenantRecordOf({ id: 'any' }).preference, demoAccounts: true };
    const shop = await startShop({ preference });
    await queue(shop, at(shop, 'visitor'));
    const { taken, port } = carrier(shop);
    await runJob(shop, port);
    expect(taken).toEqual([]);
    expect(await sendMail(() => shop.clock.now, undefined)).toBe(0);
    expect(await mailsTo(shop, at(shop, 'visitor'))).toHaveLength(1);
  });

  it('sends a mail again whose process died, after its lease', async () => {
    const shop = await startShop();
    await queue(shop, at(shop, 'ada'));
    await new Promise<void>((claimed) => {
      const dead: MailPort = {
        send: ({ to }) => new Promise((sent) => (to.endsWith(at(shop, '')) ? claimed() : sent())),
      };
      void runJob(shop, dead);
    });
    const { taken, port } = carrier(shop);
    await runJob(shop, port);
    expect(taken).toEqual([]);
    wait(shop, 10);
    await runJob(shop, port);
    expect(taken.map(({ to }) => to)).toEqual([at(shop, 'ada')]);
  });
});

describe('nextMailAttempt', () => {
  it('doubles the wait up to six hours', () => {
    const minutesAfter = (attempts: number) => nextMailAttempt(attempts, new Date(0)).getTime() / 60_000;
    expect([1, 2, 3, 9, 10].map(minutesAfter)).toEqual([1, 2, 4, 256, 360]);
  });
});
