import type { UPLOAD_EXTENSIONS } from '../../../contract/upload.enums';

/** @param name nobody can guess it: whoever knows the address may see the picture */
export function objectKeyOf(
  { tenantId, ext, name }: { tenantId: string; ext: (typeof UPLOAD_EXTENSIONS)[number]; name: string },
  now: Date,
): string {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  return `t/${tenantId}/${month}/${name}.${ext === 'png' ? 'png' : 'jpg'}`;
}

/** What an object is called, with what marks its shopper. */
export const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'));

/** Uploads an hour: of one shopper, of one of the staff, and of one address without a session, behind which may be a whole office. */
export const UPLOADS_AN_HOUR = { shopper: 60, staff: 1200, address: 40 };
