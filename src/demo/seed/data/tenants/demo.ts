import { PACKING_BOXES } from '../packing-boxes';
import { LOCALES } from '../../../../contract/locales';
import { inAll } from '../in-all';
import { FRAME_WORDS, PLACE_WORDS } from '../phrases';
import { DEMO_LINES } from '../lines/demo-lines';
import {
  chinaWarehouses,
  demoAccounts,
  demoRecord,
  levelsFrom,
  type DemoOffers,
  localWarehouse,
  PER_SHIPMENT,
  PRODUCT_GROUPS,
  regularAccount,
} from './shared';

/** The default shop: everything switched on, in all languages. */
export const demo = demoRecord({
  id: 'demo',
  name: { en: 'Sampan', 'zh-CN': '舢板代购', 'zh-HK': '舢舨代購' },
  description: inAll(
    'Sampan buys from Chinese marketplaces for you, checks every parcel and ships it to your door. | 舢板代购帮您在国内平台下单，逐件验货，集运到家。 | 舢舨代購幫您在內地平台下單，逐件驗貨，集運到家。 | Sampan mua hộ từ các sàn Trung Quốc, kiểm từng kiện và gửi tận nhà. | Sampan ซื้อของจากแพลตฟอร์มจีนแทนคุณ ตรวจทุกพัสดุ และส่งถึงบ้าน | Sampan は中国のモールでの購入を代行し、検品してお届けします。 | Sampan은 중국 쇼핑몰 구매를 대신하고, 검수해 문 앞까지 보내 드립니다. | Sampan выкупает товары на китайских площадках, проверяет и доставляет до двери. | Sampan membeli dari platform China untuk anda, memeriksa dan menghantar ke pintu. | Sampan Xitoy bozorlaridan siz uchun sotib oladi, tekshiradi va eshigingizgacha yetkazadi. | A Sampan compra nas plataformas chinesas, confere cada pacote e entrega na sua porta. | Sampan compra por usted en las plataformas chinas, revisa cada paquete y lo lleva a su puerta. | Sampan achète pour vous sur les plateformes chinoises, vérifie chaque colis et livre chez vous. | Sampan membelikan barang dari marketplace Tiongkok, memeriksa, dan mengirim sampai pintu. | Sampan купува за вас от китайските пазари, проверява всяка пратка и я носи до вратата. | تشتري سامبان لك من الأسواق الصينية وتفحص كل طرد وتوصله إلى بابك. | Sampan ຊື້ເຄື່ອງຈາກຈີນແທນທ່ານ, ກວດທຸກກ່ອງ ແລະ ສົ່ງຮອດບ້ານ.',
  ),
  slogan: inAll(
    'Buy anything from China, see every fee first | 中国好物，一站代购，费用先看清 | 中國好物，一站代購，費用先看清 | Mua mọi thứ từ Trung Quốc, biết trước mọi khoản phí | ซื้อทุกอย่างจากจีน รู้ค่าใช้จ่ายก่อนจ่าย | 中国から何でも、費用は先に全部見える | 중국 상품 무엇이든, 비용은 미리 투명하게 | Всё из Китая, и каждая сумма видна заранее | Beli apa sahaja dari China, semua caj jelas dahulu | Xitoydan istalgan narsa, har bir to‘lov oldindan ma’lum | Compre tudo da China, com cada taxa à vista | Compre lo que quiera de China y vea antes cada gasto | Achetez tout en Chine, chaque frais connu d’avance | Beli apa pun dari Tiongkok, semua biaya terlihat dulu | Купете всичко от Китай, виждате всяка такса предварително | اشترِ ما تشاء من الصين واعرف كل رسم مسبقًا | ຊື້ທຸກຢ່າງຈາກຈີນ, ຮູ້ທຸກຄ່າກ່ອນຈ່າຍ',
  ),
  themeColor: '#0d7a73',
  logoImage: '/logos/demo.svg',
  defaultLanguage: 'en',
  supportedLanguages: [...LOCALES],
  timezoneOffset: 10,
  countryCode: 'au',
  serviceEmail: 'help@demo.example',
  servicePhone: '+61 2 5550 0123',
  serviceSocialAccounts: [
    { type: 'WHATSAPP', accountId: '+61 491 570 156' },
    { type: 'TELEGRAM', accountId: '@sampan-example' },
    { type: 'WECHAT', accountId: 'sampan-example' },
    { type: 'ADDRESS', accountId: '14 Wharf Lane, Pyrmont NSW 2009, Australia' },
  ],
  socialMediaPlatforms: [
    { platform: 'FACEBOOK', link: 'https://www.facebook.com/sampan-example' },
    { platform: 'INSTAGRAM', link: 'https://www.instagram.com/sampan-example' },
    { platform: 'YOUTUBE', link: 'https://www.youtube.com/@sampan-example' },
    { platform: 'TIKTOK', link: 'https://www.tiktok.com/@sampan-example' },
  ],
  footerLinks: [
    { title: FRAME_WORDS.questions, link: '/faq' },
    { title: FRAME_WORDS.fees, link: '/transportation-charge' },
    { title: FRAME_WORDS.write, link: 'mailto:help@demo.example' },
  ],
  registrationEntity: {
    name: 'Sampan Trading Pty Ltd',
    businessLicenseNo: 'ACN 000 555 019',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'USD',
  cnyToLocalRate: '0.1389',
  marginBasisPoints: 200,
  preference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    supportBalancePay: true,
    supportBatchPay: true,
    productPlatforms: ['TAOBAO', 'TMALL', 'ALIBABA', 'JD', 'YIWUGOU', 'POIZON', 'SELF_OWNED'],
    showClock: true,
    showCredit: true,
    linkSearchWithoutLogin: true,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE', 'SOURCING_SERVICE', 'OEM', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS', 'FAQ', 'ABOUT_US', 'USER_AGREEMENT',
  ], // prettier-ignore
  serviceFee: { basisPoints: 500, minimumFen: 800 },
  countries: ['au', 'nz', 'us', 'gb'],
  // as of 2026-11; made-up rates
  allowances: {
    au: { ...PER_SHIPMENT, currency: 'AUD', cnyRate: '0.2136', freeUpTo: 100_000, dutyBasisPoints: 500 },
    nz: { ...PER_SHIPMENT, currency: 'NZD', cnyRate: '0.2389', freeUpTo: 100_000, dutyBasisPoints: 500 },
    gb: { ...PER_SHIPMENT, currency: 'GBP', cnyRate: '0.1031', freeUpTo: 13_500, dutyBasisPoints: 250 },
  },
  storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 },
  transit: { unpackFen: 700, rehearsalFen: 1800, toleranceFen: 200, takesPaymentFirst: true },
  hotKeywords: {
    en: [
      'sneakers',
      'backpack',
      'mug',
      'watch',
      'phone case',
      'summer dress',
      'headphones',
      'teapot',
      'candle',
      'plush toy',
    ],
    'zh-CN': ['运动鞋', '背包', '马克杯', '手表', '手机壳', '连衣裙', '耳机', '茶壶'],
    vi: ['giày', 'ba lô', 'cốc', 'đồng hồ', 'ốp điện thoại', 'váy', 'tai nghe', 'ấm trà'],
    ru: ['кроссовки', 'рюкзак', 'кружка', 'часы', 'чехол', 'платье', 'наушники', 'чайник'],
    ko: ['운동화', '백팩', '머그', '손목시계', '폰케이스', '원피스', '헤드폰', '티포트'],
    ar: ['حذاء', 'حقيبة', 'كوب', 'ساعة', 'غطاء هاتف', 'فستان', 'سماعات', 'إبريق'],
    uz: ['krossovka', 'ryukzak', 'krujka', 'qo‘l soati', 'g‘ilof', 'ko‘ylak', 'quloqchin', 'choynak'],
  },
  searchPlaceholder: FRAME_WORDS.search,
  productGroups: [
    PRODUCT_GROUPS.taobao,
    PRODUCT_GROUPS.wholesale,
    PRODUCT_GROUPS.sneakers,
    PRODUCT_GROUPS.home,
    PRODUCT_GROUPS.gadgets,
    PRODUCT_GROUPS.yiwu,
  ],
  packingBoxes: PACKING_BOXES,
  paymentProviders: ['SANDBOX'],
  stations: [
    {
      id: 'pyrmont',
      name: PLACE_WORDS.sydney,
      countryCode: 'au',
      address: '14 Wharf Lane, Pyrmont NSW 2009',
      phone: '+61 2 5550 0124',
      hours: { en: '9:00–18:00' },
      freeDays: 7,
    },
  ],
  playedStaff: { stepSeconds: 90 },
  offlineDeposit: { bank: 'Harbour Bank (demo)', account: '012-345 678901', name: 'Sampan Demo Pty Ltd' },
  depositLimits: { minimum: 500, maximum: 500_000 },
  staffLimits: { compensationMonth: 50_000 },
  levels: levelsFrom(10_000, 100_000),
  returnOrigins: ['https://blog.demo.example'],
  demoAccounts: [...demoAccounts('demo'), regularAccount('demo')],
});

export const demoOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('SAMPAN'),
    localWarehouse({
      code: 'sydney',
      name: PLACE_WORDS.sydney,
      address: '14 Wharf Lane, Pyrmont NSW',
      receiver: 'Sampan pick-up',
      phone: '+61 2 5550 0124',
      postcode: '2009',
    }),
  ],
  lines: DEMO_LINES,
};
