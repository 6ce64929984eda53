import { createHash } from 'node:crypto';

const hash = (algorithm: 'sha256' | 'sha512', text: string) => createHash(algorithm).update(text).digest('hex');

/** Of the window and of approvals: pairs in the order that they are given in, which has to be that of the alphabet. */
export const inicisSignature = (pairs: Readonly<Record<string, string>>): string =>
  hash(
    'sha256',
    Object.entries(pairs)
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

/** What the window is told of the sign key itself. */
export const inicisKeyMark = (signKey: string): string => hash('sha256', signKey);

/** Of questions and refunds. @param data as it is sent, to the character */
export const iniapiHash = (apiKey: string, { mid, type, timestamp, data }: Record<'mid' | 'type' | 'timestamp' | 'data', string>): string =>
  hash('sha512', apiKey + mid + type + timestamp + data); // prettier-ignore
