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
export function sharesOf(rows: SourceRows, question: RoutedQuestion & { channels: readonly Channel[] }): Share[] {
  const able = ableRows(rows, question);
  const shares = new Map<GuardedSource, Channel[]>();
  for (const channel of question.channels) {
    const first = able.find(
      ({ source, channels }) => (channels?.includes(channel) ?? true) && source.serves(channel, question.capability),
    );
    if (!first) continue;
    const served = shares.get(first.source);
    if (served) served.push(channel);
    else shares.set(first.source, [channel]);
  }
  return [...shares].map(([source, channels]) => ({ source, channels }));
}

/** All that may be asked and can do this, in the shop's order. */
export const sourcesFor = (rows: SourceRows, question: RoutedQuestion): GuardedSource[] => [
  ...new Set(ableRows(rows, question).map(({ source }) => source)),
];

const ableRows = (rows: SourceRows, { capability, sourceOf }: RoutedQuestion) =>
  rows.flatMap(({ source: name, channels, capabilities }) => {
    const source = (capabilities?.includes(capability) ?? true) ? sourceOf(name) : undefined;
    return source?.can(capability) ? [{ source, channels }] : [];
  });

interface RoutedQuestion {
  capability: SourceCapability;
  /** By the name that the settings have for it; undefined where this server has no such source. */
  sourceOf: (name: string) => GuardedSource | undefined;
}
