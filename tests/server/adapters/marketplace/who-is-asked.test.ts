import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANNEL_NAMES, CHANNELS, type Channel, type SourceCapability } from '../../../../src/contract/channels';
import { canonicalUrl, findProductLink } from '../../../../src/contract/product-link';
import { buyersOf } from '../../../../src/server/adapters/buying/buying.registry';
import { configuredSources } from '../../../../src/server/adapters/marketplace/configured-sources';
import { createGuardedSource, type GuardedSource } from '../../../../src/server/adapters/marketplace/guarded-source';
import { createOwnStock } from '../../../../src/server/adapters/marketplace/own-stock/own-stock';
import { sharesOf } from '../../../../src/server/adapters/marketplace/source-router';
import { parseEnv } from '../../../../src/server/env';
import { tenantRecordOf } from '../../../support/tenant-record';

/** An account at everybody. */
const SOURCES = [
  createOwnStock(tenantRecordOf({ id: 'any' })),
  ...configuredSources(
    parseEnv({
      ...{ ALI1688_APP_KEY: 'k', ALI1688_APP_SECRET: 's', ALI1688_REFRESH_TOKEN: 'r' },
      ...{ TAOWORLD_APP_KEY: 'k', TAOWORLD_APP_SECRET: 's', TAOWORLD_REFRESH_TOKEN: 'r' },
      ...{ ONEBOUND_KEY: 'k', ONEBOUND_SECRET: 's', ONEBOUND_POIZON: 'poizon', TMAPI_TOKEN: 't' },
    }),
  ),
];
const GUARDED = new Map<string, GuardedSource>(SOURCES.map((source) => [source.name, createGuardedSource(source)]));

/** All that can, each found by the router where those before it have no account. */
function inTurn(capability: SourceCapability, channel: Channel): string[] {
  const rows = SOURCES.map(({ name }) => ({ source: name }));
  const found: string[] = [];
  for (;;) {
    const left = rows.filter(({ source }) => !found.includes(source));
    const [share] = sharesOf(left, { capability, channels: [channel], sourceOf: (name) => GUARDED.get(name) });
    const name = [...GUARDED].find(([, source]) => source === share?.source)?.[0];
    if (name === undefined) return found;
    found.push(name);
  }
}

const asWritten = (names: string[]) => (names.length > 0 ? names.map((name) => `\`${name}\``).join(', ') : '–');
const ITEM = { itemId: '610947572360' };
const readsLink = (channel: Channel) => findProductLink(canonicalUrl({ channel, ...ITEM }))?.kind === 'product';

const writtenName = (channel: Channel) => (channel === 'SELF_OWNED' ? 'Our stock' : CHANNEL_NAMES[channel]);

const TABLE = (readFileSync('docs/providers.md', 'utf8').split('## Marketplaces')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim())); // prettier-ignore

describe('the table of who serves a marketplace', () => {
  it('has every channel of the specification, and nothing else', () => {
    expect(TABLE.slice(2).map(([name]) => name)).toEqual(CHANNELS.map(writtenName));
  });

  it.each(CHANNELS)('says what is so of %s', (channel) => {
    const row = TABLE.find(([name]) => name === writtenName(channel)) ?? [];
    expect(row.slice(1)).toEqual([
      ...(['search', 'product'] as const).map((capability) => asWritten(inTurn(capability, channel))),
      readsLink(channel) ? 'yes' : '–',
      ...(['picture', 'seller'] as const).map((capability) => asWritten(inTurn(capability, channel))),
      asWritten(buyersOf(channel)),
    ]);
  });
});
