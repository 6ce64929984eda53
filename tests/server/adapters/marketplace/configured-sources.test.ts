import { describe, expect, it } from 'vitest';
import { configuredSources, usualRows } from '../../../../src/server/adapters/marketplace/configured-sources';
import { parseEnv } from '../../../../src/server/env';

const ALI1688 = { ALI1688_APP_KEY: 'key', ALI1688_APP_SECRET: 'secret', ALI1688_REFRESH_TOKEN: 'refresh' };
const TAOWORLD = { TAOWORLD_APP_KEY: 'key', TAOWORLD_APP_SECRET: 'secret', TAOWORLD_REFRESH_TOKEN: 'refresh' };
const EVERYWHERE = { TMAPI_TOKEN: 't', ONEBOUND_KEY: 'k', ONEBOUND_SECRET: 's', ...TAOWORLD, ...ALI1688 };
const OWN_STOCK = { source: 'own-stock', channels: ['SELF_OWNED'] };
const sourcesOf = (given: Record<string, string>) => configuredSources(parseEnv(given));

describe('the sources of a server', () => {
  it.each([
    ['nothing', {}, []],
    ['half an account', { ALI1688_APP_KEY: 'key' }, []],
    ['an account at 1688', ALI1688, ['alibaba-1688']],
    ['an account at each', EVERYWHERE, ['alibaba-1688', 'taoworld', 'onebound', 'tmapi']], // prettier-ignore
  ])('with %s', (_, given, names) => {
    expect(sourcesOf(given).map(({ name }) => name)).toEqual(names);
  });
});

describe('a shop that does not say whom it asks', () => {
  it('asks each marketplace by the account for it, and the embedded one for the rest', () => {
    expect(usualRows({ isLive: true }, sourcesOf(ALI1688))).toEqual([
      OWN_STOCK,
      { source: 'alibaba-1688' },
      { source: 'embedded', channels: ['TAOBAO', 'TMALL', 'JD', 'YIWUGOU', 'POIZON'] },
    ]);
  });

  it('asks by its own accounts too, whatever its money is', () => {
    const marketplaceAccounts = [
      { name: 'taoworld', since: 'then' },
      { name: 'of another release', since: 'then' },
    ];
    expect(usualRows({ marketplaceAccounts }, sourcesOf(ALI1688))).toEqual([
      OWN_STOCK,
      { source: 'taoworld' },
      { source: 'embedded', channels: ['ALIBABA', 'JD', 'YIWUGOU', 'POIZON'] },
    ]);
  });

  it('buys with test money of the embedded marketplace alone', () => {
    const channels = ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'YIWUGOU', 'POIZON'];
    expect(usualRows({}, sourcesOf(ALI1688))).toEqual([OWN_STOCK, { source: 'embedded', channels }]);
  });
});
