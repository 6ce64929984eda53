import type { DefaultRole } from '../../src/contract/staff-roles';

const SETTINGS_EDIT: DefaultRole[] = ['owner', 'manager'];
const SETTINGS_READ: DefaultRole[] = [...SETTINGS_EDIT, 'reader'];

/** Who of the default roles sets what is asked, and tries it. */
export const PRICE_RIGHTS: Record<string, DefaultRole[]> = {
  'GET /operator/settings/lines': SETTINGS_READ,
  'GET /operator/settings/line-start': SETTINGS_READ,
  'GET /operator/settings/lines/{name}': SETTINGS_READ,
  'POST /operator/settings/lines': SETTINGS_EDIT,
  'PUT /operator/settings/lines/{name}': SETTINGS_EDIT,
  'POST /operator/settings/lines/{name}/versions': SETTINGS_EDIT,
  'POST /operator/settings/lines/{name}/versions/{id}/withdraw': SETTINGS_EDIT,
  'GET /operator/settings/lines-table': SETTINGS_READ,
  'GET /operator/settings/import-shapes/{shape}': SETTINGS_READ,
  'POST /operator/settings/lines-check': SETTINGS_READ,
  'POST /operator/settings/lines-import': SETTINGS_EDIT,
  'POST /operator/settings/simulate': SETTINGS_READ,
  'POST /operator/settings/lines/{name}/back-test': SETTINGS_READ,
  'GET /operator/settings/fees': SETTINGS_READ,
  'POST /operator/settings/fees': SETTINGS_EDIT,
  'POST /operator/settings/fees/{id}/withdraw': SETTINGS_EDIT,
};
