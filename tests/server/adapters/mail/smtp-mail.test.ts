import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { NoSuchAddress } from '../../../../src/server/adapters/mail/mail.port';
import { smtpMail } from '../../../../src/server/adapters/mail/smtp-mail';

const MAIL = {
  tenantId: 'hanoi',
  id: 'm1',
  to: 'ada@mail.test',
  subject: 'Your code — 验证码',
  text: 'Code:\n\n123456\n.\nend',
  fromName: 'Test "Shop", Ltd',
  replyTo: 'help@shop.test',
};
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A mail server that takes one dialogue at a time and remembers it; `reply` may refuse a command. */
async function startSmtp(reply: (command: string) => string | undefined = () => undefined) {
  const heard = { commands: [] as string[], data: '' };
  const server = createServer((socket: Socket) => {
    let isData = false;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData && line !== '.') heard.data += `${line}\n`;
        else {
          if (!isData) heard.commands.push(line);
          isData = line === 'DATA';
          socket.write(`${reply(line) ?? (isData ? '354 go on' : '250 ok')}\r\n`);
          if (line === 'QUIT') socket.end();
        }
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('smtpMail', () => {
  it('hands the mail to the server', async () => {
    const { heard, url } = await startSmtp();
    await smtpMail(url, 'shop@sampan.test').send(MAIL);
    expect(heard.commands).toEqual(
      expect.arrayContaining(['MAIL FROM:<shop@sampan.test>', 'RCPT TO:<ada@mail.test>', 'DATA']),
    );
    expect(heard.data).toContain('From: "Test \\"Shop\\", Ltd" <shop@sampan.test>');
    expect(heard.data).toContain('Reply-To: help@shop.test');
    expect(heard.data).toContain('To: ada@mail.test');
    expect(heard.data).toContain('123456\n..\nend');
  });

  it('hands over the words of a shop’s look beside the plain ones', async () => {
    const { heard, url } = await startSmtp();
    await smtpMail(url, 'shop@sampan.test').send({ ...MAIL, html: '<p>Hello</p>' });
    expect(heard.data).toContain('Content-Type: multipart/alternative');
    expect(heard.data.indexOf('text/plain')).toBeLessThan(heard.data.indexOf('text/html'));
  });

  it('signs it for its domain (DKIM), so that a changed word is noticed', async () => {
    const { heard, url } = await startSmtp();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    await smtpMail(url, 'shop@sampan.test', { domainName: 'sampan.test', keySelector: 'k1', privateKey: pem }).send(
      MAIL,
    );
    const verified = (data: string) => {
      const [head = '', ...rest] = data.split('\n\n');
      const headers = head.replace(/\n[ \t]+/g, ' ').split('\n');
      const relaxed = (line: string) => {
        const at = line.indexOf(':');
        return `${line.slice(0, at).toLowerCase().trim()}:${line
          .slice(at + 1)
          .replace(/[ \t]+/g, ' ')
          .trim()}`;
      };
      const own = headers.find((line) => /^dkim-signature:/i.test(line)) ?? '';
      const tag = (name: string) => new RegExp(`[; ]${name}=([^;]+)`).exec(own)?.[1]?.replace(/\s/g, '') ?? '';
      const body = rest
        .join('\n\n')
        .replace(/^\.\./gm, '.')
        .replace(/[ \t]+$/gm, '')
        .replace(/[ \t]+/g, ' ');
      const hash = createHash('sha256')
        .update(`${body.replace(/\n+$/, '')}\n`.replaceAll('\n', '\r\n'))
        .digest('base64');
      const signed = tag('h')
        .split(':')
        .flatMap((name) => {
          const found = headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
          return found ? [`${relaxed(found)}\r\n`] : [];
        });
      const unsigned = relaxed(own).replace(/(; ?b=)[^;]*$/, '$1');
      const isSigned = createVerify('sha256')
        .update(signed.join('') + unsigned)
        .verify(publicKey, tag('b'), 'base64');
      return { domain: tag('d'), selector: tag('s'), isSigned, isWhole: hash === tag('bh') };
    };
    expect(verified(heard.data)).toEqual({ domain: 'sampan.test', selector: 'k1', isSigned: true, isWhole: true });
    expect(verified(heard.data.replace('123456', '654321')).isWhole).toBe(false);
    expect(verified(heard.data.replace('help@shop.test', 'evil@shop.test')).isSigned).toBe(false);
  });

  it('says how it is stopped by one call, under the shop’s own signature and address', async () => {
    const { heard, url } = await startSmtp();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkim = { domainName: 'mekong.test', keySelector: 'k2', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    const optOutUrl = `https://mekong.test/api/front/mail/opt-out?token=${'a'.repeat(80)}`;
    await smtpMail(url, 'shop@sampan.test').send({ ...MAIL, sender: { address: 'hello@mekong.test', dkim }, optOutUrl });
    const data = heard.data.replace(/\n[ \t]+/g, ' ');
    expect(data).toContain(`List-Unsubscribe: <${optOutUrl}>`);
    expect(data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(data).toContain('<hello@mekong.test>');
    expect(data).toContain('Message-ID: <m1.hanoi@mekong.test>');
    expect(heard.commands).toContain('MAIL FROM:<shop@sampan.test>');
    const covered = /DKIM-Signature:.*?d=mekong\.test;.*? h=([^;]+);/.exec(data)?.[1]?.toLowerCase().replace(/\s/g, '').split(':');
    expect(covered).toEqual(expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'message-id']));
  }); // prettier-ignore

  it.each([
    ['550 5.1.1 no such user', true],
    ['550 5.7.1 relaying denied', false],
    ['450 4.2.1 try later', false],
  ])('tells an address that nobody has from other trouble: %s', async (reply, isNobody) => {
    const { url } = await startSmtp((line) => (line.startsWith('RCPT') ? reply : undefined));
    const failure: unknown = await smtpMail(url, 'shop@sampan.test')
      .send(MAIL)
      .catch((error: unknown) => error);
    expect([failure instanceof Error, failure instanceof NoSuchAddress]).toEqual([true, isNobody]);
  });

  it('keeps a line break in a subject out of the headers', async () => {
    const { heard, url } = await startSmtp();
    await smtpMail(url, 'shop@sampan.test').send({ ...MAIL, subject: 'hello\r\nBcc: victim@mail.test' });
    expect(heard.data).not.toMatch(/^Bcc:/m);
    expect(heard.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  });

  it('fails where the server refuses the address or is not there', async () => {
    const { url } = await startSmtp((line) => (line.startsWith('RCPT') ? '550 no such user' : undefined));
    await expect(smtpMail(url, 'shop@sampan.test').send(MAIL)).rejects.toThrow('550');
    await expect(smtpMail('smtp://127.0.0.1:1', 'shop@sampan.test').send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});
