import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smtpMail } from '../../../../src/server/adapters/mail/smtp-mail';

const MAIL = {
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
