import { createHmac } from 'node:crypto';

/** `sign`: over the path, then each parameter's name and raw value, sorted by name; HMAC-SHA256 in upper-case hex. */
export function taoworldSignature(path: string, parameters: Record<string, string>, appSecret: string): string {
  const names = Object.keys(parameters).filter((name) => name !== 'sign');
  const sorted = names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const text = path + sorted.map((name) => name + (parameters[name] ?? '')).join('');
  return createHmac('sha256', appSecret).update(text).digest('hex').toUpperCase();
}
