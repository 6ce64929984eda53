import { timingSafeEqual } from 'node:crypto';
import type { TrackedBox } from './tracking.port';

type Box = Pick<TrackedBox, 'tenantId' | 'id'>;

/** Takes as long for a nearly right signature as for a wrong one. */
export function isSame(given: string, due: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(due)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whose a number is, as we say it where we ask to be told. */
export const tagOf = ({ tenantId, id }: Box) => `${tenantId}/${id}`;

export function boxIn(tag: string | null | undefined): Box | undefined {
  const [, tenantId, id] = /^([^/\0]+)\/([^/\0]+)$/.exec(tag ?? '') ?? [];
  return tenantId && id ? { tenantId, id } : undefined;
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
