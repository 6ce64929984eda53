import { catalogEndpoints } from '../../src/contract/catalog.endpoints';
import { cartEndpoints } from '../../src/contract/cart.endpoints';
import { deskLocale } from '../../src/contract/desk-locales';
import type { Locale } from '../../src/contract/locales';
import { paymentEndpoints } from '../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../src/contract/purchase.endpoints';
import { productHref } from '../../src/client/product-href';
import { shipGoods, storeGoods } from './goods';
import { MUG_URL, SNEAKER, sneakerPage } from './products';
import { chargeOf, fund, placeOrder, setPayPassword, type Shopper } from './shopper';

/** Every page that a visitor may see, by its file below src/pages or, for those of the demo, its address. */
export const PUBLIC_PAGES: Record<string, string> = {
  index: '/',
  'product-search': '/product-search?keyword=shoes&channel=TAOBAO',
  product: sneakerPage(),
  'auth/login': '/auth/login',
  'auth/register': '/auth/register',
  'auth/forgot-password': '/auth/forgot-password',
  about: '/about',
  faq: '/faq',
  'how-to-use': '/how-to-use',
  'oem-service': '/oem-service',
  'payment-guide': '/payment-guide',
  'sourcing-service': '/sourcing-service',
  'transportation-charge': '/transportation-charge',
  share: '/share?picture=1',
  'demo/outbox': '/demo/outbox',
  'operator/login': '/operator/login',
  'operator/join': '/operator/join',
  'operator/reset': '/operator/reset',
  'operator/forgot': '/operator/forgot',
};

/** The language that a page is read in at an address: the staff's has fewer of them. */
export const spokenAt = (path: string, locale: Locale): Locale =>
  path.startsWith('/operator') ? deskLocale(locale) : locale;

/** Pages of the staff but their login: e2e/desks.spec.ts opens them. */
export const DESK_PAGES: Record<string, string> = {
  operator: '/operator',
  'operator/account': '/operator/account',
  'operator/dashboard': '/operator/dashboard',
  'operator/buying': '/operator/buying',
  'operator/buying/[id]': `/operator/buying/${'a'.repeat(20)}`,
  'operator/warehouse/bench': '/operator/warehouse/bench',
  'operator/warehouse/codes': '/operator/warehouse/codes',
  'operator/content/articles': '/operator/content/articles',
  'operator/content/articles/[type]': '/operator/content/articles/FAQ',
  'operator/catalogue/own-products': '/operator/catalogue/own-products',
  'operator/catalogue/own-products/[id]': '/operator/catalogue/own-products/new',
  'operator/catalogue/groups': '/operator/catalogue/groups',
  'operator/catalogue/keywords': '/operator/catalogue/keywords',
  'operator/content/home': '/operator/content/home',
  'operator/content/home/new': '/operator/content/home/new?kind=campaign',
  'operator/content/home/[id]': '/operator/content/home/banner-1',
  'operator/content/preview/home': '/operator/content/preview/home?item=banner-1',
  'operator/content/preview/[type]': '/operator/content/preview/FAQ',
  'operator/customers': '/operator/customers',
  'operator/customers/[id]': `/operator/customers/${'a'.repeat(20)}`,
  'operator/money/compensations': '/operator/money/compensations',
  'operator/money/compensations/[id]': `/operator/money/compensations/${'a'.repeat(20)}`,
  'operator/threads': '/operator/threads',
  'operator/threads/[id]': `/operator/threads/${'a'.repeat(20)}`,
  'operator/canned-answers': '/operator/canned-answers',
  'operator/money/days': '/operator/money/days',
  'operator/money/days/[day]': '/operator/money/days/2026-11-01',
  'operator/money/deposits': '/operator/money/deposits',
  'operator/money/deposits/[id]': `/operator/money/deposits/${'a'.repeat(20)}`,
  'operator/money/ledger': '/operator/money/ledger',
  'operator/money/ledger/[id]': `/operator/money/ledger/${'a'.repeat(20)}`,
  'operator/money/accounts/[id]': `/operator/money/accounts/${'a'.repeat(20)}`,
  'operator/money/new-compensation': '/operator/money/new-compensation',
  'operator/money/refunds': '/operator/money/refunds',
  'operator/money/refunds/[id]': `/operator/money/refunds/${'a'.repeat(20)}`,
  'operator/money/reviews': '/operator/money/reviews',
  'operator/money/statements': '/operator/money/statements',
  'operator/money/statements/[id]': `/operator/money/statements/${'a'.repeat(20)}`,
  'operator/money/read-statement': '/operator/money/read-statement',
  'operator/money/withdrawals': '/operator/money/withdrawals',
  'operator/money/withdrawals/[id]': `/operator/money/withdrawals/${'a'.repeat(20)}`,
  'operator/claims': '/operator/claims',
  'operator/warehouse/parcels': '/operator/warehouse/parcels',
  'operator/warehouse/counts': '/operator/warehouse/counts',
  'operator/warehouse/parcels/[id]': `/operator/warehouse/parcels/${'a'.repeat(20)}`,
  'operator/packing': '/operator/packing',
  'operator/packing/bench': '/operator/packing/bench',
  'operator/packing/papers': '/operator/packing/papers?ids=none',
  'operator/batches/sheet': '/operator/batches/sheet?id=none',
  'operator/packing/pick-list': '/operator/packing/pick-list',
  'operator/packing/[id]': `/operator/packing/${'a'.repeat(20)}`,
  'operator/transit': '/operator/transit',
  'operator/transit/[id]': `/operator/transit/${'a'.repeat(20)}`,
  'operator/batches': '/operator/batches',
  'operator/batches/[id]': `/operator/batches/${'a'.repeat(20)}`,
  'operator/[...missing]': '/operator/nothing',
  'operator/staff': '/operator/staff',
  'operator/roles': '/operator/roles',
  'operator/audit': '/operator/audit',
  'operator/exports': '/operator/exports',
  'operator/settings': '/operator/settings',
  'operator/settings/brand': '/operator/settings/brand',
  'operator/settings/contact': '/operator/settings/contact',
  'operator/settings/offer': '/operator/settings/offer',
  'operator/settings/extras': '/operator/settings/extras',
  'operator/settings/services': '/operator/settings/services',
  'operator/settings/duty': '/operator/settings/duty',
  'operator/settings/sources': '/operator/settings/sources',
  'operator/settings/customs': '/operator/settings/customs',
  'operator/settings/texts': '/operator/settings/texts',
  'operator/settings/money': '/operator/settings/money',
  'operator/settings/languages': '/operator/settings/languages',
  'operator/settings/fees': '/operator/settings/fees',
  'operator/settings/lines': '/operator/settings/lines',
  'operator/settings/lines/new': '/operator/settings/lines/new',
  'operator/settings/lines/import': '/operator/settings/lines/import',
  'operator/settings/lines/of/[name]': '/operator/settings/lines/of/AU-AIR',
  'operator/settings/simulator': '/operator/settings/simulator',
  'operator/settings/levels': '/operator/settings/levels',
  'operator/settings/limits': '/operator/settings/limits',
  'operator/settings/domain': '/operator/settings/domain',
  'operator/settings/keys': '/operator/settings/keys',
  'operator/settings/mail': '/operator/settings/mail',
  'operator/settings/payments': '/operator/settings/payments',
  'operator/settings/warehouses': '/operator/settings/warehouses',
  'operator/manual-orders': '/operator/manual-orders',
  'operator/manual-orders/[id]': `/operator/manual-orders/${'a'.repeat(20)}`,
};

