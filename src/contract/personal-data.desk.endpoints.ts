import * as z from 'zod/mini';
import { ApprovalDecision } from './approval.schemas';
import { endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';
import * as schemas from './personal-data.schemas';

const params = z.object({ id: Id });
const exporting = { access: 'staff', permission: 'customer.data-export' } as const;
const erasing = { access: 'staff', permission: 'customer.erase' } as const;
const { PersonalData: response } = schemas;

export const personalDataDeskEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}/personal-data',
    ...exporting,
    params,
    response,
    summary: 'Files with what the shop has of a shopper, and whether they can be forgotten.',
  }),
  askExport: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/data-exports',
    ...exporting,
    params,
    response,
    idempotency: 'required',
    summary: 'Have all that the shop has of a shopper put into one file.',
  }),
  getFile: endpoint({
    method: 'POST',
    path: '/operator/data-exports/{id}/file',
    ...exporting,
    params,
    response: schemas.DataFile,
    summary: 'What is in such a file; each time is written down.',
  }),
  askErasure: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/erasure',
    ...erasing,
    params,
    body: schemas.ErasureAsk,
    response,
    summary: 'Ask a second person to have a shopper forgotten. A 409 says what is not over yet.',
  }),
  decideErasure: endpoint({
    method: 'POST',
    path: '/operator/customers/{id}/erasure/decide',
    ...erasing,
    params,
    body: ApprovalDecision,
    response,
    idempotency: 'required',
    summary: 'Have a shopper forgotten, as another person asked: what the books need stays, without who it was.',
  }),
};
