import { playedDesksDeskEndpoints } from '../../../contract/played-desks.desk.endpoints';
import { settingsDeskEndpoints } from '../../../contract/settings.desk.endpoints';
import { ownTextsDeskEndpoints as textEndpoints } from '../../../contract/own-texts.desk.endpoints';
import { shopSettingsDeskEndpoints as shopEndpoints } from '../../../contract/shop-settings.desk.endpoints';
import { sourceSettingsDeskEndpoints as sourceEndpoints } from '../../../contract/source-settings.desk.endpoints';
import { serviceDeskEndpoints as serviceEndpoints } from '../../../contract/service.desk.endpoints';
import { warehouseSettingsDeskEndpoints as siteEndpoints } from '../../../contract/warehouse-settings.desk.endpoints';
import { route, type Route } from '../../kernel/route';
import * as services from './service.desk.service';
import * as texts from './own-texts.desk.service';
import { setCurrency } from './currency.desk.service';
import * as rates from './rate.desk.service';
import { decideLimits, readLimits, saveLimits } from './limits.desk.service';
import { nameWarehouses } from './show-offers.service';
import { saveOffer } from './offer.desk.service';
import { readSection, saveSection } from './settings.desk.service';
import { readSources, saveSources } from './sources.desk.service';
import * as sites from './warehouses.desk.service';
import { getPlayedDesks, setPlayedDesks } from './played-desks.desk.service';

export const settingsDeskRoutes: Route[] = [
  route(settingsDeskEndpoints.getBrand, (ctx) => readSection(ctx, 'brand')),
  route(settingsDeskEndpoints.setBrand, (ctx, { body }) => saveSection(ctx, 'brand', body)),
  route(settingsDeskEndpoints.getLanguages, (ctx) => readSection(ctx, 'languages')),
  route(settingsDeskEndpoints.setLanguages, (ctx, { body }) => saveSection(ctx, 'languages', body)),
  route(settingsDeskEndpoints.getMoney, (ctx) => readSection(ctx, 'money')),
  route(settingsDeskEndpoints.setMoney, (ctx, { body }) => saveSection(ctx, 'money', body)),
  route(settingsDeskEndpoints.getLimits, (ctx) => readLimits(ctx)),
  route(settingsDeskEndpoints.setLimits, (ctx, { body }) => saveLimits(ctx, body)),
  route(settingsDeskEndpoints.decideLimits, (ctx, { body }) => decideLimits(ctx, body)),
  route(playedDesksDeskEndpoints.get, (ctx) => getPlayedDesks(ctx)),
  route(playedDesksDeskEndpoints.set, (ctx, { body }) => setPlayedDesks(ctx, body)),
  route(settingsDeskEndpoints.getLevels, (ctx) => readSection(ctx, 'levels')),
  route(settingsDeskEndpoints.setLevels, (ctx, { body }) => saveSection(ctx, 'levels', body)),
  route(settingsDeskEndpoints.getBoxes, (ctx) => readSection(ctx, 'boxes')),
  route(settingsDeskEndpoints.setBoxes, (ctx, { body }) => saveSection(ctx, 'boxes', body)),
  route(shopEndpoints.getContact, (ctx) => readSection(ctx, 'contact')),
  route(shopEndpoints.setContact, (ctx, { body }) => saveSection(ctx, 'contact', body)),
  route(shopEndpoints.getOffer, (ctx) => readSection(ctx, 'offer')),
  route(shopEndpoints.setOffer, (ctx, { body }) => saveOffer(ctx, body)),
  route(shopEndpoints.getExtras, (ctx) => readSection(ctx, 'extras')),
  route(shopEndpoints.setExtras, (ctx, { body }) => saveSection(ctx, 'extras', body)),
  route(shopEndpoints.getDuty, (ctx) => readSection(ctx, 'duty')),
  route(shopEndpoints.setDuty, (ctx, { body }) => saveSection(ctx, 'duty', body)),
  route(sourceEndpoints.getSources, (ctx) => readSources(ctx)),
  route(sourceEndpoints.setSources, (ctx, { body }) => saveSources(ctx, body)),
  route(serviceEndpoints.list, (ctx) => services.listServices(ctx)),
  route(serviceEndpoints.create, (ctx, { body }) => services.createService(ctx, body)),
  route(serviceEndpoints.setHead, (ctx, { params, body }) => services.setServiceHead(ctx, params.code, body)),
  route(serviceEndpoints.publish, (ctx, { params, body }) => services.publishPrice(ctx, params.code, body)),
  route(serviceEndpoints.withdraw, (ctx, { params, body }) =>
    services.withdrawPrice(ctx, params.code, params.id, body.version),
  ),
  route(textEndpoints.list, (ctx, { query }) => texts.listTexts(ctx, query)),
  route(textEndpoints.set, (ctx, { body }) => texts.setText(ctx, body)),
  route(settingsDeskEndpoints.getRates, (ctx) => rates.readRates(ctx)),
  route(settingsDeskEndpoints.acceptRate, (ctx, { body }) => rates.acceptWaiting(ctx, body.rate)),
  route(settingsDeskEndpoints.refuseRate, (ctx, { body }) => rates.refuseWaiting(ctx, body.rate)),
  route(settingsDeskEndpoints.setCurrency, (ctx, { body }) => setCurrency(ctx, body)),
  route(settingsDeskEndpoints.setRate, (ctx, { body }) => rates.setByHand(ctx, body)),
  route(siteEndpoints.names, (ctx) => nameWarehouses(ctx)),
  route(siteEndpoints.list, (ctx) => sites.listSites(ctx)),
  route(siteEndpoints.add, (ctx, { body }) => sites.addSite(ctx, body)),
  route(siteEndpoints.set, (ctx, { params, body }) => sites.setSite(ctx, params.id, body)),
  route(siteEndpoints.getYear, (ctx, { params, query }) => sites.getSiteYear(ctx, params.id, query.year)),
  route(siteEndpoints.setYear, (ctx, { params, body }) => sites.setSiteYear(ctx, params.id, body)),
];
