import { customsDeskEndpoints } from '../../../contract/customs.desk.endpoints';
import { customsEndpoints } from '../../../contract/customs.endpoints';
import { sourceSettingsDeskEndpoints } from '../../../contract/source-settings.desk.endpoints';
import { route } from '../../kernel/route';
import { revealCustomsInfo, type RecordDeed } from './customs-reveal.desk.service';
import { readCustoms, saveCustoms } from './customs-settings.desk.service';
import { getCustomsInfo, saveCustomsInfo } from './customs.service';

export const customsRoutes = (recordDeed: RecordDeed) => [
  route(customsEndpoints.getCustomsInfo, (ctx, { query }) => getCustomsInfo(ctx, query)),
  route(customsEndpoints.saveCustomsInfo, (ctx, { body }) => saveCustomsInfo(ctx, body)),
  route(sourceSettingsDeskEndpoints.getCustoms, (ctx) => readCustoms(ctx)),
  route(sourceSettingsDeskEndpoints.setCustoms, (ctx, { body }) => saveCustoms(ctx, body)),
  route(customsDeskEndpoints.reveal, (ctx, { params, body }) =>
    revealCustomsInfo(ctx, params.id, body.reason, recordDeed),
  ),
];
