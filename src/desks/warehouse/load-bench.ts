import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';
import type { ScanMode } from '../../contract/scan';
import { loadOwnWarehouses } from './load-warehouses';

const MODES: readonly ScanMode[] = ['RECEIVE', 'INSPECT', 'SHELVE', 'MOVE', 'COUNT', 'SPLIT', 'MERGE'];

/** Which bench its address names: a tablet is nailed to a task. */
export interface BenchAsked {
  mode: ScanMode;
  warehouseId: string;
  bench: string;
}

export async function loadBench(call: Call, query: Record<string, string | undefined>, self: StaffSelf) {
  const warehouses = await loadOwnWarehouses(call, self);
  const asked: BenchAsked = {
    mode: MODES.find((mode) => mode.toLowerCase() === query.mode) ?? 'RECEIVE',
    warehouseId: warehouses.find(({ id }) => id === query.warehouse)?.id ?? warehouses[0]?.id ?? '',
    bench: /^[1-8]$/.test(query.bench ?? '') ? (query.bench ?? '1') : '1',
  };
  return { asked, warehouses };
}
