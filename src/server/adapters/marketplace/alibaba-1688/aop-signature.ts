import { createHmac } from 'node:crypto';

/** What is signed: the path from its protocol name on, then each parameter's name and raw value, sorted by name. */
const signedText = (urlPath: string, parameters: Record<string, string>): string =>
  urlPath +
  Object.entries(parameters)
    .filter(([name]) => name !== '_aop_signature')
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => name + value)
    .join('');

/** `_aop_signature`: HMAC-SHA1 in upper-case hex. */
export const aopSignature = (urlPath: string, parameters: Record<string, string>, appSecret: string): string =>
  createHmac('sha1', appSecret).update(signedText(urlPath, parameters)).digest('hex').toUpperCase();
