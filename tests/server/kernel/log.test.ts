import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { log, logInto } from '../../../src/server/kernel/log';
import { sendDueMails } from '../../../src/server/modules/account/mail-sending.service';
import { fundBalance, PAY_PASSWORD } from '../../support/money';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

let written: string[] = [];
const lines = () => written.map((line) => JSON.parse(line) as { msg: string; err?: Record<string, unknown> });
beforeEach(() => {
  written = [];
  logInto({ write: (line) => void written.push(line) });
});
afterEach(() => {
  logInto({ write: () => undefined }, 'silent');
  vi.useRealTimers();
});

/** Every row is refused, and PostgreSQL says which one: the worst that a failing run can tell. */
const breakTable = (name: string) =>
  systemTx((tx) => tx.execute(sql.raw(`alter table ${name} add constraint broken check (false) not valid`)));
const mendTable = (name: string) => systemTx((tx) => tx.execute(sql.raw(`alter table ${name} drop constraint broken`)));

describe('the log of a failing run', () => {
  it('holds nothing that was typed: SQLSTATE and statement alone', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 1000);
    const typed = {
      email: `typed-${randomUUID().slice(0, 8)}@mail.test`,
      account: 'Harbour Bank 12-34-56 GB29NWBK60161331926819',
      street: 'Typed Street 77',
      receiver: 'Typed Person',
    };
    for (const table of ['outbox_mail', 'withdrawal', 'address']) await breakTable(table);
    const refused = [
      await shop.call(authEndpoints.sendEmailCode, { body: { email: typed.email } }),
      await shop.call(
        walletEndpoints.createWithdrawal,
        { body: { amount: 5, accountText: typed.account, payPassword: PAY_PASSWORD } },
        { token },
      ),
      await shop.call(
        accountEndpoints.saveBillingAddress,
        {
          body: {
            receiverName: typed.receiver,
            phone: '+61 2 5550 0177',
            countryCode: 'AU',
            province: 'NSW',
            city: 'Sydney',
            district: '',
            street: typed.street,
            postcode: '2000',
          },
        },
        { token },
      ),
    ];
    for (const table of ['outbox_mail', 'withdrawal', 'address']) await mendTable(table);
    expect(refused.map(({ status }) => status)).toEqual([500, 500, 500]);
    const text = written.join('');
    for (const one of [...Object.values(typed), PAY_PASSWORD, '5550', 'GB29', token, shopperId])
      expect(text).not.toContain(one);
    expect(text).not.toMatch(/\b\d{6}\b(?!.*"time")/);
    expect(lines().map(({ msg, err }) => [msg, err?.code])).toEqual(
      Array.from({ length: 3 }, () => ['request failed', '23514']),
    );
    expect(lines()[0]?.err?.statement).toMatch(/^insert into "outbox_mail".*\$1/);
  });

  it('holds no recipient of a mail that did not go out', async () => {
    const shop = await startShop();
    const email = `typed-${randomUUID().slice(0, 8)}@mail.test`;
    await shop.call(authEndpoints.sendEmailCode, { body: { email } });
    const failure = Object.assign(
      new Error(`Message failed: 550 5.1.1 <${email}> is unknown, "Ada" 4111 1111 1111 1111`),
      {
        code: 'EENVELOPE',
        response: `550 <${email}>`,
        rejected: [email],
      },
    );
    await sendDueMails({ send: () => Promise.reject(failure) }, () => shop.clock.now);
    expect(written.join('')).not.toMatch(new RegExp(`${email}|4111|Ada`));
    expect(lines()[0]).toMatchObject({ msg: 'mail not sent', err: { code: 'EENVELOPE' } });
  });
});

it('says the same failure once a minute, with how often', () => {
  vi.useFakeTimers();
  const fail = (name: string) =>
    log().error({ err: Object.assign(new Error('away'), { code: name }) }, 'request failed');
  for (let i = 0; i < 1000; i += 1) fail('ECONNREFUSED');
  fail('EPIPE');
  for (let i = 0; i < 1000; i += 1) log().info('listening');
  expect(lines().filter(({ msg }) => msg === 'request failed')).toHaveLength(2);
  expect(lines().filter(({ msg }) => msg === 'listening')).toHaveLength(1000);
  vi.advanceTimersByTime(60_000);
  expect(lines().at(-1)).toMatchObject({ msg: 'repeated within a minute', repeated: 999 });
  fail('ECONNREFUSED');
  expect(lines().filter(({ msg }) => msg === 'request failed')).toHaveLength(3);
});
