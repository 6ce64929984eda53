import { FRAME_WORDS } from '../phrases';
import { withBrand } from '../in-all';
import { TASHKENT_LINES } from '../lines/tashkent-lines';
import {
  chinaWarehouses,
  demoAccounts,
  demoRecord,
  type DemoOffers,
  localWarehouse,
  PER_SHIPMENT,
  PRODUCT_GROUPS,
} from './shared';

/** Traders buy in many small orders here: several can be paid at once. */
export const tashkent = demoRecord({
  id: 'tashkent',
  name: { uz: 'Karvon Bozor', ru: 'Карвон Бозор', en: 'Karvon Bozor' },
  description: {
    uz: 'Taobao, 1688 va Yiwugoudan buyurtma bering: Iuda tekshiramiz, O‘zbekistonning istalgan viloyatiga yetkazamiz.',
    ru: 'Заказы с Taobao, 1688 и Yiwugou: проверяем в Иу и доставляем в любую область Узбекистана.',
    en: 'Orders from Taobao, 1688 and Yiwugou: checked in Yiwu, delivered to every region of Uzbekistan.',
  },
  slogan: {
    uz: 'Xitoy bozori — bir karvon yo‘lda',
    ru: 'Весь рынок Китая одним караваном',
    en: 'All of China’s markets in one caravan',
  },
  themeColor: '#1d5fb8',
  logoImage: '/logos/tashkent.svg',
  defaultLanguage: 'uz',
  supportedLanguages: ['uz', 'ru', 'en'],
  timezoneOffset: 5,
  countryCode: 'uz',
  serviceEmail: 'yordam@tashkent.example',
  servicePhone: '+998 71 555 01 23',
  serviceSocialAccounts: [
    { type: 'TELEGRAM', accountId: '@karvon-example' },
    { type: 'WHATSAPP', accountId: '+998 71 555 01 24' },
    { type: 'VKONTAKTE', accountId: 'karvon-example' },
    { type: 'ADDRESS', accountId: 'Toshkent sh., Chilonzor tumani, Bunyodkor shoh ko‘chasi, 12' },
  ],
  socialMediaPlatforms: [
    { platform: 'TELEGRAM', link: 'https://t.me/karvon-example' },
    { platform: 'INSTAGRAM', link: 'https://www.instagram.com/karvon-example' },
    { platform: 'VKONTAKTE', link: 'https://vk.com/karvon-example' },
  ],
  footerLinks: [
    { title: withBrand(FRAME_WORDS.chat, 'Telegram'), link: 'https://t.me/karvon-example' },
    { title: FRAME_WORDS.fees, link: '/transportation-charge' },
    { title: FRAME_WORDS.questions, link: '/faq' },
    { title: FRAME_WORDS.write, link: 'mailto:yordam@tashkent.example' },
  ],
  registrationEntity: {
    name: '“Karvon Bozor” MChJ',
    businessLicenseNo: 'STIR 305 550 123',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'UZS',
  cnyToLocalRate: '1700',
  marginBasisPoints: 250,
  preference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    supportBalancePay: true,
    supportBatchPay: true,
    productPlatforms: ['TAOBAO', 'TMALL', 'ALIBABA', 'YIWUGOU'],
    showClock: true,
    showCredit: true,
    linkSearchWithoutLogin: false,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE', 'SOURCING_SERVICE', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS', 'FAQ', 'ABOUT_US', 'USER_AGREEMENT',
  ], // prettier-ignore
  serviceFee: { basisPoints: 400, minimumFen: 600 },
  countries: ['uz', 'kz'],
  // as of 2025, made-up rates
  allowances: {
    uz: { ...PER_SHIPMENT, per: 'MONTH', currency: 'USD', cnyRate: '0.1389', freeUpTo: 20_000, dutyBasisPoints: 3000 },
    kz: {
      ...PER_SHIPMENT,
      currency: 'EUR',
      cnyRate: '0.1203',
      freeUpTo: 20_000,
      freeUpToGrams: 31_000,
      dutyBasisPoints: 1500,
      dutyKilogramFee: 200,
    },
  },
  storage: { freeDays: 45, bands: [{ upToGrams: null, dayFee: 150 }], maxFee: 4500 },
  transit: { unpackFen: 500, rehearsalFen: 1500, toleranceFen: 200, takesPaymentFirst: false },
  hotKeywords: {
    uz: ['krossovka', 'sumka', 'ko‘ylak', 'krujka', 'qo‘l soati', 'choynak', 'o‘yinchoq', 'ryukzak'],
    ru: ['кроссовки', 'сумка', 'платье', 'кружка', 'часы', 'чехол', 'чайник', 'рюкзак'],
    en: ['sneakers', 'bag', 'summer dress', 'mug', 'watch', 'phone case', 'teapot', 'backpack'],
  },
  searchPlaceholder: {
    uz: 'Mahsulot havolasini qo‘ying yoki nomini yozing',
    ru: 'Вставьте ссылку на товар или напишите название',
    en: 'Paste a product link or type a name',
  },
  productGroups: [
    PRODUCT_GROUPS.wholesale,
    PRODUCT_GROUPS.yiwu,
    PRODUCT_GROUPS.taobao,
    PRODUCT_GROUPS.home,
    PRODUCT_GROUPS.toys,
  ],
  paymentProviders: ['SANDBOX'],
  stations: [
    {
      id: 'ala-point',
      name: { uz: 'Olmaotadagi punkt', ru: 'Пункт в Алматы', en: 'Point in Almaty' },
      countryCode: 'kz',
      address: 'улица Абая 44, Алматы 050008',
      phone: '+7 727 555 01 20',
      hours: { uz: 'Dushanba–shanba, 9:00–19:00', ru: 'Пн–Сб, 9:00–19:00', en: 'Monday to Saturday, 9:00 to 19:00' },
      freeDays: 7,
    },
  ],
  playedStaff: { stepSeconds: 90 },
  depositLimits: { minimum: 5_000_000, maximum: 6_000_000_000 },
  staffLimits: { compensationMonth: 500_000_000 },
  returnOrigins: ['https://blog.tashkent.example'],
  demoAccounts: demoAccounts('tashkent'),
});

export const tashkentOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('KARVON'),
    localWarehouse({
      code: 'chilonzor',
      name: { uz: 'Chilonzor topshirish punkti', ru: 'Пункт выдачи Чиланзар', en: 'Chilonzor pick-up point' },
      address: 'Toshkent sh., Chilonzor tumani, Bunyodkor shoh ko‘chasi, 12',
      receiver: 'Karvon Bozor',
      phone: '+998 71 555 01 25',
      postcode: '100115',
    }),
  ],
  lines: TASHKENT_LINES,
};
