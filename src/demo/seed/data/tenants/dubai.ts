import { pictureUrl } from '../../../pictures/picture-spec';
import { FRAME_WORDS } from '../phrases';
import { withBrand } from '../in-all';
import { DUBAI_LINES } from '../lines/dubai-lines';
import {
  chinaWarehouses,
  demoAccounts,
  demoRecord,
  type DemoOffers,
  localWarehouse,
  PRODUCT_GROUPS,
  regularAccount,
} from './shared';

/** Right to left by default. */
export const dubai = demoRecord({
  id: 'dubai',
  name: { ar: 'سوق المرسى', en: 'Souq Al Marsa' },
  description: {
    ar: 'نشتري لك من تاوباو وتيمول و1688 وJD وبويزون، ونفحص الطلب في الصين، ونوصله إلى باب بيتك في الخليج.',
    en: 'We buy for you on Taobao, Tmall, 1688, JD and Poizon, check the order in China and deliver to your door in the Gulf.',
  },
  slogan: { ar: 'من أسواق الصين إلى مرساك', en: 'From China’s markets to your mooring' },
  themeColor: '#8f1d58',
  logoImage: '/logos/dubai.svg',
  // what shared links show (TEN-8); no script of others, so that the demo runs without the internet
  extras: {
    icon: '/logos/dubai.svg',
    shareImage: pictureUrl({
      kind: 'banner',
      objects: ['giftbox', 'shoppingbag', 'suitcase'],
      colour: '#8f1d58',
      mirrored: false,
    }),
  },
  defaultLanguage: 'ar',
  supportedLanguages: ['ar', 'en'],
  timezoneOffset: 4,
  countryCode: 'ae',
  serviceEmail: 'care@dubai.example',
  servicePhone: '+971 4 555 0147',
  serviceSocialAccounts: [
    { type: 'WHATSAPP', accountId: '+971 4 555 0147' },
    { type: 'SIGNAL', accountId: '+971 4 555 0148' },
    { type: 'FACEBOOK', accountId: 'almarsa-example' },
    { type: 'ADDRESS', accountId: 'Office 305, Al Ras Street, Deira, Dubai' },
  ],
  socialMediaPlatforms: [
    { platform: 'INSTAGRAM', link: 'https://www.instagram.com/almarsa-example' },
    { platform: 'TWITTER', link: 'https://x.com/almarsa-example' },
    { platform: 'FACEBOOK', link: 'https://www.facebook.com/almarsa-example' },
  ],
  footerLinks: [
    { title: withBrand(FRAME_WORDS.chat, 'WhatsApp'), link: 'https://wa.me/97145550147' },
    { title: FRAME_WORDS.questions, link: '/faq' },
    { title: FRAME_WORDS.write, link: 'mailto:care@dubai.example' },
  ],
  registrationEntity: {
    name: 'Souq Al Marsa General Trading LLC',
    businessLicenseNo: 'DED 555147',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'AED',
  cnyToLocalRate: '0.51',
  marginBasisPoints: 300,
  preference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    supportBalancePay: true,
    supportBatchPay: false,
    productPlatforms: ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'POIZON'],
    showClock: true,
    showCredit: false,
    linkSearchWithoutLogin: false,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE', 'OEM', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS', 'FAQ', 'ABOUT_US', 'USER_AGREEMENT',
  ], // prettier-ignore
  serviceFee: { basisPoints: 600, minimumFen: 1000 },
  countries: ['ae', 'sa', 'om'],
  storage: { freeDays: 60, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 4000 },
  transit: { unpackFen: 700, rehearsalFen: 2000, toleranceFen: 300, takesPaymentFirst: true },
  hotKeywords: {
    ar: ['حذاء', 'حقيبة', 'فستان', 'ساعة', 'كوب', 'غطاء هاتف', 'سماعات', 'إبريق'],
    en: ['shoes', 'handbag', 'summer dress', 'watch', 'mug', 'phone case', 'headphones', 'teapot'],
  },
  searchPlaceholder: {
    ar: 'ألصق رابط المنتج أو اكتب ما تبحث عنه',
    en: 'Paste a product link or type what you look for',
  },
  productGroups: [
    PRODUCT_GROUPS.tmall,
    PRODUCT_GROUPS.sneakers,
    PRODUCT_GROUPS.watches,
    PRODUCT_GROUPS.taobao,
    PRODUCT_GROUPS.home,
    PRODUCT_GROUPS.gadgets,
  ],
  paymentProviders: ['SANDBOX'],
  playedStaff: { stepSeconds: 90 },
  depositLimits: { minimum: 2_000, maximum: 2_000_000 },
  staffLimits: { compensationMonth: 200_000 },
  returnOrigins: ['https://blog.dubai.example'],
  stations: [
    {
      id: 'al-quoz',
      name: { ar: 'مستودع القوز، دبي', en: 'Al Quoz warehouse, Dubai' },
      countryCode: 'ae',
      address: 'Warehouse 12, 8th Street, Al Quoz Industrial Area 3, Dubai',
      phone: '+971 4 555 0149',
      hours: { ar: 'السبت إلى الخميس، 9:00–21:00', en: 'Saturday to Thursday, 9:00 to 21:00' },
      freeDays: 10,
    },
  ],
  offlineDeposit: { bank: 'بنك المرسى (تجريبي)', account: 'AE07 0331 2345 6789 0123 456', name: 'Souq Al Marsa' },
  demoAccounts: [...demoAccounts('dubai'), regularAccount('dubai')],
});

export const dubaiOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('AL MARSA'),
    localWarehouse({
      code: 'al-quoz',
      name: { ar: 'مستودع القوز، دبي', en: 'Al Quoz warehouse, Dubai' },
      address: 'Warehouse 12, 8th Street, Al Quoz Industrial Area 3, Dubai',
      receiver: 'Souq Al Marsa',
      phone: '+971 4 555 0149',
      postcode: '',
    }),
  ],
  lines: DUBAI_LINES,
};
