import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';

const onByDefault = z._default(
  z.pipe(
    z.enum(['0', '1', 'false', 'true']),
    z.transform((value) => value === '1' || value === 'true'),
  ),
  true,
);

/** Secrets, newest first, with commas between. */
const secretList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').map((key) => key.trim())),
  ),
  z.array(z.string().check(z.minLength(32, { error: 'each key needs at least 32 characters' }))),
);

/** `STRIPE=http://127.0.0.1:9000,…` */
const namedUrls = z.pipe(
  z.string().check(
    z.regex(/^[A-Z0-9_]+=https?:\/\/[^,\s]+(,[A-Z0-9_]+=https?:\/\/[^,\s]+)*$/, {
      error: 'must read NAME=http://…, with commas between',
    }),
  ),
  z.transform((value): Record<string, string> =>
    Object.fromEntries(
      value.split(',').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
    ),
  ),
);

/** Every variable the server reads; `.env.example` explains each. Nothing else reads process.env on the server. */
const Env = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'production'),
  PORT: z._default(z.coerce.number().check(z.minimum(1), z.maximum(65535)), 3000),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(600)), 5),
  OPS_PORT: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(65535))),
  OPS_HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' }))),
  DATABASE_POOL: z._default(z.coerce.number().check(z.minimum(1), z.maximum(200)), 10),
  DATABASE_WAIT_MS: z._default(z.coerce.number().check(z.minimum(100), z.maximum(60_000)), 1500),
  DATABASE_PREPARED: onByDefault,
  DATA_DIR: z._default(z.string(), '.data'),
  DEFAULT_TENANT: z.optional(z.string()),
  FORCED_TENANT_ID: z.optional(z.string()),
  BASE_DOMAINS: z._default(z.string(), ''),
  PLATFORM_HOST: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/))),
  PUBLIC_ORIGIN_SCHEME: z._default(z.enum(['http', 'https']), 'http'),
  API_ORIGIN: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/]/, { error: 'must start with http:// or https://' })),
  ),
  APP_SECRET: z.optional(secretList),
  DATA_KEYS: z.optional(secretList),
  PUSH_KEY: z.optional(z.string().check(z.minLength(32))),
  STOREFRONT_KEY: z.optional(z.string().check(z.minLength(16))),
  SANDBOX_SECRET: z.optional(z.string().check(z.minLength(16))),
  ALI1688_APP_KEY: z.optional(z.string()),
  ALI1688_APP_SECRET: z.optional(z.string()),
  ALI1688_REFRESH_TOKEN: z.optional(z.string()),
  ALI1688_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ALI1688_SHIP_TO: z.optional(z.string().check(z.regex(/^\d{6}-\d{6}-\d{6}$/))),
  ALI1688_RPS: z.optional(z.coerce.number().check(z.positive(), z.maximum(1000))),
  TAOWORLD_APP_KEY: z.optional(z.string()),
  TAOWORLD_APP_SECRET: z.optional(z.string()),
  TAOWORLD_REFRESH_TOKEN: z.optional(z.string()),
  TAOWORLD_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DEEPL_KEY: z.optional(z.string()),
  DEEPL_URL: z.optional(z.url({ protocol: /^https?$/ })),
  GOOGLE_TRANSLATE_KEY: z.optional(z.string()),
  GOOGLE_TRANSLATE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LIBRETRANSLATE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  LIBRETRANSLATE_KEY: z.optional(z.string()),
  ONEBOUND_KEY: z.optional(z.string()),
  ONEBOUND_SECRET: z.optional(z.string()),
  /** What OneBound calls Poizon, where it is subscribed to there. */
  ONEBOUND_POIZON: z.optional(z.string().check(z.regex(/^[a-z0-9]{2,30}$/))),
  ONEBOUND_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TMAPI_TOKEN: z.optional(z.string()),
  TMAPI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  TMAPI_CONCURRENCY: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  OSS_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9-]{3,63}$/))),
  OSS_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  OSS_ACCESS_KEY_ID: z.optional(z.string()),
  OSS_ACCESS_KEY_SECRET: z.optional(z.string()),
  OSS_SECURITY_TOKEN: z.optional(z.string()),
  OSS_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OSS_CDN_URL: z.optional(z.url({ protocol: /^https?$/ })),
  OSS_SIGNATURE: z._default(z.enum(['v1', 'v4']), 'v1'),
  PAYMENT_URLS: z.optional(namedUrls),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{3,63}$/))),
  S3_REGION: z.optional(z.string().check(z.regex(/^[a-z0-9-]+$/))),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_SESSION_TOKEN: z.optional(z.string()),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_CDN_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SMTP_URL: z.optional(z.string()),
  TRACK17_KEY: z.optional(z.string().check(z.minLength(16))),
  TRACK17_URL: z.optional(z.url({ protocol: /^https?$/ })),
  KUAIDI100_CUSTOMER: z.optional(z.string()),
  KUAIDI100_KEY: z.optional(z.string()),
  KUAIDI100_SALT: z.optional(z.string().check(z.minLength(16))),
  KUAIDI100_CALLBACK: z.optional(z.url({ protocol: /^https?$/ })),
  KUAIDI100_URL: z.optional(z.url({ protocol: /^https?$/ })),
  FRANKFURTER_URL: z.optional(z.url({ protocol: /^https?$/ })),
  ERAPI_URL: z.optional(z.url({ protocol: /^https?$/ })),
  RATES_FEED_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MAIL_DKIM_DOMAIN: z.optional(z.string().check(z.regex(/^[a-z0-9.-]+$/))),
  MAIL_DKIM_SELECTOR: z.optional(z.string().check(z.regex(/^[a-z0-9._-]+$/i))),
  MAIL_DKIM_KEY: z.optional(z.string()),
  TRANSLATION_CHARACTERS_A_DAY: z._default(z.coerce.number().check(z.minimum(0)), 500_000),
  MAIL_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16))),
  MAILGUN_WEBHOOK_KEY: z.optional(z.string().check(z.minLength(16))),
  MAIL_FROM: z._default(z.string(), 'shop@localhost'),
  SEED_DEMO: z.optional(z.enum(['0', '1', 'shops'])),
  TRUST_PROXY: z._default(z.string(), '0'),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
});
export type Env = z.infer<typeof Env> & {
  /** The demo world: its shops, accounts, outbox, short links and test money. Nothing of it answers where this is false. */
  isDemo: boolean;
};

