import type { Channel } from './channels';
import type { OrderGroup } from './order-status';
import type { TransitGroup } from './transit.enums';

const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const search = new URLSearchParams(
    Object.entries(query)
      .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
};

/** What a visitor was about to do where a login is asked for. */
const LOGIN_REASONS = ['cart', 'buy'] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];
export const loginReasonOf = (text: string | undefined): LoginReason | undefined =>
  LOGIN_REASONS.find((reason) => reason === text);

/** The page of a product, which its query names. */
export const PRODUCT_PAGE = '/product';

/** Every address of the shop, without the language prefix (Next adds it). */
export const paths = {
  home: () => '/',
  /** @param refrom an address outside of the shop */
  login: (redirectUrl?: string, refrom?: string, reason?: LoginReason) =>
    withQuery('/auth/login', { redirectUrl, refrom, reason }),
  register: (redirectUrl?: string, refrom?: string, reason?: LoginReason) =>
    withQuery('/auth/register', { redirectUrl, refrom, reason }),
  forgotPassword: () => '/auth/forgot-password',
  about: () => '/about',
  howToUse: () => '/how-to-use',
  paymentGuide: () => '/payment-guide',
  sourcingService: () => '/sourcing-service',
  oemService: () => '/oem-service',
  transportationCharge: () => '/transportation-charge',
  faq: () => '/faq',
  /** @param encryptedLink from `contract/link-cipher` */
  product: (encryptedLink: string) => `${PRODUCT_PAGE}?url=${encodeURIComponent(encryptedLink)}&filters=`,
  search: (query: {
    keyword?: string;
    channel?: Channel;
    filters?: string;
    sort?: string;
    priceStart?: string;
    priceEnd?: string;
    page?: number;
    imageUrl?: string;
    shopId?: string;
    snId?: string;
  }) => withQuery('/product-search', { ...query }),
  /** RTE-5, to the letter: what the search box opens for a keyword. */
  keywordSearch: (keyword: string, channel: Channel | undefined) =>
    `/product-search?${new URLSearchParams({ keyword, filters: '', channel: channel ?? '' }).toString()}`,
  /** RTE-6, to the letter. @param imageUrl where the picture was uploaded to */
  pictureSearch: (imageUrl: string, channel: Channel | undefined) =>
    `/product-search?${new URLSearchParams({ imageUrl, filters: '', channel: channel ?? '' }).toString()}`,
  cart: () => '/cart',
  checkout: (query: { items?: string; preview?: string } = {}) => withQuery('/checkout', query),
  favorites: (query: { channel?: Channel; page?: number } = {}) => withQuery('/favorites', query),
  overview: () => '/my',
  messages: (query: { page?: number } = {}) => withQuery('/my/message', query),
  /** Conversations with the shop. @param query.id the one that is open, @param query.about of no such conversation yet: kind and id */
  threads: (query: { id?: string; about?: string; page?: number } = {}) =>
    withQuery('/my/message', { view: 'threads', ...query }),
  purchases: (query: { group?: OrderGroup; keyword?: string; page?: number } = {}) => withQuery('/my/purchase', query),
  /** @param startsPaying opens the pay dialog at once */
  purchase: (id: string, startsPaying = false) =>
    withQuery(`/my/purchase/${id}`, { pay: startsPaying ? 1 : undefined }),
  manualOrders: (query: { page?: number } = {}) => withQuery('/my/purchase/manual', query),
  manualOrderDetail: (id: string) => `/my/purchase/manual/${id}`,
  manualOrder: (url?: string, title?: string) => withQuery('/manual-order', { url, title }),
  warehouses: (query: { page?: number; claims?: number } = {}) => withQuery('/my/warehouses', query),
  /** @param query.decide the item of an order: its parcel is shown, and asks what becomes of it */
  inStockItems: (query: { view?: string; decide?: string } = {}) => withQuery('/my/in-stock-items', query),
  transit: (query: { group?: TransitGroup; keyword?: string; page?: number } = {}) => withQuery('/my/transit', query),
  transitOrder: (id: string, startsPaying = false) =>
    withQuery(`/my/transit/${id}`, { pay: startsPaying ? 1 : undefined }),
  /** @param parcelIds what is to be shipped together */
  newTransit: (parcelIds: string[]) => withQuery('/my/transit/new', { parcels: parcelIds.join(',') }),
  /** @param query.orders the numbers of those that were placed together, to be paid together */
  pendingPayments: ({ orders, ...query }: { orders?: readonly string[]; page?: number } = {}) =>
    withQuery('/my/pending-payments', { orders: orders?.join(','), ...query }),
  /** @param query.order the number of the one order that they are about */
  refunds: (query: { order?: string; status?: string; page?: number } = {}) => withQuery('/my/refunds', query),
  paymentReturn: (paymentNo: string) => withQuery('/payment/return', { paymentNo }),
  /** `topUp`: minor units that are missing, to begin with. */
  balance: (query: { tab?: string; page?: number; topUp?: number } = {}) => withQuery('/my/balance', query),
  /** @param section the part of it that is opened */
  account: (section?: 'customs' | 'looks' | 'payPassword') => (section ? `/my/account#${section}` : '/my/account'),
  /** Where devices send what somebody shares. */
  share: () => '/share',
} as const;

/** Of a shop that names no icon of its own. */
export const DEFAULT_ICON = '/icons/icon.svg';
