import type { Section } from '../../../contract/settings-desk';
import type { CustomsSection, CustomsSettings } from '../../../contract/source-settings';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { readSection, saveSection } from '../tenant/settings.desk.service';
import { customsFieldsOf } from './customs-fields';

/** What is asked of a receiver where a shop says nothing of their country. */
function withUsual({ tenant }: StaffCtx, section: Section<CustomsSettings>): CustomsSection {
  const silent = { defaultLanguage: tenant.defaultLanguage };
  const usual = tenant.countries.map((code) => [code.toLowerCase(), customsFieldsOf(silent, code)] as const);
  return { ...section, usual: Object.fromEntries(usual) };
}

export const readCustoms = async (ctx: StaffCtx): Promise<CustomsSection> =>
  withUsual(ctx, await readSection(ctx, 'customs'));

/** @throws AppError STATE_CONFLICT with the section as it is, where another was read; INVALID */
export async function saveCustoms(
  ctx: StaffCtx,
  section: { version: string; values: CustomsSettings },
): Promise<CustomsSection> {
  try {
    return withUsual(ctx, await saveSection(ctx, 'customs', section));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await readCustoms(ctx) });
  }
}
