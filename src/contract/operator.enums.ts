/**
 * What members of staff may do, as `desk.verb`: each verb that a role below needs, whether its desk stands already or not.
 * A verb without a call opens nothing; people can be given their roles before their desk is there.
 */
export const PERMISSIONS = [
  ...(['purchase.read', 'purchase.claim', 'purchase.place', 'purchase.difference'] as const),
  ...(['purchase.substitute', 'purchase.refund', 'purchase.quote'] as const),
  ...(['warehouse.receive', 'warehouse.inspect', 'warehouse.shelve', 'warehouse.move'] as const),
  ...(['warehouse.count', 'warehouse.return', 'warehouse.dispose', 'warehouse.unclaimed'] as const),
  ...(['packing.pick', 'packing.pack', 'packing.weigh', 'packing.label'] as const),
  ...(['packing.batch', 'packing.declare', 'packing.absorb'] as const),
  ...(['money.read', 'money.deposit', 'money.withdraw-request', 'money.withdraw-approve', 'money.refund'] as const),
  ...(['money.adjust', 'money.reconcile', 'money.close', 'money.export', 'money.accounts'] as const),
  ...(['customer.read', 'customer.message', 'customer.note', 'customer.view-as'] as const),
  ...(['customer.block', 'customer.data-export', 'customer.erase'] as const),
  ...(['customs.reveal'] as const),
  ...(['content.edit', 'content.publish'] as const),
  ...(['catalogue.edit'] as const),
  ...(['settings.read', 'settings.edit', 'settings.limits', 'settings.keys', 'views.share'] as const),
  ...(['staff.read', 'staff.manage', 'audit.read'] as const),
] as const;

/** DONE: the session is open. CODE: the password is right, and the same is to be sent with a code. */
export const LOGIN_STEPS = ['DONE', 'CODE'] as const;

/** SUSPENDED: does not get in, and keeps the roles. */
export const STAFF_STATES = ['ACTIVE', 'SUSPENDED'] as const;

/** The roles that each shop has from the start; their names are texts. */
export const DEFAULT_ROLES = [
  'owner',
  'manager',
  'buyer',
  'warehouse',
  'packer',
  'support',
  'finance',
  'finance-approver',
  'editor',
  'reader',
] as const;
