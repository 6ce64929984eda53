import { endpoint } from './endpoint.schemas';
import * as schemas from './statement-desk.schemas';

const read = { access: 'staff', permission: 'money.read' } as const;
const reconcile = { access: 'staff', permission: 'money.reconcile' } as const;

export const statementDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/statements',
    ...read,
    query: schemas.StatementQuery,
    response: schemas.StatementPage,
    summary: 'Statements of the bank and of providers that were read, newest first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/statements/{id}',
    ...read,
    params: schemas.statementParams,
    query: schemas.StatementRecordQuery,
    response: schemas.StatementRecord,
    summary: 'One statement: its lines, and what of ours in its time is in none of them.',
  }),
  look: endpoint({
    method: 'POST',
    path: '/operator/statements/look',
    ...reconcile,
    body: schemas.StatementLook,
    response: schemas.StatementColumns,
    summary: 'The columns of a file, and what each probably holds. Nothing is kept.',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/operator/statements/preview',
    ...reconcile,
    body: schemas.StatementInput,
    response: schemas.StatementPreview,
    summary: 'What reading a file would come to. Nothing is kept.',
  }),
  read: endpoint({
    method: 'POST',
    path: '/operator/statements',
    ...reconcile,
    body: schemas.StatementInput,
    response: schemas.DeskStatement,
    summary: 'Read a file: each line once, whatever file it stands in, matched with what of ours it is.',
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/statement-lines/{id}/decide',
    ...reconcile,
    params: schemas.statementParams,
    body: schemas.LineDecision,
    response: schemas.StatementLine,
    summary: 'Say what a line is: as suggested, another number of ours, nothing that is looked for, or open again.',
  }),
};
