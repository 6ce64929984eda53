import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { boxIn, isSame, jsonOf, tagOf } from '../signed-call';
import type { TrackingPort } from '../tracking.port';
import { newsOf } from './seventeen-track-news';
import { TrackAnswer, TrackPush } from './seventeen-track.schemas';

interface Settings {
  key: string;
  /** Where its calls are; 17TRACK's own unless given. */
  url?: string | undefined;
}

const URL_OF_ITS_OWN = 'https://api.17track.net/track/v2.4';
const TIMEOUT_MS = 8000;
const NOBODYS_NUMBER = 'RR000000000CN';
/** Three calls a second are answered. */
const APART_MS = 334;
const ALREADY_REGISTERED = -18019901;
const NO_NEWS_YET = -18019909;
/** Neither a wrong number nor an unknown carrier is followed by asking again. */
const CANNOT_BE_FOLLOWED: readonly number[] = [-18010012, -18010013, -18019903];

/**
 * 17TRACK, version 2.4 of its interface: boxes are registered by number, told of by push, and asked for where pushes
 * fail. Which number is whose we say in the tag. Not confirmed by its maker's own words, each a line to correct: that
 * events carry `address.country` (`stateOf`), that `-18019909` means no news yet, and that the header's signature is over
 * the body, a slash and the key (`signatureOf`).
 */
export function createSeventeenTrack({ key, url = URL_OF_ITS_OWN }: Settings): TrackingPort {
  let freeAt = 0;

  async function call(name: string, body: object): Promise<z.output<typeof TrackAnswer>> {
    const now = Date.now();
    const turn = Math.max(now, freeAt);
    freeAt = turn + APART_MS;
    if (turn > now) await setTimeout(turn - now);
    const response = await fetch(`${url}/${name}`, {
      method: 'POST',
      headers: { '17token': key, 'Content-Type': 'application/json' },
      body: JSON.stringify([body]),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = TrackAnswer.safeParse(await response.json().catch(() => undefined));
    if (!answer.success || answer.data.code !== 0)
      throw new Error(`17TRACK ${name}: ${String(response.status)} ${String(answer.data?.code ?? 'not readable')}`);
    return answer.data;
  }
  const refusalIn = ({ data }: z.output<typeof TrackAnswer>) => data?.rejected?.[0]?.error.code;

  return {
    name: '17TRACK',
    async register(box) {
      const wish = { number: box.trackingNo, tag: tagOf(box), auto_detection: true };
      const refusal = refusalIn(await call('register', wish));
      if (refusal === undefined || refusal === ALREADY_REGISTERED) return true;
      if (CANNOT_BE_FOLLOWED.includes(refusal)) return false;
      throw new Error(`17TRACK register: ${String(refusal)}`);
    },
    async pull({ trackingNo, countryCode }) {
      const answer = await call('gettrackinfo', { number: trackingNo });
      const refusal = refusalIn(answer);
      if (refusal === NO_NEWS_YET) return [];
      if (refusal !== undefined) throw new Error(`17TRACK gettrackinfo: ${String(refusal)}`);
      return newsOf(answer.data?.accepted?.[0]?.track_info, countryCode);
    },
    async check() {
      // a number that is refused is an answer
      await call('gettrackinfo', { number: NOBODYS_NUMBER });
      return 'it takes the key';
    },
    readCall({ rawBody, header }) {
      if (!isSame(header('sign') ?? '', signatureOf(rawBody, key))) return undefined;
      // one that stands in a text bare is no JSON: the rest of what is told counts
      const push = TrackPush.safeParse(jsonOf(rawBody.replaceAll('\0', '')));
      const box = push.success ? boxIn(push.data.data.tag) : undefined;
      if (!push.success || !box) return null;
      const { number, track_info: info } = push.data.data;
      return { box, trackingNo: number, newsTo: (countryCode) => newsOf(info, countryCode) };
    },
  };
}

/** Over the characters of the body, as they came. */
export const signatureOf = (rawBody: string, key: string): string =>
  createHash('sha256').update(`${rawBody}/${key}`).digest('hex');
