import { uploadEndpoints } from '../../../contract/upload.endpoints';
import { route } from '../../kernel/route';
import { getUploadToken } from './upload.service';

export const uploadRoutes = [route(uploadEndpoints.getToken, (ctx, { query }) => getUploadToken(ctx, query.ext))];
