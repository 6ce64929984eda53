import { endpoint } from './endpoint.schemas';
import { ScanAnswer, ScanInput } from './scan.schemas';

export const warehouseDeskEndpoints = {
  scan: endpoint({
    method: 'POST',
    path: '/operator/scan',
    access: 'staff',
    permission: 'warehouse.receive',
    reach: 'NAMED',
    body: ScanInput,
    response: ScanAnswer,
    summary:
      'Whatever a bench has scanned: what it was, what became of it, and what to do next. The same scanId is done once.',
  }),
};
