import type { Call } from '../../client/caller';
import type { StaffSelf } from '../../contract/operator';

/** The shop's, as they are called. */
export const loadWarehouses = async (call: Call) =>
  (await call('GET /front/tenant-warehouses', { query: {} })).map(({ id, name }) => ({ id, name }));

/** Those of them that this person takes goods in at. */
export async function loadOwnWarehouses(call: Call, { limits }: StaffSelf) {
  const theirs = limits?.['warehouse.receive'];
  return (await loadWarehouses(call)).filter(({ id }) => !theirs || theirs.includes(id));
}
