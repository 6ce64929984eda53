import { mailPort } from '../adapters/mail/mail.registry';
import { checksOfServer } from '../adapters/marketplace/own-account';
import { bucket, servedBucket } from '../adapters/storage/bucket.registry';
import { trackingCompanies } from '../adapters/tracking/tracking.registry';
import { env } from '../env';

/** Somebody outside whom this server asks by an account of its own. */
export interface ServerAccount {
  name: string;
  /** As an `OutsideService` is checked: by a question that changes nothing. @returns what was looked at @throws Error that repeats no key */
  check: () => Promise<string>;
}

/** All whom we can ask so; who translates and who tells rates is not among them. */
export const serverAccounts = (): ServerAccount[] =>
  [
    ...checksOfServer(env()),
    ...trackingCompanies().flatMap(({ name, check }) => (check ? [{ name, check }] : [])),
    ...[mailPort()].flatMap((mail) => (mail?.check ? [{ name: 'SMTP', check: mail.check }] : [])),
    ...(servedBucket() ? [] : [{ name: 'BUCKET', check: checkBucket }]),
  ].map(({ name, check }) => ({ name, check: () => check().catch(failSparing) }));

/** Objects are read as the world reads them, without a key. */
async function checkBucket(): Promise<string> {
  await bucket().read('check', 't/check/nobody.jpg');
  return 'its address answers. Its keys were not looked at: an upload shows them';
}

const SECRET = /_(KEY|SECRET|TOKEN|SALT)$/;

/** What a library puts into an error: no key of the server in it. */
function failSparing(error: unknown): never {
  const secrets = Object.entries(env()).flatMap(([name, value]) =>
    SECRET.test(name) && typeof value === 'string' && value ? [value] : [],
  );
  throw new Error(secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), String(error)));
}
