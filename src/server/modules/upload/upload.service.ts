import { LIMITS } from '../../../contract/limits';
import type { UPLOAD_EXTENSIONS } from '../../../contract/upload.enums';
import type { UploadToken } from '../../../contract/upload';
import type { Owner } from '../../db/database';
import { bucket } from '../../adapters/storage/bucket.registry';
import { AppError } from '../../kernel/app-error';
import { keyedHashes } from '../../kernel/app-secret';
import { ownerOf, type Ctx, type StaffCtx, type UserCtx } from '../../kernel/context';
import { countCaller } from '../../kernel/caller-limit';
import { originOf } from '../../kernel/origin';
import { refuseBeyondQuota } from '../../kernel/quota';
import { countAttempt } from '../../kernel/rate-limit';
import { newId } from '../../kernel/tokens';
import { nameOf, objectKeyOf, UPLOADS_AN_HOUR } from './upload.rules';

const HOUR_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** @throws AppError TOO_MANY_REQUESTS */
export async function getUploadToken(ctx: Ctx, ext: (typeof UPLOAD_EXTENSIONS)[number]): Promise<UploadToken> {
  const { shopper, address } = UPLOADS_AN_HOUR;
  if (ctx.user)
    await countAttempt(ctx, { key: `upload:${ctx.user.shopperId}`, max: shopper, windowSeconds: HOUR_SECONDS });
  else await countCaller(ctx, { name: 'upload', max: address, windowSeconds: HOUR_SECONDS });
  return grant(ctx, ext);
}

/** For whoever puts pictures there as their work. @throws AppError TOO_MANY_REQUESTS */
export async function getStaffUploadToken(
  ctx: StaffCtx,
  ext: (typeof UPLOAD_EXTENSIONS)[number],
): Promise<UploadToken> {
  const key = `upload-staff:${ctx.staff.staffId}`;
  await countAttempt(ctx, { key, max: UPLOADS_AN_HOUR.staff, windowSeconds: HOUR_SECONDS });
  return grant(ctx, ext);
}

const MB = 1_048_576;

/** What a shop's pictures take, in whole MB; null where nobody here can say. */
export async function storageOf(tenantId: string): Promise<number | null> {
  const bytes = await bucket().sizeOf(tenantId);
  return bytes === undefined ? null : Math.ceil(bytes / MB);
}

/** @throws AppError METHOD_DISABLED where the shop has used up its room */
async function grant(ctx: Ctx, ext: (typeof UPLOAD_EXTENSIONS)[number]): Promise<UploadToken> {
  refuseBeyondQuota(ctx, 'storageMb');
  const now = ctx.now();
  const tenantId = ctx.tenant.id;
  const id = newId();
  const [mark = ''] = ctx.user ? marksOf({ tenantId, shopperId: ctx.user.shopperId }, id) : [];
  const key = objectKeyOf({ tenantId, ext, name: `${id}${mark}` }, now);
  return bucket().grantUpload({ tenantId, key, maxBytes: LIMITS.imageBytes, origin: originOf(ctx.host), now });
}

/** So many letters of an object's name say whose it is. */
const MARK = 32;

/** By each of the server's keys that is still known, the one that makes it first. */
const marksOf = ({ tenantId, shopperId }: Owner, id: string): string[] =>
  keyedHashes('upload', `${tenantId}\n${shopperId}\n${id}`).map((hash) => hash.slice(0, MARK));

/** What a visitor has put there is nobody's, and goes with nothing that a shopper says. */
function isOwn(ctx: UserCtx, key: string): boolean {
  const name = nameOf(key);
  return marksOf(ownerOf(ctx), name.slice(0, -MARK)).includes(name.slice(-MARK));
}

/** A picture of this shop by the address that `getUploadToken` gave; undefined where it is nobody's or gone. */
export async function findUploadedPicture(ctx: Ctx, address: string): Promise<Buffer | undefined> {
  const key = bucket().keyOf(address, originOf(ctx.host));
  return key === undefined ? undefined : bucket().read(ctx.tenant.id, key);
}

/**
 * Pictures of this shopper that something is about to refer to: they stay from now on, also where it comes to nothing.
 * @throws AppError INVALID with the place of one that is not there, UNAVAILABLE where the bucket takes nothing
 */
export async function requireUploaded(ctx: UserCtx, photos: readonly string[], path = 'photos'): Promise<Buffer[]> {
  const found = await requirePictures(ctx, photos, path);
  for (const { key } of found) if (!(await bucket().keep(key))) throw new AppError('UNAVAILABLE');
  return found.map(({ picture }) => picture);
}

/**
 * Pictures that this shopper has uploaded, and that go when their days are over.
 * @throws AppError INVALID with the place of one that is not there, or is somebody else's
 */
export async function requirePictures(ctx: UserCtx, photos: readonly string[], path = 'photos') {
  const found: { key: string; picture: Buffer }[] = [];
  for (const [at, address] of photos.entries()) {
    const key = bucket().keyOf(address, originOf(ctx.host));
    const picture = key !== undefined && isOwn(ctx, key) ? await bucket().read(ctx.tenant.id, key) : undefined;
    if (key === undefined || !picture)
      throw new AppError('INVALID', { errors: [{ path: `${path}.${String(at)}`, code: 'unknown' }] });
    found.push({ key, picture });
  }
  return found;
}

/**
 * The same for staff of the shop: whatever was uploaded to it, for it is the shop's.
 * @param isNew which of them are not kept already @throws AppError INVALID, UNAVAILABLE as above
 */
export async function keepShopPictures(
  ctx: StaffCtx,
  photos: readonly string[],
  path: string,
  isNew: (address: string) => boolean = () => true,
): Promise<void> {
  const keys: string[] = [];
  for (const [at, address] of photos.entries()) {
    if (!isNew(address)) continue;
    const key = bucket().keyOf(address, originOf(ctx.host));
    if (key === undefined || !(await bucket().read(ctx.tenant.id, key)))
      throw new AppError('INVALID', { errors: [{ path: `${path}.${String(at)}`, code: 'unknown' }] });
    keys.push(key);
  }
  for (const key of keys) if (!(await bucket().keep(key))) throw new AppError('UNAVAILABLE');
}

/** Of addresses in what the staff writes, those of the shop's own pictures: they stay. What lies elsewhere is let be. */
export async function keepPicturesAmong(ctx: StaffCtx, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const key = bucket().keyOf(address, originOf(ctx.host));
    if (key === undefined || !(await bucket().read(ctx.tenant.id, key))) continue;
    if (!(await bucket().keep(key))) throw new AppError('UNAVAILABLE');
  }
}

/** Of addresses those that should be the shop's own pictures, and are not there. */
export async function missingPicturesAmong(ctx: StaffCtx, addresses: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const address of addresses) {
    const key = bucket().keyOf(address, originOf(ctx.host));
    if (key !== undefined && !(await bucket().read(ctx.tenant.id, key))) missing.push(address);
  }
  return missing;
}

/** Of addresses those that are neither a picture of ours nor a path of the shop: who draws them would ask somebody else. */
export const strangePicturesAmong = (ctx: StaffCtx, addresses: readonly string[]): string[] =>
  addresses.filter(
    (address) => address !== '' && !isShopPath(address) && bucket().keyOf(address, originOf(ctx.host)) === undefined,
  );
const isShopPath = (address: string) => /^\/(?![/\\])/.test(address) && !address.startsWith('/api/');

export const removeOldUploads = (now: () => Date): Promise<void> =>
  bucket().removeOlderThan(new Date(now().getTime() - LIMITS.pictureDays * DAY_MS));
