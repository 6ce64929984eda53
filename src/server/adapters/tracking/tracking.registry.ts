import { env } from '../../env';
import { isCourierOfChina } from './kuaidi100/couriers';
import { createKuaidi100 } from './kuaidi100/kuaidi100';
import { createSeventeenTrack } from './seventeen-track/seventeen-track';
import type { TrackedBox, TrackingPort } from './tracking.port';

const made = new Map<string, TrackingPort>();

function kept(key: unknown[], make: () => TrackingPort): TrackingPort {
  const name = JSON.stringify(key);
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

function seventeenTrack(): TrackingPort | undefined {
  const { TRACK17_KEY: key, TRACK17_URL: url } = env();
  return key ? kept(['17', key, url], () => createSeventeenTrack({ key, url })) : undefined;
}

function kuaidi100(): TrackingPort | undefined {
  const { KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key, KUAIDI100_SALT: salt } = env();
  const { KUAIDI100_CALLBACK: callback, KUAIDI100_URL: url } = env();
  if (!customer || !key || !salt) return undefined;
  const settings = { customer, key, salt, callback, url };
  return kept(['kuaidi100', ...Object.values(settings)], () => createKuaidi100(settings));
}

/** Who follows boxes for the shops of this server; nobody where no key is set: then staff say what carriers say. */
export const trackingCompanies = (): TrackingPort[] => [seventeenTrack(), kuaidi100()].filter((each) => each !== undefined); // prettier-ignore

/** Whom to ask of a box: of one that a courier brings within China Kuaidi100, of all others 17TRACK, and each for both where the other is not there. */
export function trackingCompanyFor({ carrier, countryCode }: Pick<TrackedBox, 'carrier' | 'countryCode'>) {
  const isWithinChina = countryCode.toLowerCase() === 'cn';
  if (isWithinChina) return kuaidi100() ?? seventeenTrack();
  return seventeenTrack() ?? (isCourierOfChina(carrier) ? kuaidi100() : undefined);
}
