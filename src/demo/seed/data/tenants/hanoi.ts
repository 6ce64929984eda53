import { pictureUrl } from '../../../pictures/picture-spec';
import { FRAME_WORDS } from '../phrases';
import { withBrand } from '../in-all';
import { HANOI_LINES } from '../lines/hanoi-lines';
import {
  chinaWarehouses,
  demoAccounts,
  demoRecord,
  type DemoOffers,
  levelsFrom,
  localWarehouse,
  PRODUCT_GROUPS,
} from './shared';

/** Orders are paid one by one through a provider: this shop keeps no balances. */
export const hanoi = demoRecord({
  id: 'hanoi',
  name: { vi: 'Chợ Thuyền', en: 'Cho Thuyen' },
  description: {
    vi: 'Đặt hàng Taobao, Tmall, 1688 và Poizon bằng tiếng Việt. Kiểm hàng ở Quảng Châu, giao tận nhà trên toàn quốc.',
    en: 'Order from Taobao, Tmall, 1688 and Poizon in Vietnamese. Checked in Guangzhou, delivered across Vietnam.',
  },
  slogan: { vi: 'Hàng Trung về bến nhà mình', en: 'Goods from China, moored at your door' },
  themeColor: '#d0312d',
  logoImage: '/logos/hanoi.svg',
  // what shared links show (TEN-8); no script of others, so that the demo runs without the internet
  extras: {
    icon: '/logos/hanoi.svg',
    shareImage: pictureUrl({
      kind: 'banner',
      objects: ['shoppingbag', 'giftbox', 'suitcase'],
      colour: '#d0312d',
      mirrored: false,
    }),
  },
  defaultLanguage: 'vi',
  supportedLanguages: ['vi', 'en'],
  timezoneOffset: 7,
  countryCode: 'vn',
  serviceEmail: 'hotro@hanoi.example',
  servicePhone: '+84 24 5555 0188',
  serviceSocialAccounts: [
    { type: 'ZALO', accountId: '+84 24 5555 0188' },
    { type: 'FACEBOOK_MESSENGER', accountId: 'chothuyen-example' },
    { type: 'ADDRESS', accountId: '27 phố Hàng Bè, phường Hoàn Kiếm, Hà Nội' },
    { type: 'WECHAT', accountId: 'chothuyen-example' },
  ],
  socialMediaPlatforms: [
    { platform: 'FACEBOOK', link: 'https://www.facebook.com/chothuyen-example' },
    { platform: 'TIKTOK', link: 'https://www.tiktok.com/@chothuyen-example' },
    { platform: 'YOUTUBE', link: 'https://www.youtube.com/@chothuyen-example' },
  ],
  footerLinks: [
    { title: withBrand(FRAME_WORDS.chat, 'Zalo'), link: 'https://zalo.me/chothuyen-example' },
    { title: FRAME_WORDS.questions, link: '/faq' },
    { title: FRAME_WORDS.fees, link: '/transportation-charge' },
  ],
  registrationEntity: {
    name: 'Công ty TNHH Thương mại Chợ Thuyền',
    businessLicenseNo: 'MST 0100 555 188',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'VND',
  cnyToLocalRate: '3650',
  marginBasisPoints: 150,
  preference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    supportBalancePay: false,
    supportBatchPay: false,
    productPlatforms: ['TAOBAO', 'TMALL', 'ALIBABA', 'POIZON'],
    showClock: true,
    showCredit: true,
    linkSearchWithoutLogin: true,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE',
    'PAYMENT_GUIDE',
    'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS',
    'FAQ',
    'ABOUT_US',
    'USER_AGREEMENT',
  ],
  serviceFee: { basisPoints: 300, minimumFen: 500 },
  countries: ['vn'],
  storage: {
    freeDays: 30,
    bands: [
      { upToGrams: 5000, dayFee: 100 },
      { upToGrams: null, dayFee: 200 },
    ],
    maxFee: 6000,
  },
  transit: { unpackFen: 500, rehearsalFen: 1500, toleranceFen: 200, takesPaymentFirst: false },
  hotKeywords: {
    vi: ['giày', 'túi xách', 'váy', 'ốp điện thoại', 'cốc', 'đồng hồ', 'áo thun', 'ba lô', 'gấu bông'],
    en: ['shoes', 'bag', 'summer dress', 'phone case', 'mug', 'watch', 'backpack', 'plush toy'],
  },
  searchPlaceholder: {
    vi: 'Dán link Taobao, 1688, Tmall, Poizon hoặc tìm kiếm',
    en: 'Paste a Taobao, 1688, Tmall or Poizon link, or search',
  },
  productGroups: [
    PRODUCT_GROUPS.taobao,
    PRODUCT_GROUPS.wholesale,
    PRODUCT_GROUPS.sneakers,
    PRODUCT_GROUPS.tmall,
    PRODUCT_GROUPS.beauty,
  ],
  paymentProviders: ['SANDBOX'],
  playedStaff: { stepSeconds: 90 },
  offlineDeposit: { bank: 'Ngân hàng Demo', account: '0123 4567 8901', name: 'CONG TY DEMO' },
  depositLimits: { minimum: 100_000, maximum: 100_000_000 },
  staffLimits: { compensationMonth: 10_000_000 },
  levels: levelsFrom(2_000_000, 20_000_000),
  returnOrigins: ['https://blog.hanoi.example'],
  demoAccounts: demoAccounts('hanoi'),
});

export const hanoiOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('CHO THUYEN'),
    localWarehouse({
      code: 'long-bien',
      name: { vi: 'Kho Long Biên, Hà Nội', en: 'Long Bien warehouse, Hanoi' },
      address: 'Ngõ 68 Nguyễn Văn Cừ, phường Bồ Đề, Hà Nội',
      receiver: 'Kho Chợ Thuyền',
      phone: '+84 24 5555 0189',
      postcode: '11800',
    }),
  ],
  lines: HANOI_LINES,
};
