import { env } from '../../env';
import { createSeventeenTrack } from './seventeen-track/seventeen-track';
import type { TrackingPort } from './tracking.port';

const made = new Map<string, TrackingPort>();

/** Who follows boxes for the shops of this server; undefined without TRACK17_KEY: then staff say what carriers say. */
export function trackingCompany(): TrackingPort | undefined {
  const { TRACK17_KEY: key, TRACK17_URL: url } = env();
  if (!key) return undefined;
  const known = made.get(`${key} ${url ?? ''}`) ?? createSeventeenTrack({ key, url });
  made.set(`${key} ${url ?? ''}`, known);
  return known;
}
