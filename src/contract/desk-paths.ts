import type { OrderAge } from './order-age';

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

/** The sections of a shop's settings, in their order. */
export const SETTINGS_SECTIONS = [
  'brand',
  'contact',
  'offer',
  'extras',
  'languages',
  'texts',
  'money',
  'fees',
  'services',
  'duty',
  'customs',
  'lines',
  'simulator',
  'limits',
  'levels',
  'warehouses',
  'payments',
  'sources',
  'domain',
  'mail',
  'keys',
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
/** Under which headings they stand, in their order; each under one. */
export const SETTINGS_GROUPS = {
  shop: ['brand', 'contact', 'offer', 'extras', 'languages', 'texts', 'levels'],
  prices: ['money', 'fees', 'services', 'duty'],
  goods: ['sources', 'warehouses', 'lines', 'simulator', 'customs'],
  staff: ['limits'],
  outside: ['payments', 'domain', 'mail', 'keys'],
} as const satisfies Record<string, SettingsSection[]>;
export type SettingsGroup = keyof typeof SETTINGS_GROUPS;
/** What a section asks for beyond looking at settings. */
export const SECTION_NEEDS: Partial<Record<SettingsSection, 'money.accounts' | 'settings.keys'>> = {
  payments: 'money.accounts',
  keys: 'settings.keys',
};

/** Every address of the staff, without the language prefix; apart from the shop's, which never leads here. */
export const deskPaths = {
  /** @param missing the right that somebody lacks for where they wanted to go */
  home: (missing?: string) => withQuery('/operator', { missing }),
  /** @param at the address where nothing is */
  missing: (at?: string) => withQuery('/operator/missing', { at }),
  /** @param days how many it looks at */
  dashboard: (days?: string) => withQuery('/operator/dashboard', { days }),
  buying: () => '/operator/buying',
  openOrders: (age?: OrderAge) => withQuery('/operator/buying', { view: 'open', age }),
  purchase: (id: string) => `/operator/buying/${id}`,
  manualOrders: () => '/operator/manual-orders',
  bench: ({ mode, warehouseId, bench }: { mode?: string; warehouseId?: string; bench?: string } = {}) =>
    withQuery('/operator/warehouse/bench', { mode: mode?.toLowerCase(), warehouse: warehouseId, bench }),
  testLabel: () => '/operator/warehouse/codes?test=1',
  codes: (labels: string[] = []) => withQuery('/operator/warehouse/codes', { labels: labels.join(',') }),
  counts: () => '/operator/warehouse/counts',
  parcels: () => '/operator/warehouse/parcels',
  parcel: (id: string) => `/operator/warehouse/parcels/${id}`,
  claims: () => '/operator/claims',
  packing: () => '/operator/packing',
  packingBench: (bench?: string) => withQuery('/operator/packing/bench', { bench }),
  packingOf: (id: string) => `/operator/packing/${id}`,
  papers: (id?: string, paper?: string) => withQuery('/operator/packing/papers', { id, paper }),
  batches: () => '/operator/batches',
  batch: (id: string) => `/operator/batches/${id}`,
  batchSheet: (id: string) => withQuery('/operator/batches/sheet', { id }),
  shipments: () => '/operator/transit',
  shipment: (id: string) => `/operator/transit/${id}`,
  pickList: (ids: string[] = []) => withQuery('/operator/packing/pick-list', { ids: ids.join(',') }),
  manualOrder: (id: string) => `/operator/manual-orders/${id}`,
  articles: () => '/operator/content/articles',
  article: (type: string, language?: string) => withQuery(`/operator/content/articles/${type}`, { language }),
  /** @param kind in capitals, as calls name it */
  siteItems: (kind?: string) =>
    withQuery('/operator/content/home', { view: kind && kind !== 'BANNER' ? `${kind.toLowerCase()}s` : undefined }),
  newSiteItem: (kind: string) => withQuery('/operator/content/home/new', { kind: kind.toLowerCase() }),
  siteItem: (id: string) => `/operator/content/home/${id}`,
  homePreview: (id: string) => withQuery('/operator/content/preview/home', { item: id }),
  ownProducts: () => '/operator/catalogue/own-products',
  /** @param id `new` for one that is to be made */
  ownProduct: (id: string) => `/operator/catalogue/own-products/${id}`,
  groups: () => '/operator/catalogue/groups',
  keywords: (language?: string) => withQuery('/operator/catalogue/keywords', { language }),
  /** For a frame of the staff alone. */
  articlePreview: (type: string) => `/operator/content/preview/${type}`,
  customers: (q?: string) => withQuery('/operator/customers', { q }),
  customer: (id: string) => `/operator/customers/${id}`,
  compensations: () => '/operator/money/compensations',
  /** @param no of an order, a shipment or a parcel */
  newCompensation: (no?: string) => withQuery('/operator/money/new-compensation', { no }),
  compensation: (id: string) => `/operator/money/compensations/${id}`,
  threads: (q?: string) => withQuery('/operator/threads', { q }),
  thread: (id: string) => `/operator/threads/${id}`,
  cannedAnswers: () => '/operator/canned-answers',
  days: () => '/operator/money/days',
  /** @param day of the shop's calendar: `2026-11-21` */
  day: (day: string) => `/operator/money/days/${day}`,
  deposits: () => '/operator/money/deposits',
  deposit: (id: string) => `/operator/money/deposits/${id}`,
  /** @param q the number of what was paid, or an e-mail */
  ledger: (view?: 'deposits' | 'refunds', q?: string) => withQuery('/operator/money/ledger', { view, q }),
  ledgerEvent: (id: string) => `/operator/money/ledger/${id}`,
  /** @param query days and the kind of event, as its call names them */
  ledgerAccount: (id: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`/operator/money/accounts/${id}`, query),
  refunds: () => '/operator/money/refunds',
  refund: (id: string) => `/operator/money/refunds/${id}`,
  reviews: () => '/operator/money/reviews',
  statements: () => '/operator/money/statements',
  statement: (id: string) => `/operator/money/statements/${id}`,
  readStatement: () => '/operator/money/read-statement',
  withdrawals: () => '/operator/money/withdrawals',
  withdrawal: (id: string) => `/operator/money/withdrawals/${id}`,
  /** By the link of a mail, with its token behind a `#`. */
  join: () => '/operator/join',
  reset: () => '/operator/reset',
  forgot: () => '/operator/forgot',
  account: () => '/operator/account',
  staff: () => '/operator/staff',
  roles: () => '/operator/roles',
  settings: () => '/operator/settings',
  /** @param section `brand` and the others */
  settingsOf: (section: SettingsSection) => `/operator/settings/${section}`,
  newLine: () => '/operator/settings/lines/new',
  line: (name: string) => `/operator/settings/lines/of/${encodeURIComponent(name)}`,
  lineImport: () => '/operator/settings/lines/import',
  audit: (query: Record<string, string | undefined> = {}) => withQuery('/operator/audit', query),
  exports: () => '/operator/exports',
  /** @param redirectUrl a page of the staff to go on to */
  login: (redirectUrl?: string) => withQuery('/operator/login', { redirectUrl }),
} as const;

/** Whether a path without its language is one of the staff's. */
export const isDeskPath = (path: string): boolean => /^\/operator(?=[/?#]|$)/.test(path);
