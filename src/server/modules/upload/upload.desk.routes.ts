import { uploadDeskEndpoints } from '../../../contract/upload.desk.endpoints';
import { route } from '../../kernel/route';
import { getStaffUploadToken } from './upload.service';

export const uploadDeskRoutes = [
  route(uploadDeskEndpoints.getStaffToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadDeskEndpoints.getPackingToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadDeskEndpoints.getContentToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadDeskEndpoints.getSettingsToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
  route(uploadDeskEndpoints.getCatalogueToken, (ctx, { query }) => getStaffUploadToken(ctx, query.ext)),
];
