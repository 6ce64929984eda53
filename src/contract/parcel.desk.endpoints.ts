import { endpoint } from './endpoint.schemas';
import * as schemas from './parcel-desk.schemas';

const { DeskParcel, parcelDeskParams: params } = schemas;
const receive = { access: 'staff', permission: 'warehouse.receive' } as const;

export const parcelDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/parcels',
    ...receive,
    query: schemas.ParcelQueueQuery,
    response: schemas.ParcelQueue,
    summary: 'A queue of a warehouse, longest waiting first.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/parcels/{id}',
    ...receive,
    params,
    response: DeskParcel,
    summary: 'A parcel with all that is known of it and has happened to it, and what is to be done next.',
  }),
  place: endpoint({
    method: 'POST',
    path: '/operator/parcels/{id}/place',
    access: 'staff',
    permission: 'warehouse.shelve',
    params,
    body: schemas.PlaceInput,
    response: DeskParcel,
    summary: 'Onto a shelf, or from one to another; a 409 carries the parcel as it is now.',
  }),
  giveOwner: endpoint({
    method: 'POST',
    path: '/operator/parcels/{id}/owner',
    access: 'staff',
    permission: 'warehouse.unclaimed',
    params,
    body: schemas.OwnerInput,
    response: DeskParcel,
    idempotency: 'required',
    summary: 'Goods that were nobody’s are this shopper’s, and go on to the bench; others who claim them are refused.',
  }),
  sendBack: endpoint({
    method: 'POST',
    path: '/operator/parcels/{id}/send-back',
    access: 'staff',
    permission: 'warehouse.return',
    params,
    body: schemas.SendBackInput,
    response: DeskParcel,
    idempotency: 'required',
    summary: 'What its shopper sends back leaves; money that was promised comes back.',
  }),
  addPhotos: endpoint({
    method: 'POST',
    path: '/operator/parcels/{id}/photos',
    access: 'staff',
    permission: 'warehouse.inspect',
    params,
    body: schemas.PhotosInput,
    response: DeskParcel,
    summary: 'Pictures of it, which its shopper sees too.',
  }),
  serve: endpoint({
    method: 'POST',
    path: '/operator/parcel-services/{id}/done',
    access: 'staff',
    permission: 'warehouse.inspect',
    params,
    body: schemas.ServeInput,
    response: DeskParcel,
    idempotency: 'required',
    summary: 'What was asked for and paid is done; its shopper reads what was found.',
  }),
};
