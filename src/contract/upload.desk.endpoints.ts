import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { UPLOAD_CATALOGS } from './upload.enums';
import { Extension, UploadToken } from './upload.schemas';

const token = {
  method: 'GET',
  access: 'staff',
  query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
  response: UploadToken,
} as const;

/** One for each right: a call has one. */
export const uploadDeskEndpoints = {
  getStaffToken: endpoint({
    ...token,
    path: '/operator/upload-token',
    permission: 'warehouse.inspect',
    summary: 'Leave to put one picture into the bucket, for five minutes, for those who photograph parcels all day.',
  }),
  getPackingToken: endpoint({
    ...token,
    path: '/operator/packing-upload-token',
    permission: 'packing.weigh',
    summary: 'The same for pictures of boxes before they are closed.',
  }),
  getContentToken: endpoint({
    ...token,
    path: '/operator/content-upload-token',
    permission: 'content.edit',
    summary: 'The same for pictures of articles, banners and campaigns.',
  }),
  getCatalogueToken: endpoint({
    ...token,
    path: '/operator/catalogue-upload-token',
    permission: 'catalogue.edit',
    summary: 'The same for pictures of the shop’s own products.',
  }),
  getSettingsToken: endpoint({
    ...token,
    path: '/operator/settings-upload-token',
    permission: 'settings.edit',
    summary: 'The same for the shop’s logo, icons and share image.',
  }),
};
