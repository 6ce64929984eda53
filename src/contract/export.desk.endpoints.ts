import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Export, ExportInput, ExportPart, ExportPartName, Exports } from './export.schemas';
import { Id } from './fields.schemas';

/** Of each kind the right that it asks for: the service looks at it. */
const ofStaff = { access: 'staff', permission: null } as const;

export const exportDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/exports',
    ...ofStaff,
    response: Exports,
    summary: 'Tables that were taken out in the last day, of kinds that the caller may take out.',
  }),
  start: endpoint({
    method: 'POST',
    path: '/operator/exports',
    ...ofStaff,
    body: ExportInput,
    response: Export,
    summary: 'Take a table out: it is written by and by, and kept for a day. The same, while it is written, is one.',
  }),
  part: endpoint({
    method: 'GET',
    path: '/operator/exports/{id}/parts/{part}',
    ...ofStaff,
    params: ExportPartName,
    response: ExportPart,
    summary: 'A piece of a table that is written, as CSV; the first begins with its heading.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/operator/exports/{id}',
    ...ofStaff,
    params: z.object({ id: Id }),
    response: Exports,
    summary: 'Throw a table away before its day is over.',
  }),
};
