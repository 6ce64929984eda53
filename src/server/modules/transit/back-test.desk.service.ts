import { LIMITS } from '../../../contract/limits';
import type { BackTest, BackTestInput } from '../../../contract/simulate';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findTerms } from '../tenant/line-place.service';
import { backTest } from './back-test.rules';
import { backTestRepo } from './back-test.repo';

const DAY_MS = 86_400_000;

/**
 * Some of what went by a line in the last 90 days, by the given terms and by those in force; who asks goes on where this
 * ended, so that no call holds the process. @throws AppError NOT_FOUND
 */
export async function runBackTest(ctx: StaffCtx, name: string, { terms, after }: BackTestInput): Promise<BackTest> {
  const since = new Date(ctx.now().getTime() - LIMITS.backTestDays * DAY_MS);
  const most = LIMITS.backTestShipments;
  const { held, past } = await ctx.tx(async (tx) => ({
    held: await findTerms(tx, ctx, name),
    past: await backTestRepo(tx, staffScopeOf(ctx)).list(name, { since, after: cursorOf(after), most }),
  }));
  // a line that holds nothing yet is compared with itself
  const tested = backTest(past, { name, held: held ?? terms, drafted: terms }, ctx.tenant.currency);
  const last = past.at(-1);
  const next = last && past.length === most ? `${String(last.createdAt.getTime())}_${last.id}` : null;
  return { ...tested, next };
}

function cursorOf(after: string | null): { at: Date; id: string } | null {
  if (after === null) return null;
  const [time = '', ...id] = after.split('_');
  const at = new Date(Number(time));
  if (Number.isNaN(at.getTime()))
    throw new AppError('INVALID', { errors: [{ path: 'after', code: 'invalid_format' }] });
  return { at, id: id.join('_') };
}
