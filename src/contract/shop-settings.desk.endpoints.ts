import { endpoint } from './endpoint.schemas';
import { sectionInput, sectionOf } from './settings-desk.schemas';
import {
  ContactInput,
  ContactShown,
  DutyInput,
  DutyShown,
  ExtrasInput,
  ExtrasShown,
  OfferInput,
  OfferShown,
} from './shop-settings.schemas';

const reading = { method: 'GET', access: 'staff', permission: 'settings.read' } as const;
const editing = { method: 'PUT', access: 'staff', permission: 'settings.edit' } as const;

export const shopSettingsDeskEndpoints = {
  getContact: endpoint({
    ...reading,
    path: '/operator/settings/contact',
    response: sectionOf(ContactShown),
    summary: 'Where shoppers find the shop, what stands below its pages and who runs it.',
  }),
  setContact: endpoint({
    ...editing,
    path: '/operator/settings/contact',
    body: sectionInput(ContactInput),
    response: sectionOf(ContactShown),
    summary: 'Other contacts or links; a 409 carries the section as it is now.',
  }),
  getOffer: endpoint({
    ...reading,
    path: '/operator/settings/offer',
    response: sectionOf(OfferShown),
    summary: 'What the shop offers, to which countries, by which clock.',
  }),
  setOffer: endpoint({
    ...editing,
    path: '/operator/settings/offer',
    body: sectionInput(OfferInput),
    response: sectionOf(OfferShown),
    summary: 'The same, from now on; a 409 carries the section as it is now.',
  }),
  getExtras: endpoint({
    ...reading,
    path: '/operator/settings/extras',
    response: sectionOf(ExtrasShown),
    summary: 'Logo, icons and share image, and scripts of others on the shop’s pages.',
  }),
  setExtras: endpoint({
    ...editing,
    path: '/operator/settings/extras',
    body: sectionInput(ExtrasInput),
    response: sectionOf(ExtrasShown),
    summary: 'Other pictures or scripts; a 409 carries the section as it is now.',
  }),
  getDuty: endpoint({
    ...reading,
    path: '/operator/settings/duty',
    response: sectionOf(DutyShown),
    summary: 'What borders let in free of duty and ask above, by country: a hint for shoppers.',
  }),
  setDuty: endpoint({
    ...editing,
    path: '/operator/settings/duty',
    body: sectionInput(DutyInput),
    response: sectionOf(DutyShown),
    summary: 'Other rules of borders; a 409 carries the section as it is now.',
  }),
};
