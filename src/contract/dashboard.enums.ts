import type { Permission } from './staff-roles';

/**
 * What is added up of each day, and who may see it: of money, who reads the books. What of a measure a dimension is says
 * docs/domain.md.
 */
export const FACT_RIGHTS = {
  goods: 'money.read',
  paid: 'money.read',
  margin: 'money.read',
  book: 'money.read',
  refunded: 'money.read',
  orders: 'purchase.read',
  returning: 'purchase.read',
  funnel: 'purchase.read',
  open: 'purchase.read',
  age: 'purchase.read',
  late: 'purchase.read',
  refunds: 'purchase.read',
  faults: 'purchase.read',
  arrived: 'warehouse.receive',
  stored: 'warehouse.receive',
  shelves: 'warehouse.receive',
  shipped: 'packing.pick',
  estimate: 'packing.pick',
  way: 'packing.pick',
  signups: 'customer.read',
  mails: 'settings.read',
  staff: 'settings.read',
} as const satisfies Record<string, Permission>;

export type FactMeasure = keyof typeof FACT_RIGHTS;
export const FACT_MEASURES = Object.keys(FACT_RIGHTS) as [FactMeasure, ...FactMeasure[]];

/** How things stood when the day was last counted: of a span of days the last is meant, and none can be counted later. */
export const STANDING = ['open', 'age', 'late', 'stored', 'shelves', 'staff'] as const satisfies FactMeasure[];
/** How many came to which value, `<line>|<value>`: of these a middle is read, not a sum. */
export const SPREADS = ['estimate', 'way'] as const satisfies FactMeasure[];

/** Desks whose clocks a shop is told of. */
export const LATE_DESKS = ['buying', 'seller', 'inspect', 'packing'] as const;

/** How many days a dashboard looks at, against as many before. */
export const DASHBOARD_SPANS = ['1', '7', '28'] as const;

/** Desks of which a dashboard tells what waits, in their order. */
export const WORK_DESKS = [
  ...(['buying', 'seller', 'inspect', 'packing', 'refunds'] as const),
  // of a withdrawal each step waits for somebody else
  ...(['withdrawals', 'withdrawalsToAllow', 'withdrawalsToPay', 'deposits'] as const),
] as const;
