import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';

/** Those of the shop that are open, as they are called. */
export const loadWarehouses = async (call: Call) =>
  (await call('GET /front/tenant-warehouses', { query: {} })).map(({ id, name }) => ({ id, name }));

/** Closed ones too: what is said of them still names them. */
export const loadAllWarehouses = (call: Call) => call('GET /operator/warehouses', {});

/** Those of them that this person takes goods in at. */
export async function loadOwnWarehouses(call: Call, { limits }: StaffSelf) {
  const theirs = limits?.['warehouse.receive'];
  return (await loadWarehouses(call)).filter(({ id }) => !theirs || theirs.includes(id));
}