/** Those of the pages above and below that the demo draws by itself. */
export const OF_THE_DEMO = ['demo/outbox', 'sandbox-pay/[chargeId]'];

/** Addresses that show a page in another state. */
export const PUBLIC_STATES = [
  productHref(MUG_URL),
  '/product-search?keyword=zzqxjkvw',
  '/product-search?channel=ALIBABA&page=2',
];

/** Every page behind the login, filled: a cart, a favourite, an order to pay, goods in store and on their way, money moved. */
export async function fillShopperPages(shopper: Shopper): Promise<Record<string, string>> {
  const { api } = shopper;
  await fund(shopper, 50_000);
  await setPayPassword(shopper);
  const shipment = await shipGoods(shopper, await storeGoods(shopper));
  const parcelId = await storeGoods(shopper);
  const order = await placeOrder(shopper);
  const { productUrl, skuId } = SNEAKER;
  await api(cartEndpoints.add, { body: { productUrl, productSkuId: skuId, quantity: 1 } });
  await api(catalogEndpoints.saveFavorite, { body: { productUrl } });
  const asked = await api(purchaseEndpoints.createManual, {
    body: { productUrl: 'https://shop.example/canvas', title: 'Canvas by the metre', unitPriceFen: 1250, quantity: 3 },
  });
  const due = order.payment;
  if (!due) throw new Error('the order has no payment');
  const start = await api(paymentEndpoints.start, {
    params: { provider: 'SANDBOX' },
    body: { orderPay: due.paymentNo, orderAmount: due.amount.amount },
  });
  return {
    cart: '/cart',
    checkout: '/checkout',
    favorites: '/favorites',
    'manual-order': '/manual-order',
    my: '/my',
    'my/account': '/my/account',
    'my/balance': '/my/balance',
    'my/in-stock-items': '/my/in-stock-items',
    'my/message': '/my/message',
    'my/pending-payments': '/my/pending-payments',
    'my/purchase': '/my/purchase',
    'my/purchase/[id]': `/my/purchase/${order.id}`,
    'my/purchase/manual': '/my/purchase/manual',
    'my/purchase/manual/[id]': `/my/purchase/manual/${asked.id}`,
    'my/refunds': '/my/refunds',
    'my/transit': '/my/transit',
    'my/transit/[id]': `/my/transit/${shipment.id}`,
    'my/transit/new': `/my/transit/new?parcels=${parcelId}`,
    'my/warehouses': '/my/warehouses',
    'payment/return': `/payment/return?paymentNo=${due.paymentNo}`,
    'sandbox-pay/[chargeId]': `/sandbox-pay/${chargeOf(start)}`,
  };
}
