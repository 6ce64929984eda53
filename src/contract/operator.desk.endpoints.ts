import { endpoint } from './endpoint.schemas';
import { StaffSelf } from './operator.schemas';

export const operatorDeskEndpoints = {
  getSelf: endpoint({
    method: 'GET',
    path: '/operator/me',
    access: 'staff',
    permission: null,
    response: StaffSelf,
    summary: 'Who of the staff asks, and what they may do.',
  }),
};
