import type { ApiKey } from '../../../contract/api-key';

const SOON_MS = 14 * 86_400_000;

/** How a key stands at this time. */
export function keyStateOf(
  { expiresAt, revokedAt }: { expiresAt: Date; revokedAt: Date | null },
  now: Date,
): ApiKey['state'] {
  if (revokedAt) return 'REVOKED';
  const left = expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'EXPIRED';
  return left <= SOON_MS ? 'SOON' : 'LIVE';
}
