import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id, PageQuery, pageOf } from './fields.schemas';
import { NOT_OFFERED } from './own-product.enums';
import { OwnProduct, OwnProductChange, OwnProductInput } from './own-product.schemas';

export const ownProductDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/own-products',
    access: 'staff',
    permission: 'catalogue.edit',
    query: z.strictObject(PageQuery),
    response: z.extend(pageOf(OwnProduct), { notOffered: z.nullable(z.enum(NOT_OFFERED)) }),
    summary:
      'What the shop sells out of its own stock, newest first, withdrawn ones too; and why shoppers find none of it, where that is so.',
  }),
  get: endpoint({
    method: 'GET',
    path: '/operator/own-products/{id}',
    access: 'staff',
    permission: 'catalogue.edit',
    params: z.object({ id: Id }),
    response: OwnProduct,
    summary: 'One of them.',
  }),
  create: endpoint({
    method: 'POST',
    path: '/operator/own-products',
    access: 'staff',
    permission: 'catalogue.edit',
    body: OwnProductInput,
    response: OwnProduct,
    summary: 'Put something of the shop’s own on sale. Its options stay as they are for good.',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/operator/own-products/{id}',
    access: 'staff',
    permission: 'catalogue.edit',
    params: z.object({ id: Id }),
    body: OwnProductChange,
    response: OwnProduct,
    summary: 'Words, pictures, prices and stock of one, and whether it is on sale; a 409 carries it as it is now.',
  }),
};
