import type { DefaultRole } from '../../src/contract/staff-roles';

const EVERYBODY: DefaultRole[] = [
  ...(['owner', 'manager', 'buyer', 'warehouse', 'packer', 'support'] as const),
  ...(['finance', 'finance-approver', 'editor', 'reader'] as const),
];

const SETTINGS_EDIT: DefaultRole[] = ['owner', 'manager'];
const SETTINGS_READ: DefaultRole[] = [...SETTINGS_EDIT, 'reader'];

/** The same of the sections of the settings that have calls of their own, and of what is taken out. */
export const RIGHTS_OF_SETTINGS: Record<string, DefaultRole[]> = {
  'GET /operator/exports': EVERYBODY,
  'POST /operator/exports': ['owner', 'manager', 'finance'],
  'GET /operator/exports/{id}/parts/{part}': EVERYBODY,
  'DELETE /operator/exports/{id}': EVERYBODY,
  'GET /operator/settings/domains': SETTINGS_READ,
  'POST /operator/settings/domains': SETTINGS_EDIT,
  'POST /operator/settings/domains/{domain}/check': SETTINGS_EDIT,
  'POST /operator/settings/domains/{domain}/main': SETTINGS_EDIT,
  'DELETE /operator/settings/domains/{domain}': SETTINGS_EDIT,
  'GET /operator/settings/mail': SETTINGS_READ,
  'PUT /operator/settings/mail': SETTINGS_EDIT,
  'POST /operator/settings/mail/check': SETTINGS_EDIT,
  'GET /operator/settings/mail/preview': SETTINGS_READ,
  'POST /operator/settings/mail/test': SETTINGS_EDIT,
  'GET /operator/played-desks': SETTINGS_READ,
  'PUT /operator/played-desks': SETTINGS_EDIT,
  'GET /operator/settings/levels': SETTINGS_READ,
  'PUT /operator/settings/levels': SETTINGS_EDIT,
  'GET /operator/settings/contact': SETTINGS_READ,
  'PUT /operator/settings/contact': SETTINGS_EDIT,
  'GET /operator/settings/offer': SETTINGS_READ,
  'PUT /operator/settings/offer': SETTINGS_EDIT,
  'GET /operator/settings/extras': SETTINGS_READ,
  'PUT /operator/settings/extras': SETTINGS_EDIT,
  'GET /operator/settings/services': SETTINGS_READ,
  'POST /operator/settings/services': SETTINGS_EDIT,
  'PUT /operator/settings/services/{code}': SETTINGS_EDIT,
  'POST /operator/settings/services/{code}/prices': SETTINGS_EDIT,
  'POST /operator/settings/services/{code}/prices/{id}/withdraw': SETTINGS_EDIT,
  'GET /operator/settings/texts': SETTINGS_READ,
  'PUT /operator/settings/texts': SETTINGS_EDIT,
  'GET /operator/settings-upload-token': SETTINGS_EDIT,
  'GET /operator/settings/boxes': SETTINGS_READ,
  'PUT /operator/settings/boxes': SETTINGS_EDIT,
  'GET /operator/settings/warehouses': SETTINGS_READ,
  'POST /operator/settings/warehouses': SETTINGS_EDIT,
  'PUT /operator/settings/warehouses/{id}': SETTINGS_EDIT,
  'GET /operator/settings/warehouses/{id}/calendar': SETTINGS_READ,
  'PUT /operator/settings/warehouses/{id}/calendar': SETTINGS_EDIT,
  'GET /operator/settings/payments': ['owner', 'manager'],
  'PUT /operator/settings/payments': ['owner', 'manager'],
  'PUT /operator/settings/accounts/{name}': ['owner', 'manager'],
  'DELETE /operator/settings/accounts/{name}': ['owner', 'manager'],
  'POST /operator/settings/accounts/{name}/test': ['owner', 'manager'],
  'POST /operator/settings/accounts/{name}/decide': ['owner', 'manager'],
  'PUT /operator/settings/bank-account': ['owner', 'manager'],
};
