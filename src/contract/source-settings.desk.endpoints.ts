import { endpoint } from './endpoint.schemas';
import { sectionInput } from './settings-desk.schemas';
import { CustomsInput, CustomsSection, SourcesInput, SourcesSection } from './source-settings.schemas';

const reading = { access: 'staff', permission: 'settings.read', method: 'GET' } as const;
const editing = { access: 'staff', permission: 'settings.edit', method: 'PUT' } as const;

export const sourceSettingsDeskEndpoints = {
  getSources: endpoint({
    ...reading,
    path: '/operator/settings/sources',
    response: SourcesSection,
    summary: 'Who is asked for goods, and how many calls and translated letters a day has.',
  }),
  setSources: endpoint({
    ...editing,
    path: '/operator/settings/sources',
    body: sectionInput(SourcesInput),
    response: SourcesSection,
    summary: 'The same, from now on; a 409 carries the section as it is now.',
  }),
  getCustoms: endpoint({
    ...reading,
    path: '/operator/settings/customs',
    response: CustomsSection,
    summary: 'Which numbers borders ask of a receiver, by country.',
  }),
  setCustoms: endpoint({
    ...editing,
    path: '/operator/settings/customs',
    body: sectionInput(CustomsInput),
    response: CustomsSection,
    summary: 'The same, from now on; a 409 carries the section as it is now.',
  }),
};
