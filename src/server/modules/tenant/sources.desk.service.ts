import type { Section } from '../../../contract/settings-desk';
import type { SourceSettings, SourcesSection } from '../../../contract/source-settings';
import { callsToday, sourcesKnownTo } from '../../adapters/marketplace/marketplace.registry';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { readSection, saveSection } from './settings.desk.service';

export const readSources = async (ctx: StaffCtx): Promise<SourcesSection> =>
  withKnown(ctx, await readSection(ctx, 'sources'));

/** @throws AppError INVALID of a source that there is not; what `saveSection` does */
export async function saveSources(
  ctx: StaffCtx,
  section: { version: string; values: SourceSettings },
): Promise<SourcesSection> {
  const { names } = sourcesKnownTo(ctx.tenant);
  const narrow = (_: unknown, known: SourceSettings) => {
    // what stands there already may be of another release
    const kept = new Set([...names, ...(known.marketplaceSources ?? []).map(({ source }) => source)]);
    const errors = (section.values.marketplaceSources ?? []).flatMap(({ source }, at) =>
      kept.has(source) ? [] : [{ path: `values.marketplaceSources.${String(at)}.source`, code: 'unknown' }],
    );
    if (errors.length > 0) throw new AppError('INVALID', { errors });
    return Promise.resolve(section.values);
  };
  try {
    return await withKnown(ctx, await saveSection(ctx, 'sources', section, { narrow }));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await readSources(ctx) });
  }
}

async function withKnown(ctx: StaffCtx, section: Section<SourceSettings>): Promise<SourcesSection> {
  const { names, titles, usual } = sourcesKnownTo(ctx.tenant);
  return { ...section, known: names, titles, usual, spentToday: await callsToday(ctx.tenant.id, ctx.now().getTime()) };
}
