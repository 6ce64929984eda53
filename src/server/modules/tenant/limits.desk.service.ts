import type { LimitSettings } from '../../../contract/settings-desk';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { loosens } from './limits.rules';
import { saveSection } from './settings.desk.service';

const permission = 'settings.limits';

/**
 * Whoever edits settings makes the limits of the staff narrower; to raise or to remove one takes a right of its own, for
 * whoever is limited would else lift it alone.
 * @throws AppError FORBIDDEN, and what `saveSection` does
 */
export const saveLimits = (ctx: StaffCtx, section: { version: string; values: LimitSettings }) =>
  saveSection(ctx, 'limits', section, (known) => {
    if (loosens(known.staffLimits, section.values.staffLimits) && !mayDo(ctx.staff, permission))
      throw new AppError('FORBIDDEN', { data: { permission } });
  });
