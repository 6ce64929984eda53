import { uploadEndpoints } from '../../../contract/upload.endpoints';
import { route } from '../../kernel/route';
import { getStaffUploadToken, getUploadToken } from './upload.service';

export const uploadRoutes = [
  route(uploadEndpoints.getToken, (ctx, { query }) => getUploadToken(ctx, query.ext)),
  route(uploadEndpoints.getStaffToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadEndpoints.getPackingToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadEndpoints.getContentToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadEndpoints.getSettingsToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadEndpoints.getCatalogueToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
];
