import * as z from 'zod/mini';
import { endpoint } from './endpoint.schemas';
import { Id } from './fields.schemas';
import {
  NamedSite,
  NewSite,
  Site,
  SiteChange,
  Sites,
  SiteYear,
  SiteYearChange,
  Year,
} from './warehouse-settings.schemas';

const params = z.object({ id: Id });
const reading = { access: 'staff', permission: 'settings.read' } as const;
const editing = { access: 'staff', permission: 'settings.edit' } as const;

export const warehouseSettingsDeskEndpoints = {
  names: endpoint({
    method: 'GET',
    path: '/operator/warehouses',
    access: 'staff',
    permission: null,
    response: z.array(NamedSite),
    summary: 'What the warehouses of the shop are called, closed ones too: whose work is limited to one keeps it.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/warehouses',
    ...reading,
    response: Sites,
    summary: 'The warehouses of the shop, with their hours and shelves, closed ones too.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/operator/settings/warehouses',
    ...editing,
    body: NewSite,
    response: Site,
    summary: 'Another warehouse under a code of its own; 409 where the shop has one of that code.',
  }),
  set: endpoint({
    method: 'PUT',
    path: '/operator/settings/warehouses/{id}',
    ...editing,
    params,
    body: SiteChange,
    response: Site,
    summary: 'Other facts of a warehouse; a 409 carries it as it is now.',
  }),
  getYear: endpoint({
    method: 'GET',
    path: '/operator/settings/warehouses/{id}/calendar',
    ...reading,
    params,
    query: z.strictObject({ year: Year }),
    response: SiteYear,
    summary: 'Holidays of a warehouse in a year, and days that are worked in place of them.',
  }),
  setYear: endpoint({
    method: 'PUT',
    path: '/operator/settings/warehouses/{id}/calendar',
    ...editing,
    params,
    body: SiteYearChange,
    response: SiteYear,
    summary: 'Another calendar for that year, whole; a 409 carries it as it is now.',
  }),
};
