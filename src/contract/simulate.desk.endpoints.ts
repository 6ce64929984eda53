import { endpoint } from './endpoint.schemas';
import { BackTest, BackTestInput, BackTestParams, Simulation, SimulationInput } from './simulate.schemas';

export const simulateDeskEndpoints = {
  simulate: endpoint({
    method: 'POST',
    path: '/operator/settings/simulate',
    access: 'staff',
    permission: 'settings.read',
    body: SimulationInput,
    response: Simulation,
    summary: 'What goods and their way would cost a shopper on a day, by the function that charges; drafts too.',
  }),
  backTest: endpoint({
    method: 'POST',
    path: '/operator/settings/lines/{name}/back-test',
    access: 'staff',
    permission: 'settings.read',
    params: BackTestParams,
    body: BackTestInput,
    response: BackTest,
    summary: 'Terms against the shipments of the last 90 days, some at a time; nothing is written.',
  }),
};
