import { endpoint } from './endpoint.schemas';
import * as schemas from './ledger-desk.schemas';

const read = { access: 'staff', permission: 'money.read' } as const;

export const ledgerDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/ledger',
    ...read,
    query: schemas.LedgerQuery,
    response: schemas.LedgerPage,
    summary: 'The money book, newest first, and what stands on the accounts of the shop.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/ledger/{id}',
    ...read,
    params: schemas.ledgerParams,
    response: schemas.LedgerRecord,
    summary: 'One event of the money book: every account that it moved, and what stood there afterwards.',
  }),
};
