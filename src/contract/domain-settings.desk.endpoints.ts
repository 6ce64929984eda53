import * as z from 'zod/mini';
import { DomainInput, DomainName, Domains } from './domain-settings.schemas';
import { endpoint } from './endpoint.schemas';

const reading = { access: 'staff', permission: 'settings.read' } as const;
const editing = { access: 'staff', permission: 'settings.edit' } as const;
const params = z.object({ domain: DomainName });

export const domainSettingsDeskEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/operator/settings/domains',
    ...reading,
    response: Domains,
    summary: 'The hosts of the shop’s own, with the records that each needs.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/operator/settings/domains',
    ...editing,
    body: DomainInput,
    response: Domains,
    summary: 'Ask for a host; it is served once its records say whose it is and lead here.',
  }),
  check: endpoint({
    method: 'POST',
    path: '/operator/settings/domains/{domain}/check',
    ...editing,
    params,
    response: Domains,
    summary: 'Ask its name servers now, and serve it or stop to.',
  }),
  setMain: endpoint({
    method: 'POST',
    path: '/operator/settings/domains/{domain}/main',
    ...editing,
    params,
    response: Domains,
    summary: 'Mails and search engines name this one from now on, once it is served.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/operator/settings/domains/{domain}',
    ...editing,
    params,
    response: Domains,
    summary: 'Serve it no more, and forget it.',
  }),
};
