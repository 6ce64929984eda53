import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import * as schemas from './platform.schemas';

/** What the owner of a shop lets the platform see. */
export const supportAccessDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/support-access',
    access: 'staff',
    permission: 'staff.manage',
    response: z.array(schemas.SupportAccess),
    summary: 'Who was let in from the platform, and until when; the newest twenty.',
  }),
  grant: endpoint({
    method: 'POST',
    path: '/operator/support-access',
    access: 'staff',
    permission: 'staff.manage',
    body: schemas.SupportAccessInput,
    response: z.array(schemas.SupportAccess),
    summary: 'Let the platform look into this shop for so many hours.',
  }),
  end: endpoint({
    method: 'POST',
    path: '/operator/support-access/{id}/end',
    access: 'staff',
    permission: 'staff.manage',
    params: schemas.SupportParams,
    response: z.array(schemas.SupportAccess),
    summary: 'Take it back at once.',
  }),
};
