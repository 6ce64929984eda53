import * as z from 'zod/mini';
import { EXTRA_VENDORS, vendorsOf, ExtraKind } from './extras';

const extraOf = (kind: ExtraKind) =>
  z.optional(
    z
      .object({ vendor: z.enum(vendorsOf(kind)), id: z.string() })
      .check(z.refine(({ vendor, id }) => EXTRA_VENDORS[vendor].id.test(id), { path: ['id'], error: 'vendor-id' })),
  );

/** A file of this host, or one on https. */
const PictureAddress = z.optional(z.string().check(z.regex(/^(\/(?![/\\])|https:\/\/)[^\s\\"'<>]{1,300}$/)));

/** What some shops have beyond the others (TEN-8). */
export const TenantExtras = z.object({
  analytics: extraOf('analytics'),
  chat: extraOf('chat'),
  support: extraOf('support'),
  /** Loaded inside that app only. */
  bridge: extraOf('bridge'),
  /** Icon of the tab, icon on a phone's home screen, picture of shared links. */
  icon: PictureAddress,
  touchIcon: PictureAddress,
  shareImage: PictureAddress,
});