/** A deployment may leave `src/demo` out. */
export const DEMO_WORLD = resolve('src', 'demo', 'world.ts');

let parsed: Env | undefined;

/** @throws Error naming every bad variable */
export function env(): Env {
  return (parsed ??= parseEnv(process.env));
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = Env.safeParse(present);
  if (result.success) return withDemo(result.data);
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not valid:\n${lines.join('\n')}`);
}

/** A server that keeps its data in PostgreSQL or speaks https is somebody's shop: there a demo has to be asked for. Elsewhere there is one if it is installed. */
function withDemo(given: z.infer<typeof Env>): Env {
  const isProduction = Boolean(given.DATABASE_URL) || given.PUBLIC_ORIGIN_SCHEME === 'https';
  const isDemo = given.SEED_DEMO ? given.SEED_DEMO !== '0' : !isProduction && existsSync(DEMO_WORLD);
  const ofDemo = isDemo ? { DEFAULT_TENANT: 'demo', PLATFORM_HOST: 'platform.localhost' } : {};
  return { ...ofDemo, ...given, isDemo };
}

/** For the processes of a build: `next.config.js` looks at it. */
export const nameBuild = (id: string): void => void Object.assign(process.env, { SAMPAN_BUILD_ID: id });

/** Next, React and we ourselves look at NODE_ENV: the start script decides it before any of them loads. */
export function setMode(mode: 'development' | 'production'): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' });
  parsed = undefined;
}
