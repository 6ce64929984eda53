import type { CustomsField, CustomsInfo } from '../../contract/customs';

/** What the shop itself takes where nothing is chosen: the first that has all that is needed, else the first. */
export function bestCustoms(fields: CustomsField[], saved: CustomsInfo[], now: Date): CustomsInfo | undefined {
  const valid = saved.filter(({ expiresAt }) => !expiresAt || new Date(expiresAt) > now);
  const needed = fields.filter(({ isRequired }) => isRequired);
  const hasAll = ({ numbers }: CustomsInfo) => needed.every(({ key }) => numbers.some((number) => number.key === key));
  return valid.find(hasAll) ?? valid[0];
}
