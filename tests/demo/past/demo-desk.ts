import type { CallInput, Endpoint, ResponseOf } from '../../../src/contract/endpoint';
import type { DefaultRole } from '../../../src/contract/staff-roles';
import { staffTokenOf } from '../../../src/demo/past/past-staff';
import type { DemoShop } from '../../../src/demo/seed/demo-shops';
import { shopOf } from '../../support/shop';

/** A desk of a demo shop, as the one of its staff whom its login page names. */
export async function openDemoDesk({ record }: DemoShop, role: DefaultRole, now: Date) {
  const at = shopOf(record);
  at.clock.now = now;
  const staffToken = await staffTokenOf(record, role, now);
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> => {
    const answer = await at.call(endpoint, input, { staffToken });
    if (answer.status !== 200) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.problem)}`);
    return answer.data;
  };
}
