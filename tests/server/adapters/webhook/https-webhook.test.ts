import { afterEach, describe, expect, it } from 'vitest';
import { httpsWebhook } from '../../../../src/server/adapters/webhook/https-webhook';
import { isWebhookAddress } from '../../../../src/contract/webhook';
import { publicAgent } from '../../../../src/server/kernel/public-address';
import { localWebhooks, startReceiver, type Receiver } from '../../../support/webhook-receiver';

const MESSAGE = { body: '{}', headers: { 'content-type': 'application/json' } };
let receiver: Receiver | undefined;
afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

describe('an address of a webhook', () => {
  it.each([
    'http://erp.example/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://user:word@erp.example/hook',
    'https://erp.example/hook#part',
    'https://erp/hook',
    'ftp://erp.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'erp.example',
    `https://erp.example/${'a'.repeat(500)}`,
  ])('is never %s', (url) => expect(isWebhookAddress(url, false)).toBe(false));

  it('is https of a host with a name, at any port', () => {
    expect(isWebhookAddress('https://erp.example:8443/hook?shop=1', false)).toBe(true);
  });

  it('is a program on the same machine at a demo alone', () => {
    expect(isWebhookAddress('http://localhost:9000/hook', true)).toBe(true);
    expect(isWebhookAddress('http://localhost:9000/hook', false)).toBe(false);
    expect(isWebhookAddress('http://10.0.0.7:9000/hook', true)).toBe(false);
    expect(isWebhookAddress('http://localhost.example:9000/hook', true)).toBe(false);
  });
});

describe('the way to a webhook', () => {
  const guarded = (timeoutMs = 2000) => {
    const agent = publicAgent(timeoutMs);
    return httpsWebhook({ dispatcher: () => agent, timeoutMs });
  };

  it('leads to no name that stands for an address of our own network', async () => {
    for (const name of ['localhost.localdomain', 'ip6-localhost.localdomain'])
      expect(await guarded().send(`https://${name}/hook`, MESSAGE)).toMatchObject({ status: null });
  });

  it('calls nobody at an address that was stored before it was refused', async () => {
    receiver = await startReceiver();
    expect(await guarded().send(receiver.url, MESSAGE)).toEqual({ status: null, fault: 'ADDRESS' });
    expect(receiver.got).toEqual([]);
  });

  it.each([200, 201, 204, 299])('has arrived where %i is answered', async (status) => {
    receiver = await startReceiver();
    receiver.answer = (res) => res.writeHead(status).end();
    expect(await localWebhooks().send(receiver.url, MESSAGE)).toEqual({ status, fault: null });
  });

  it.each([301, 302, 307, 400, 404, 500])(
    'has not where %i is answered, and follows nobody elsewhere',
    async (status) => {
      receiver = await startReceiver();
      const { url } = receiver;
      receiver.answer = (res) => res.writeHead(status, { location: `${url}/other` }).end('no');
      expect(await localWebhooks().send(url, MESSAGE)).toEqual({ status, fault: 'STATUS' });
      expect(receiver.got).toHaveLength(1);
    },
  );

  it('waits no longer than it says for one that never answers', async () => {
    receiver = await startReceiver();
    receiver.answer = () => undefined;
    const since = Date.now();
    expect(await localWebhooks(300).send(receiver.url, MESSAGE)).toEqual({ status: null, fault: 'TIMEOUT' });
    expect(Date.now() - since).toBeLessThan(5000);
  });

  it('takes the word of one whose answer never ends', async () => {
    receiver = await startReceiver();
    receiver.answer = (res) => void res.writeHead(200).write('on and ');
    expect(await localWebhooks(300).send(receiver.url, MESSAGE)).toEqual({ status: 200, fault: null });
  });

  it('reads little of an answer of ten megabytes', async () => {
    receiver = await startReceiver();
    let written = 0;
    receiver.answer = (res) => {
      res.writeHead(200);
      const part = Buffer.alloc(65_536, 'x');
      const next = (): void => {
        if (written >= 10_485_760 || res.destroyed) return void res.end();
        written += part.length;
        if (res.write(part)) setImmediate(next);
        else res.once('drain', next);
      };
      next();
    };
    expect(await localWebhooks().send(receiver.url, MESSAGE)).toEqual({ status: 200, fault: null });
    expect(written).toBeLessThan(10_485_760);
  });

  it('says that nobody is there', async () => {
    receiver = await startReceiver();
    const { url } = receiver;
    await receiver.close();
    receiver = undefined;
    expect(await localWebhooks().send(url, MESSAGE)).toEqual({ status: null, fault: 'CONNECTION' });
  });
});
