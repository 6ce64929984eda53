import { Gauge } from 'prom-client';
import { openDatabase } from '../db/database';
import { metrics } from '../kernel/metrics';

/** What is read when somebody asks: how full the pool and the caches are. */
export function measureOnScrape(): void {
  const { registry, cacheSizes } = metrics();
  const registers = [registry];
  for (const name of ['sampan_db_pool', 'sampan_cache_entries']) registry.removeSingleMetric(name);
  new Gauge({
    name: 'sampan_db_pool',
    help: 'Connections to the database at rest and at work, and how many wait for one',
    labelNames: ['state'],
    registers,
    async collect() {
      const opened = await openDatabase()?.catch(() => undefined);
      for (const [state, count] of Object.entries(opened?.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'sampan_cache_entries',
    help: 'What the caches of this process hold',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, sizes] of cacheSizes)
        this.set(
          { cache },
          sizes.reduce((sum, size) => sum + size(), 0),
        );
    },
  });
}
