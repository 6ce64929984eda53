import type { Channel, SourceCapability } from '../../../contract/channels';
import type { TenantRecord } from '../../kernel/tenant-record';
import type { GuardedSource } from './guarded-source';

export type SourceRows = NonNullable<TenantRecord['marketplaceSources']>;

/** A source and the channels that it answers for. */
export interface Share {
  source: GuardedSource;
  channels: Channel[];
}

/**
 * Who is to be asked: for each channel the first of the shop's sources that serves it and can do this. Channels that
 * nobody serves are left out.
 */
export function sharesOf(
  rows: SourceRows,
  { capability, channels, sourceOf }: RoutedQuestion & { channels: readonly Channel[] },
): Share[] {
  const shares = new Map<GuardedSource, Channel[]>();
  for (const channel of channels) {
    const serving = rows.filter((row) => row.channels?.includes(channel) ?? true);
    const [source] = sourcesFor(serving, { capability, sourceOf });
    if (source) shares.set(source, [...(shares.get(source) ?? []), channel]);
  }
  return [...shares].map(([source, served]) => ({ source, channels: served }));
}

/** All that may be asked and can do this, in the shop's order. */
export function sourcesFor(rows: SourceRows, { capability, sourceOf }: RoutedQuestion): GuardedSource[] {
  const asked = rows.filter((row) => row.capabilities?.includes(capability) ?? true);
  const able = asked.flatMap((row) => sourceOf(row.source) ?? []).filter((source) => source.can(capability));
  return [...new Set(able)];
}

interface RoutedQuestion {
  capability: SourceCapability;
  /** By the name that the settings have for it; undefined where this server has no such source. */
  sourceOf: (name: string) => GuardedSource | undefined;
}
