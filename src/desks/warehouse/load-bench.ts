import type { Call } from '../../client/caller';
import type { ScanMode } from '../../contract/scan';

const MODES: readonly ScanMode[] = ['RECEIVE', 'INSPECT', 'SHELVE', 'MOVE', 'COUNT', 'SPLIT', 'MERGE'];

/** Which bench its address names: a tablet is nailed to a task. */
export interface BenchAsked {
  mode: ScanMode;
  warehouseId: string;
  bench: string;
}

export async function loadBench(call: Call, query: Record<string, string | undefined>) {
  const warehouses = (await call('GET /front/tenant-warehouses', { query: {} })).map(({ id, name }) => ({ id, name }));
  const asked: BenchAsked = {
    mode: MODES.find((mode) => mode.toLowerCase() === query.mode) ?? 'RECEIVE',
    warehouseId: warehouses.find(({ id }) => id === query.warehouse)?.id ?? warehouses[0]?.id ?? '',
    bench: /^[1-8]$/.test(query.bench ?? '') ? (query.bench ?? '1') : '1',
  };
  return { asked, warehouses };
}
