import type { Context, Hono } from 'hono';
import { isPassing } from '../../db/database-errors';
import { callerAddress } from '../../kernel/caller-address';
import { log } from '../../kernel/log';
import { newId } from '../../kernel/tokens';
import { createTurns } from '../../kernel/turns';
import { readCredentials } from './bucket-credentials';
import { BucketRefusal, postResponseXml, refusalXml } from './bucket-refusal';
import { cleanPicture } from './clean-picture';
import { BUCKET_PATH, isObjectKey, LOCAL_BUCKET, type LocalBucket } from './local-bucket';
import { isFolderRefusing } from './folder-refusal';
import { readForm, type PostForm } from './local-bucket-form';
import { checkPolicy } from './post-form-check';
import { isSignedV1 } from './post-policy';
import { holdUpload } from './upload-limits';

interface Deps {
  /** Undefined where uploads go to another bucket. */
  bucket: () => LocalBucket | undefined;
  findTenantByHost: (host: string | undefined, now: Date) => Promise<{ id: string } | undefined>;
  now: () => Date;
}

/** A signed form is the permission, no cookie is: so any page may send one. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, x-oss-request-id',
};
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*',
  'access-control-max-age': '3600',
};
const XML = { 'content-type': 'application/xml', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const OBJECT_HEADERS = {
  // a key is written once
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};
/** Pictures that are looked into at the same time: only once they have come, so that slow ones hold nobody up. */
const cleaning = createTurns({ running: 8, waiting: 32 });

/** The bucket of our own as browsers see it: OSS PostObject with signature version 1, and GET. */
export function serveLocalBucket(app: Hono, deps: Deps): void {
  app.on('OPTIONS', BUCKET_PATH, () => new Response(null, { status: 200, headers: PREFLIGHT }));
  app.post(BUCKET_PATH, (c) => answer(c, deps, post));
  app.get(`${BUCKET_PATH}/*`, (c) => answer(c, deps, get));
}

interface At {
  bucket: LocalBucket;
  tenantId: string;
  now: Date;
}

async function answer(c: Context, deps: Deps, serve: (c: Context, at: At) => Promise<Response>): Promise<Response> {
  const requestId = newId();
  try {
    const [bucket, tenant] = [deps.bucket(), await deps.findTenantByHost(c.req.header('host'), deps.now())];
    if (!bucket || !tenant) throw new BucketRefusal('NoSuchBucket', 'The specified bucket does not exist.');
    const response = await serve(c, { bucket, tenantId: tenant.id, now: deps.now() });
    response.headers.set('x-oss-request-id', requestId);
    return response;
  } catch (error) {
    const refusal = refusalOf(error);
    const xml = refusalXml(refusal, requestId, c.req.header('host') ?? '');
    const headers: Record<string, string> = { ...CORS, ...XML, 'x-oss-request-id': requestId };
    // the rest of a form may still be on its way
    if (c.req.method === 'POST') headers.connection = 'close';
    if (refusal.status === 503) headers['retry-after'] = '2';
    return new Response(xml, { status: refusal.status, headers });
  }
}

/** @throws what is neither a refusal nor will pass */
function refusalOf(error: unknown): BucketRefusal {
  if (error instanceof BucketRefusal) return error;
  if (!isPassing(error) && !isFolderRefusing(error)) throw error;
  log().error({ err: error }, 'the bucket cannot serve');
  return new BucketRefusal('ServiceUnavailable', 'Please try again later.');
}

const post = (c: Context, at: At): Promise<Response> =>
  holdUpload(callerAddress(c), async (bounds) => {
    const form = await readForm(c.req.raw, bounds);
    const key = checkForm(form, at);
    const clean = await cleaning.take(() => cleanPicture(form.file, key.endsWith('.png') ? 'png' : 'jpeg'));
    const etag = await at.bucket.store(key, clean, { mayReplace: field(form, 'x-oss-forbid-overwrite') !== 'true' });
    return stored(c, form, key, etag);
  });

const field = ({ fields }: PostForm, name: string) => fields.get(name) ?? '';

/** @returns the key @throws BucketRefusal where key id, token, signature or policy do not allow this form */
function checkForm(form: PostForm, { bucket, tenantId, now }: At): string {
  const key = field(form, 'key');
  if (!key) throw new BucketRefusal('InvalidArgument', 'Bucket POST must contain a field named "key".');
  if (!form.fields.has('policy')) throw new BucketRefusal('AccessDenied', 'Anonymous upload is not allowed.');
  const given = {
    tenantId,
    accessKeyId: field(form, 'ossaccesskeyid'),
    securityToken: form.fields.get('x-oss-security-token'),
  };
  const { accessKeySecret } = readCredentials(bucket.master, given, now);
  if (!isSignedV1(accessKeySecret, field(form, 'policy'), field(form, 'signature'))) {
    throw new BucketRefusal(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  const checked = { fields: form.fields, fileBytes: form.file.length, bucket: LOCAL_BUCKET };
  checkPolicy(field(form, 'policy'), checked, now);
  // whatever a policy says: each shop writes below its own prefix
  if (!isObjectKey(key, tenantId)) throw new BucketRefusal('AccessDenied', 'You may not write this object.');
  return key;
}

function stored(c: Context, form: PostForm, key: string, etag: string): Response {
  const headers = { ...CORS, etag: `"${etag}"`, 'cache-control': 'no-store' };
  const wanted = field(form, 'success_action_status');
  if (wanted === '201') {
    const location = `${new URL(c.req.url).origin}${BUCKET_PATH}/${key}`;
    const xml = postResponseXml({ bucket: LOCAL_BUCKET, location, key, etag: `"${etag}"` });
    return new Response(xml, { status: 201, headers: { ...headers, 'content-type': 'application/xml' } });
  }
  return new Response(null, { status: wanted === '200' ? 200 : 204, headers });
}

async function get(c: Context, { bucket, tenantId }: At): Promise<Response> {
  const key = c.req.path.slice(BUCKET_PATH.length + 1);
  const bytes = await bucket.read(tenantId, key);
  if (!bytes) throw new BucketRefusal('NoSuchKey', 'The specified key does not exist.');
  const type = key.endsWith('.png') ? 'image/png' : 'image/jpeg';
  return new Response(new Uint8Array(bytes), { headers: { ...CORS, ...OBJECT_HEADERS, 'content-type': type } });
}
