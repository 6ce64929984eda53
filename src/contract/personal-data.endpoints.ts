import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';
import * as schemas from './personal-data.schemas';

export const personalDataEndpoints = {
  listExports: endpoint({
    method: 'GET',
    path: '/front/user/data-exports',
    access: 'user',
    response: schemas.DataExports,
    toLookers: { instead: { items: [] } },
    summary: 'Files with all that the shop has of the shopper, the newest first, as long as they can be fetched.',
  }),
  askExport: endpoint({
    method: 'POST',
    path: '/front/user/data-exports',
    access: 'user',
    response: schemas.DataExports,
    idempotency: 'required',
    summary: 'Have all that the shop has of the shopper put into one file.',
  }),
  getFile: endpoint({
    method: 'GET',
    path: '/front/user/data-exports/{id}/file',
    access: 'user',
    params: z.object({ id: Id }),
    response: schemas.DataFile,
    toLookers: null,
    summary: 'What is in such a file.',
  }),
};
