import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { UPLOAD_CATALOGS } from './upload.enums';
import { Extension, UploadToken } from './upload.schemas';

export const uploadEndpoints = {
  getToken: endpoint({
    method: 'GET',
    path: '/front/upload-token',
    access: 'public',
    summary: 'Leave to put one picture into the bucket, for five minutes.',
    toLookers: null,
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getStaffToken: endpoint({
    method: 'GET',
    path: '/operator/upload-token',
    access: 'staff',
    permission: 'warehouse.inspect',
    summary: 'The same for those who photograph parcels all day.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getPackingToken: endpoint({
    method: 'GET',
    path: '/operator/packing-upload-token',
    access: 'staff',
    permission: 'packing.weigh',
    summary: 'The same for pictures of boxes before they are closed.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getContentToken: endpoint({
    method: 'GET',
    path: '/operator/content-upload-token',
    access: 'staff',
    permission: 'content.edit',
    summary: 'The same for pictures of articles, banners and campaigns.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getCatalogueToken: endpoint({
    method: 'GET',
    path: '/operator/catalogue-upload-token',
    access: 'staff',
    permission: 'catalogue.edit',
    summary: 'The same for pictures of the shop’s own products.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
  getSettingsToken: endpoint({
    method: 'GET',
    path: '/operator/settings-upload-token',
    access: 'staff',
    permission: 'settings.edit',
    summary: 'The same for the shop’s logo, icons and share image.',
    query: z.strictObject({ ext: Extension, catalog: z.enum(UPLOAD_CATALOGS) }),
    response: UploadToken,
  }),
};
