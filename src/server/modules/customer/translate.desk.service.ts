import type { TextToTranslate, TextTranslation } from '../../../contract/thread-desk';
import { LIMITS } from '../../../contract/limits';
import { sayInWordsOf } from '../../adapters/translation/translator.registry';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { countAttempt } from '../../kernel/rate-limit';

const HOUR_SECONDS = 3600;

/** Outside of any transaction: it asks a translator. @throws AppError TOO_MANY_REQUESTS */
export async function translateAtDesk(ctx: StaffCtx, { text, to }: TextToTranslate): Promise<TextTranslation> {
  const limit = { max: LIMITS.staffMessagesAnHour, windowSeconds: HOUR_SECONDS };
  await countAttempt(ctx, { key: `staff-translation:${staffScopeOf(ctx).staffId}`, ...limit });
  const said = await sayInWordsOf(to, text, ctx.tenant, ctx.now().getTime());
  return 'text' in said ? { text: said.text, why: null } : { text: null, why: said.why };
}
