import type { Tx } from '../../db/database';
import { staffRepo } from './staff.repo';

/** What people of the staff are called, by id, those who are gone from its work too; of others there is nothing. */
export async function namesOfStaff(tx: Tx, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const people = await staffRepo(tx, { tenantId }).list();
  return new Map(people.map(({ id, name }) => [id, name]));
}
