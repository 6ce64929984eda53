import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3 = { bucket: 'sampan', region: 'eu-west-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret' };
const FREE = new Set(['policy', 'x-amz-signature', 'file']);
type Policy = { expiration: string; conditions: (Record<string, string> | unknown[])[] };

async function formOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(parts), { headers }).formData();
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Why S3 would refuse this form; undefined where it takes it. */
function refusalOf(form: Map<string, string>, size: number, now: Date): string | undefined {
  const policy = form.get('policy') ?? '';
  const [id, day = '', region = '', service = '', end = ''] = (form.get('x-amz-credential') ?? '').split('/');
  if (id !== S3.accessKeyId || region !== S3.region) return 'InvalidAccessKeyId';
  const key = hmac(hmac(hmac(hmac(`AWS4${S3.secretAccessKey}`, day), region), service), end);
  if (hmac(key, policy).toString('hex') !== form.get('x-amz-signature')) return 'SignatureDoesNotMatch';
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Policy;
  if (Date.parse(expiration) <= now.getTime()) return 'Policy expired';
  const covered = new Set<string>();
  for (const condition of conditions) {
    const [kind, name, value] = Array.isArray(condition)
      ? (condition as [string, string | number, string | number])
      : (['eq', `$${Object.keys(condition)[0] ?? ''}`, Object.values(condition)[0] ?? ''] as const);
    if (kind === 'content-length-range') {
      if (size > Number(value)) return 'EntityTooLarge';
      if (size < Number(name)) return 'EntityTooSmall';
      continue;
    }
    const field = String(name).slice(1).toLowerCase();
    covered.add(field);
    const given = field === 'bucket' ? S3.bucket : (form.get(field) ?? '');
    const isMet = kind === 'starts-with' ? given.startsWith(String(value)) : given === value;
    if (!isMet) return `Policy Condition failed: ${field}`;
  }
  const extra = [...form.keys()].find((field) => !covered.has(field) && !FREE.has(field));
  return extra && `Extra input fields: ${extra}`;
}

/** A bucket that takes presigned posts and gives what it has. */
export async function startFakeS3(now: () => Date) {
  const files = new Map<string, { type: string; text: string }>();
  const server = createServer((request, response) => {
    void (async () => {
      const { method, url = '' } = request;
      response.setHeader('connection', 'close');
      if (method === 'GET') {
        const file = files.get(url.slice(1));
        response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(file?.text);
        return;
      }
      const entries = [...(await formOf(request)).entries()];
      const fields = new Map(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value] as const] : []))); // prettier-ignore
      const [lastName, file] = entries.at(-1) ?? [];
      const isWell = lastName === 'file' && typeof file === 'object';
      const refusal = isWell ? refusalOf(fields, file.size, now()) : 'MalformedPOSTRequest';
      if (!refusal && isWell) files.set(fields.get('key') ?? '', { type: fields.get('content-type') ?? '', text: await file.text() }); // prettier-ignore
      const body = refusal ? `<Error><Code>AccessDenied</Code><Message>${refusal}</Message></Error>` : '';
      response.writeHead(refusal ? 403 : Number(fields.get('success_action_status') ?? 204)).end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    files,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
