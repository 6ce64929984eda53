import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { BucketRefusal } from './bucket-refusal';

/** Keys for one upload, as a token service gives them: what the bucket knows of them it reads from the token itself. */
export interface Credentials {
  accessKeyId: string;
  accessKeySecret: string;
  securityToken: string;
}

interface Claims {
  tenantId: string;
  accessKeyId: string;
  /** Milliseconds. */
  expiresAt: number;
}

const mac = (master: Buffer, purpose: string, text: string) =>
  createHmac('sha256', master).update(`${purpose}\n${text}`).digest('base64url');

export function issueCredentials(master: Buffer, tenantId: string, expiresAt: Date): Credentials {
  const accessKeyId = `STS.${randomBytes(12).toString('hex')}`;
  const claims: Claims = { tenantId, accessKeyId, expiresAt: expiresAt.getTime() };
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const securityToken = `${payload}.${mac(master, 'token', payload)}`;
  return { accessKeyId, accessKeySecret: mac(master, 'secret', securityToken), securityToken };
}

/**
 * The secret that belongs to a token. @throws BucketRefusal where the token is not ours, of another shop or too old, or
 * the key id not the one that it was given with
 */
export function readCredentials(
  master: Buffer,
  given: { tenantId: string; accessKeyId: string; securityToken: string | undefined },
  now: Date,
): Credentials {
  const { tenantId, accessKeyId, securityToken } = given;
  const unknownKey = new BucketRefusal(
    'InvalidAccessKeyId',
    'The OSS Access Key Id you provided does not exist in our records.',
  );
  if (!securityToken) throw unknownKey;
  const claims = readToken(master, securityToken);
  if (claims?.tenantId !== tenantId) {
    throw new BucketRefusal('InvalidSecurityToken', 'The security token you provided is invalid.');
  }
  if (claims.expiresAt <= now.getTime()) {
    throw new BucketRefusal('SecurityTokenExpired', 'The security token you provided has expired.');
  }
  if (claims.accessKeyId !== accessKeyId) throw unknownKey;
  return { accessKeyId, securityToken, accessKeySecret: mac(master, 'secret', securityToken) };
}

function readToken(master: Buffer, token: string): Claims | undefined {
  const [payload = '', signature = ''] = token.split('.');
  const [right, given] = [Buffer.from(mac(master, 'token', payload)), Buffer.from(signature)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
}
