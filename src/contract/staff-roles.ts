import { PERMISSIONS, type DEFAULT_ROLES } from './operator.enums';

export type Permission = (typeof PERMISSIONS)[number];
export type DefaultRole = (typeof DEFAULT_ROLES)[number];
type Desk = Permission extends `${infer D}.${string}` ? D : never;

const of = (...desks: Desk[]) => PERMISSIONS.filter((verb) => desks.some((desk) => verb.startsWith(`${desk}.`)));
const without = (verbs: readonly Permission[], ...left: Permission[]) => verbs.filter((verb) => !left.includes(verb));

/** Who pays money out is not who asks for it, and nobody but an owner makes others what they are. */
const OF_OTHERS = [
  'money.withdraw-approve',
  'money.adjust',
  'customer.erase',
  'settings.limits',
  'settings.keys',
  'staff.manage',
] as const;

/** The verbs of the default roles. They follow the release: a desk that comes later is open to whom it is made for. */
export const ROLE_VERBS: Record<DefaultRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: without(PERMISSIONS, ...OF_OTHERS),
  buyer: [...of('purchase'), 'customer.read', 'customer.message'],
  warehouse: of('warehouse'),
  packer: without(of('packing'), 'packing.absorb'),
  support: ['purchase.read', ...without(of('customer'), 'customer.data-export', 'customer.erase'), 'money.read'],
  finance: [
    ...without(of('money'), 'money.withdraw-approve', 'money.adjust', 'money.accounts'),
    'purchase.read',
    'customer.read',
  ],
  'finance-approver': ['money.read', 'money.withdraw-approve', 'money.adjust', 'money.close'],
  editor: of('content', 'catalogue'),
  reader: ['purchase.read', 'money.read', 'customer.read', 'settings.read'],
};

/** Work at what lies in one warehouse: roles of nothing else can be given for some of the shop's. */
export const isOfWarehouse = (verb: Permission): boolean =>
  verb.startsWith('warehouse.') || verb.startsWith('packing.');

/** What moves money, what says where it goes and what is charged, and what makes others who may. */
export const needsSecondFactor = (verb: Permission): boolean =>
  (verb.startsWith('money.') && verb !== 'money.read') ||
  verb === 'staff.manage' ||
  (verb.startsWith('settings.') && verb !== 'settings.read');

const known = new Set<string>(PERMISSIONS);
/** False of a verb that only another release knows. */
export const isPermission = (verb: string): verb is Permission => known.has(verb);
export const isDefaultRole = (id: string): id is DefaultRole => Object.hasOwn(ROLE_VERBS, id);
