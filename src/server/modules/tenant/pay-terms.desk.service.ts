import type { PayTerms } from '../../../contract/pay-terms';
import type { PaymentSettings, TermsInput } from '../../../contract/payment-settings';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { recordAsOwner } from '../operator/audit.service';
import { inTurn } from './account-approval.service';
import { presentPayments, versionOfTerms, type Outside } from './payment-settings.desk.service';
import { openSettings, writeSettings } from './write-settings.service';

const NAME = 'payTerms';

/**
 * On which terms shoppers are offered a provider. As the switches, which can take it away altogether, one person sets
 * them: no money goes anywhere else by them.
 * @throws AppError NOT_FOUND of a provider that nobody is; STATE_CONFLICT with the section as it is, where others were read
 */
export const setTerms = (
  ctx: StaffCtx,
  outside: Outside,
  name: string,
  { version, terms }: TermsInput,
): Promise<PaymentSettings> =>
  inTurn(ctx, async (tx) => {
    const { id } = ctx.tenant;
    const settingOf = await openSettings(tx, id);
    const stored = (settingOf(NAME) ?? {}) as Record<string, PayTerms>;
    // a name may be one that every object has
    const known = new Map(Object.entries(stored));
    const isThere = known.has(name) || outside.providers.some((one) => one.name === name);
    if (!isThere) throw new AppError('NOT_FOUND');
    if (versionOfTerms(known.get(name)) !== version)
      throw new AppError('STATE_CONFLICT', { data: await presentPayments(tx, ctx, outside) });
    if (terms) known.set(name, terms);
    else known.delete(name);
    const wanted = { [NAME]: known.size > 0 ? Object.fromEntries(known) : undefined };
    const change = await writeSettings(tx, id, { settingOf, wanted }, { by: ctx.staff.staffId, now: ctx.now() });
    const deed = { action: 'money.accounts', subjectKind: 'SETTINGS', subjectId: 'payments' };
    await recordAsOwner(tx, ctx, { ...deed, ...change });
    return presentPayments(tx, ctx, outside);
  });
