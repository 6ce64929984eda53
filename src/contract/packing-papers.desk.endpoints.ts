import { endpoint } from './endpoint.schemas';
import * as schemas from './packing-papers.schemas';

const { papersParams: params } = schemas;
const label = { access: 'staff', permission: 'packing.label' } as const;

export const packingPapersEndpoints = {
  labels: endpoint({
    method: 'POST',
    path: '/operator/transit-orders/{id}/labels',
    ...label,
    params,
    body: schemas.LabelsInput,
    response: schemas.BoxLabels,
    idempotency: 'required',
    summary: 'Labels of boxes, counted as they are printed; none while a parcel was not seen or something is unpaid.',
  }),
  papers: endpoint({
    method: 'GET',
    path: '/operator/transit-orders/{id}/papers',
    ...label,
    params,
    response: schemas.PackingPapers,
    summary: 'What the invoice and the packing list of each box say.',
  }),
  pickList: endpoint({
    method: 'GET',
    path: '/operator/pick-list',
    access: 'staff',
    permission: 'packing.pick',
    query: schemas.WaveQuery,
    response: schemas.PickList,
    summary: 'What is to be fetched for some shipments, in the order of the way through the shelves.',
  }),
};
