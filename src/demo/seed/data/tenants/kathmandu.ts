import { FRAME_WORDS } from '../phrases';
import { withBrand } from '../in-all';
import { KATHMANDU_LINES } from '../lines/kathmandu-lines';
import { chinaWarehouses, demoAccounts, demoRecord, type DemoOffers, localWarehouse, PRODUCT_GROUPS } from './shared';

/** One language, a light theme colour that white text cannot stand on, and a clock at UTC+5:45. */
export const kathmandu = demoRecord({
  id: 'kathmandu',
  name: { en: 'Himal Pasal' },
  description: {
    en: 'Himal Pasal buys from Taobao, 1688 and JD for Nepal, and brings it over the pass or by air to Kathmandu.',
  },
  slogan: { en: 'Over the mountains, into your hands' },
  themeColor: '#f2a900',
  logoImage: '/logos/kathmandu.svg',
  defaultLanguage: 'en',
  supportedLanguages: ['en'],
  timezoneOffset: 5.75,
  countryCode: 'np',
  serviceEmail: 'namaste@kathmandu.example',
  servicePhone: '+977 1 555 0162',
  serviceSocialAccounts: [
    { type: 'VIBER', accountId: '+977 1 555 0162' },
    { type: 'FACEBOOK_MESSENGER', accountId: 'himalpasal-example' },
    { type: 'WHATSAPP', accountId: '+977 1 555 0163' },
    { type: 'ADDRESS', accountId: 'Ason Tole 9, Kathmandu 44600, Nepal' },
  ],
  socialMediaPlatforms: [
    { platform: 'FACEBOOK', link: 'https://www.facebook.com/himalpasal-example' },
    { platform: 'TIKTOK', link: 'https://www.tiktok.com/@himalpasal-example' },
  ],
  footerLinks: [
    { title: withBrand(FRAME_WORDS.chat, 'Viber'), link: 'https://chats.viber.com/himalpasal-example' },
    { title: FRAME_WORDS.fees, link: '/transportation-charge' },
    { title: FRAME_WORDS.questions, link: '/faq' },
  ],
  registrationEntity: {
    name: 'Himal Pasal Traders Pvt. Ltd.',
    businessLicenseNo: 'PAN 600 555 162',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'NPR',
  cnyToLocalRate: '19.6',
  marginBasisPoints: 200,
  preference: {
    showExchangeRate: true,
    showStockin: false,
    showTransit: true,
    showUserWarehouse: false,
    supportBalancePay: true,
    supportBatchPay: false,
    productPlatforms: ['TAOBAO', 'ALIBABA', 'JD'],
    showClock: true,
    showCredit: true,
    linkSearchWithoutLogin: false,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE', 'SOURCING_SERVICE', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS', 'FAQ', 'ABOUT_US', 'USER_AGREEMENT',
  ], // prettier-ignore
  serviceFee: { basisPoints: 500, minimumFen: 700 },
  countries: ['np'],
  storage: { freeDays: 60, bands: [{ upToGrams: null, dayFee: 100 }], maxFee: 3000 },
  transit: { unpackFen: 500, rehearsalFen: 1500, toleranceFen: 200, takesPaymentFirst: false },
  hotKeywords: {
    en: ['shoes', 'backpack', 'coat', 'mug', 'phone case', 'watch', 'summer dress', 'headphones', 'plush toy'],
  },
  searchPlaceholder: { en: 'Paste a link, or type what you need' },
  productGroups: [PRODUCT_GROUPS.taobao, PRODUCT_GROUPS.wholesale, PRODUCT_GROUPS.gadgets, PRODUCT_GROUPS.home],
  paymentProviders: ['SANDBOX'],
  stations: [
    {
      id: 'ktm-counter',
      name: { en: 'Counter in Thamel' },
      countryCode: 'np',
      address: 'Chaksibari Marg 12, Thamel, Kathmandu 44600',
      phone: '+977 1 555 0134',
      hours: { en: 'Sunday to Friday, 10:00 to 18:00' },
      freeDays: 7,
      keepDays: 14,
      maxSideMm: 1200,
      maxBoxGrams: 30_000,
      mapPoint: '27.7154, 85.3123',
    },
    {
      id: 'pkr-counter',
      name: { en: 'Counter in Pokhara' },
      countryCode: 'np',
      address: 'Lakeside Road 6, Pokhara 33700',
      phone: '+977 61 555 012',
      hours: { en: 'Sunday to Friday, 11:00 to 17:00' },
      freeDays: 10,
      maxSideMm: 1000,
      maxBoxGrams: 20_000,
      maxOrderGrams: 40_000,
      feeFen: 600,
      mapPoint: '28.2096, 83.9856',
      notice: { en: 'From the eleventh day on the counter asks NPR 50 a day.' },
    },
  ],
  playedStaff: { stepSeconds: 90 },
  depositLimits: { minimum: 50_000, maximum: 50_000_000 },
  staffLimits: { compensationMonth: 5_000_000 },
  returnOrigins: ['https://blog.kathmandu.example'],
  demoAccounts: demoAccounts('kathmandu'),
});

export const kathmanduOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('HIMAL'),
    localWarehouse({
      code: 'teku',
      name: { en: 'Teku depot, Kathmandu' },
      address: 'Teku Road 41, Kathmandu',
      receiver: 'Himal Pasal depot',
      phone: '+977 1 555 0164',
      postcode: '44600',
    }),
  ],
  lines: KATHMANDU_LINES,
};
