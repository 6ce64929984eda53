import { LIMITS } from '../../../contract/limits';
import type { Ctx } from '../../kernel/context';
import { cookieToken } from '../../kernel/cookie-token';
import { newToken, sha256 } from '../../kernel/tokens';

const COOKIE = 'asked';

/**
 * Marks the browser that asks for a code: it has tries of its own, which nobody else can use up. Made anew each time:
 * whoever planted one would know it. @returns what the code keeps of it
 */
export function rememberAsker(ctx: Ctx): string {
  const token = newToken();
  ctx.setCookie(COOKIE, token, LIMITS.codeMinutes * 60);
  return sha256(token);
}

/** As what this browser may have asked: a device that the owner knows, or one that asked just before. */
export const askersOf = (ctx: Ctx): string[] =>
  (['device', COOKIE] as const).flatMap((name) => {
    const token = cookieToken(ctx, name);
    return token ? [sha256(token)] : [];
  });
