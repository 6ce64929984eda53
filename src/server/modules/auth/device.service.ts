import type { Owner, Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { cookieToken } from '../../kernel/cookie-token';
import { shownNetwork } from '../../kernel/shown-network';
import { newToken, sha256 } from '../../kernel/tokens';
import { paths } from '../../../contract/paths';
import { wallTime } from '../../../contract/tenant-time';
import { notify } from '../account/account.service';
import { queueMail } from '../account/mail.service';
import { deviceRepo } from './device.repo';
import { deviceOf } from './device.rules';

export { deviceOf } from './device.rules';

const COOKIE = 'device';
const YEAR_SECONDS = 31_536_000;
const DEVICES_PER_SHOPPER = 20;

const tokenOf = (ctx: Ctx) => cookieToken(ctx, COOKIE);

/**
 * Hash of this browser's device cookie where the owner of the address has logged in here before: what strangers try
 * from elsewhere must not shut it out. It opens nothing.
 */
export async function findKnownDevice(ctx: Ctx, email: string): Promise<string | undefined> {
  const token = tokenOf(ctx);
  if (!token) return undefined;
  const hash = sha256(token);
  const isKnown = await ctx.tx((tx) => deviceRepo(tx, { tenantId: ctx.tenant.id }).isKnownTo(email, hash));
  return isKnown ? hash : undefined;
}

/**
 * Remembers that this shopper logs in here. A token that is not this shopper's already is made anew: whoever planted it
 * would know it too. @returns whether for the first time
 */
export async function rememberDevice(tx: Tx, ctx: Ctx, { tenantId, shopperId }: Owner): Promise<boolean> {
  const devices = deviceRepo(tx, { tenantId });
  const given = tokenOf(ctx);
  if (given && (await devices.touch(shopperId, sha256(given), ctx.now()))) {
    ctx.setCookie(COOKIE, given, YEAR_SECONDS);
    return false;
  }
  const token = newToken();
  ctx.setCookie(COOKIE, token, YEAR_SECONDS);
  await devices.insert(shopperId, sha256(token), ctx.now());
  await devices.forgetOldest(shopperId, DEVICES_PER_SHOPPER);
  return true;
}

/** A new password makes strangers of all other devices: whoever knew the old one may have logged in with it. */
export async function forgetOtherDevices(tx: Tx, ctx: Ctx, { tenantId, shopperId }: Owner): Promise<void> {
  const token = tokenOf(ctx);
  await deviceRepo(tx, { tenantId }).forgetOthers(shopperId, token && sha256(token));
}

/** By mail and by a message: the owner may not be the one who logged in. */
export async function tellOfNewDevice(tx: Tx, ctx: Ctx, owner: Owner, known: { email: string; language: string }) {
  const { browser, system } = deviceOf(ctx.userAgent);
  const device = [browser, system, shownNetwork(ctx.ip)].filter(Boolean).join(' · ') || '?';
  const time = wallTime(ctx.now(), ctx.tenant.timezoneOffset);
  await queueMail(tx, ctx, {
    recipient: known.email,
    template: 'newDevice',
    values: { device, time },
    locale: known.language,
  });
  await notify(tx, {
    ...owner,
    code: 'NEW_DEVICE',
    event: null,
    reference: device,
    link: paths.account(),
    at: ctx.now(),
  });
}
