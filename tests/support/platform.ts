import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { CallInput, Endpoint } from '../../src/contract/endpoint';
import { platformEndpoints } from '../../src/contract/platform.endpoints';
import { addPerson } from '../../src/server/modules/platform/people.service';
import type { Shop } from './shop';

export const PLATFORM_HOST = 'platform.localhost';
export const PLATFORM_PASSWORD = 'quiet-harbour-71';

/** A code of the app at that time, or so many half minutes later. */
export const codeAt = (secret: string, now: Date, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + stepsLater * 30_000 });

const tokenOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().flatMap((cookie) => /^platformToken=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';

/** The platform in front of the same API as this shop. */
export function platformOf(shop: Shop) {
  const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>, token = '', host = PLATFORM_HOST) =>
    shop.call(endpoint, input, { headers: { host, cookie: token && `platformToken=${token}` } });
  const logIn = (email: string, code?: string, password = PLATFORM_PASSWORD) =>
    call(platformEndpoints.logIn, { body: { email, password, ...(code !== undefined && { code }) } });
  return {
    call,
    logIn,
    tokenOf,
    /** Somebody who has only a password yet. */
    async newcomer() {
      const email = `${randomUUID().slice(0, 13)}@platform.test`;
      await addPerson({ email, name: 'Olga Above', password: PLATFORM_PASSWORD, language: 'en' }, shop.clock.now);
      return { email, token: tokenOf(await logIn(email)) };
    },
    /** Somebody with a second factor and an open session. */
    async person() {
      const { email, token } = await this.newcomer();
      const { secret } = (await call(platformEndpoints.startFactor, { body: { password: PLATFORM_PASSWORD } }, token))
        .data;
      const body = { code: codeAt(secret, shop.clock.now, -1) };
      const confirmed = await call(platformEndpoints.confirmFactor, { body }, token);
      return { email, secret, former: token, token: tokenOf(confirmed), codes: confirmed.data.recoveryCodes };
    },
  };
}
