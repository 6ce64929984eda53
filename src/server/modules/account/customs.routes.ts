import { customsDeskEndpoints } from '../../../contract/customs.desk.endpoints';
import { customsEndpoints } from '../../../contract/customs.endpoints';
import { route } from '../../kernel/route';
import { revealCustomsInfo, type RecordDeed } from './customs-reveal.desk.service';
import { getCustomsInfo, saveCustomsInfo } from './customs.service';

export const customsRoutes = (recordDeed: RecordDeed) => [
  route(customsEndpoints.getCustomsInfo, (ctx, { query }) => getCustomsInfo(ctx, query)),
  route(customsEndpoints.saveCustomsInfo, (ctx, { body }) => saveCustomsInfo(ctx, body)),
  route(customsDeskEndpoints.reveal, (ctx, { params, body }) =>
    revealCustomsInfo(ctx, params.id, body.reason, recordDeed),
  ),
];
