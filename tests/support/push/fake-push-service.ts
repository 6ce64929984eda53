import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Agent } from 'undici';

/** A browser that has subscribed: it alone can read what is sent to it. */
export function createBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    device: { endpoint, p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
    /** By the steps of RFC 8188 and 8291, with HMAC alone. */
    read(body: Buffer): unknown {
      const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
        const made = createHmac('sha256', key);
        for (const part of parts) made.update(part);
        return made.digest();
      };
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const agreed = hmac(auth, pair.computeSecret(theirs));
      const input = hmac(agreed, 'WebPush: info\0', pair.getPublicKey(), theirs, '\x01');
      const mixed = hmac(salt, input);
      const key = hmac(mixed, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(mixed, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('not the last record');
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
}

interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine; whatever name is asked for, it answers. `answers` by path; 201 else. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const path = req.url ?? '';
      pushed.push({ path, headers: req.headers, body: Buffer.concat(chunks) });
      res.writeHead(answers.get(path) ?? 201, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dispatcher = new Agent({
    connect: (_, done) => {
      const socket = connect(port, '127.0.0.1', () => done(null, socket));
      socket.once('error', (error) => done(error, null));
    },
  });
  return {
    pushed,
    answers,
    dispatcher,
    async stop() {
      await dispatcher.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
