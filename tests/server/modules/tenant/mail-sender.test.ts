import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../../../../src/server/adapters/mail/mail.port';
import { shopTx } from '../../../../src/server/db/database';
import { outsideCredential } from '../../../../src/server/db/schema/outside';
import { sendMail } from '../../../../src/server/jobs/send-mail';
import { queueMail } from '../../../../src/server/modules/account/mail.service';
import { isRecord } from '../../../../src/server/modules/tenant/mail-sender.rules';
import { mailSenderService } from '../../../../src/server/modules/tenant/mail-sender.service';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { documentedCommand } from '../../../support/operations';
import { startShop } from '../../../support/shop';

const NOW = new Date('2026-11-23T08:00:00Z');

describe('mails of a shop that has a key of its own', () => {
  it('come from its address once the record is read, by the old key until the new one’s is', async () => {
    const shop = await startShop();
    const { id } = shop.tenant;
    const zone = new Map<string, string[][]>();
    const servers = {
      resolveTxt: (name: string) => (zone.has(name) ? Promise.resolve(zone.get(name) ?? []) : Promise.reject(new Error('ENOTFOUND'))),
      resolveCname: () => Promise.resolve([]), resolve4: () => Promise.resolve([]), resolve6: () => Promise.resolve([]),
    };
    const at = { now: NOW, servers, services: [mailSenderService(servers)] };
    const say = (line: string) => runShopCommand(line.split(' '), at);
    /** As whom the next mail is sent. */
    const sent = async () => {
      const ctx = { tenant: shop.tenant, now: () => NOW };
      await shopTx(id, (tx) => queueMail(tx, ctx, { recipient: `ada@${id}.test`, template: 'passwordChanged', locale: 'en' }));
      const mails: Mail[] = [];
      await sendMail(() => NOW, { send: (mail) => Promise.resolve(void (mail.tenantId === id && mails.push(mail))) });
      return mails[0]?.sender;
    };
    const recordIn = (text: string) => /TXT {2}(\S+) {2}(.+)/.exec(text)?.slice(1, 3) ?? [];

    await expect(say(`mail check ${id}`)).rejects.toThrow('has no key');
    await expect(say(`mail key ${id} nobody`)).rejects.toThrow('cannot be an address');
    const [name = '', text = ''] = recordIn(await say(documentedCommand('npm run shop -- mail key').replace('npm run shop -- ', '').replace('<shop>', id).replace('<address>', 'Hello@mekong.example')));
    expect(name).toMatch(/^s20261123\w+\._domainkey\.mekong\.example$/);
    expect(createPublicKey({ key: Buffer.from(text.split('p=')[1] ?? '', 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType).toBe('rsa');
    await expect(say(`mail check ${id}`)).rejects.toThrow(`TXT ${name} does not say`);
    expect(await sent()).toBeUndefined();
    // as zones hold what is longer than 255 characters
    zone.set(name, [['v=spf1 -all'], [text.slice(0, 200), text.slice(200)]]);
    expect(await say(`mail check ${id}`)).toBe(`Mails of ${id} come from hello@mekong.example, signed.`);
    expect(await say(`mail show ${id}`)).toContain('In use');
    const first = await sent();
    expect(first).toMatchObject({ address: 'hello@mekong.example', dkim: { domainName: 'mekong.example', keySelector: name.split('.')[0] } });

    const [next = '', nextText = ''] = recordIn(await say(`mail key ${id} hello@mekong.example`));
    expect((await sent())?.dkim).toEqual(first?.dkim);
    await expect(say(`provider check ${id} DKIM`)).rejects.toThrow(next);
    zone.set(next, [[nextText.replaceAll('; ', ';')]]);
    await say(`mail check ${id}`);
    expect((await sent())?.dkim.keySelector).toBe(next.split('.')[0]);
    expect(await say(`provider check ${id} DKIM`)).toContain('holds the key');
    // sealed, and of no other shop
    const rows = await shopTx(id, (tx) => tx.select().from(outsideCredential));
    expect([rows.length, JSON.stringify(rows).includes('PRIVATE KEY')]).toEqual([1, false]);
    await say(`provider remove ${id} DKIM`);
    expect(await sent()).toBeUndefined();
  });
}); // prettier-ignore

it.each([
  ['v=DKIM1; k=rsa; p=AB', true],
  ['p=A B; v=DKIM1', true],
  ['v=DKIM1; p=', false],
  ['v=DKIM1; k=ed25519; p=AB', false],
  ['v=DKIM2; p=AB', false],
  ['AB', false],
])('of a zone %j is the record: %s', (text, isIt) => expect(isRecord(['v=spf1 -all', text], 'AB')).toBe(isIt));
