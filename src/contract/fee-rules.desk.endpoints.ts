import { VersionParams, Withdrawal } from './dated-terms.schemas';
import { endpoint } from './endpoint.schemas';
import { FeePublication, FeeRules } from './fee-rules.schemas';

export const feeRulesDeskEndpoints = {
  getFees: endpoint({
    method: 'GET',
    path: '/operator/settings/fees',
    access: 'staff',
    permission: 'settings.read',
    response: FeeRules,
    summary: 'What the shop asks beside goods and lines: in force, to come and before.',
  }),
  publishFees: endpoint({
    method: 'POST',
    path: '/operator/settings/fees',
    access: 'staff',
    permission: 'settings.edit',
    body: FeePublication,
    response: FeeRules,
    summary: 'Other fees from a day on; a 409 carries the versions as they are now.',
  }),
  withdrawFees: endpoint({
    method: 'POST',
    path: '/operator/settings/fees/{id}/withdraw',
    access: 'staff',
    permission: 'settings.edit',
    params: VersionParams,
    body: Withdrawal,
    response: FeeRules,
    summary: 'Takes back fees that have not begun; a 409 carries the versions as they are now.',
  }),
};
