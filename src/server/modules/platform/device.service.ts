import type { Tx } from '../../db/database';
import type { Ctx } from '../../kernel/context';
import { cookieToken } from '../../kernel/cookie-token';
import { newToken, sha256 } from '../../kernel/tokens';
import { deviceRepo } from './device.repo';

const COOKIE = 'platformDevice';
const YEAR_SECONDS = 31_536_000;
const DEVICES_PER_PERSON = 20;

/**
 * Hash of this browser's token where the owner of the address has logged in here before: what strangers try from
 * elsewhere must not shut them out of every shop's platform at once. It opens nothing.
 */
export async function findKnownDevice(ctx: Ctx, email: string): Promise<string | undefined> {
  const token = cookieToken(ctx, COOKIE);
  if (!token) return undefined;
  const hash = sha256(token);
  return (await ctx.tx((tx) => deviceRepo(tx).isKnownTo(email, hash))) ? hash : undefined;
}

/** A token that is not this person's already is made anew: whoever planted it would know it too. */
export async function rememberDevice(tx: Tx, ctx: Ctx, personId: string): Promise<void> {
  const devices = deviceRepo(tx);
  const given = cookieToken(ctx, COOKIE);
  const isTheirs = given !== undefined && (await devices.touch(personId, sha256(given), ctx.now()));
  const token = isTheirs ? given : newToken();
  ctx.setCookie(COOKIE, token, YEAR_SECONDS);
  if (isTheirs) return;
  await devices.insert(personId, sha256(token), ctx.now());
  await devices.forgetOldest(personId, DEVICES_PER_PERSON);
}
