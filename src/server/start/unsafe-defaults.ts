import type { Env } from '../env';

type Rule = [isSo: (env: Env) => unknown, says: string];

const isHttps = ({ PUBLIC_ORIGIN_SCHEME }: Env) => PUBLIC_ORIGIN_SCHEME === 'https';
const isOwn = ({ API_ORIGIN }: Env) => !API_ORIGIN;

/** Defaults that are made for trying out: each is said at start where the server looks like somebody's shop. */
const RULES: Rule[] = [
  [(env) => isHttps(env) && isOwn(env) && !env.DATABASE_URL, 'DATABASE_URL is empty: the embedded database may lose the last writes in a power cut.'],
  [(env) => isHttps(env) && env.TRUST_PROXY === '0', 'TRUST_PROXY is 0 behind https: all visitors share the limits of the proxy’s address.'],
  [(env) => isHttps(env) && isOwn(env) && !env.SMTP_URL, 'SMTP_URL is empty: no mail leaves, so nobody can sign up or reset a password.'],
  [(env) => isHttps(env) && env.MAIL_FROM.endsWith('@localhost'), 'MAIL_FROM is shop@localhost: receivers refuse it.'],
  [(env) => isHttps(env) && !env.BASE_DOMAINS && !env.FORCED_TENANT_ID, 'BASE_DOMAINS is empty: the first label of any domain that leads here names a shop.'],
  [(env) => isHttps(env) && env.isDemo, 'SEED_DEMO is not 0: demo shops with published passwords and test money answer.'],
  [(env) => env.DATABASE_URL && !isHttps(env), 'PUBLIC_ORIGIN_SCHEME is http: sessions and passwords travel in the clear.'],
  [(env) => env.OPS_PORT && !['127.0.0.1', '::1', 'localhost'].includes(env.OPS_HOST), 'OPS_HOST is open to others: metrics tell what a shop sells.'],
]; // prettier-ignore

export const unsafeDefaults = (env: Env): string[] => RULES.filter(([isSo]) => isSo(env)).map(([, says]) => says);
