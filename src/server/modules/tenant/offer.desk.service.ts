import type { Section } from '../../../contract/settings-desk';
import { AppError } from '../../kernel/app-error';
import { mayDo } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { saveSection } from './settings.desk.service';
import type { SectionValues } from './settings-sections';

const permission = 'settings.limits';
type Offer = SectionValues['offer'];

/**
 * What is offered, and by which clock. Where money is real, the clock takes the right to move limits: what one person
 * decides in a day begins anew with the shop's day. @throws AppError FORBIDDEN, and what `saveSection` does
 */
export const saveOffer = (ctx: StaffCtx, section: { version: string; values: Offer }): Promise<Section<Offer>> =>
  saveSection(ctx, 'offer', section, {
    narrow: (_, { timezoneOffset }) => {
      const isOtherClock = timezoneOffset !== section.values.timezoneOffset;
      if (isOtherClock && ctx.tenant.isLive && !mayDo(ctx.staff, permission))
        return Promise.reject(new AppError('FORBIDDEN', { data: { permission } }));
      return Promise.resolve(section.values);
    },
  });
