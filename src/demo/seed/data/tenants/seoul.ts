import type { TenantRecord } from '../../../../server/kernel/tenant-record';
import { GROUP_TITLES, FRAME_WORDS } from '../phrases';
import { withBrand } from '../in-all';
import { SEOUL_LINES } from '../lines/seoul-lines';
import { chinaWarehouses, demoAccounts, demoRecord, type DemoOffers, localWarehouse, PER_SHIPMENT } from './shared';

const wholesale = (
  id: string,
  title: TenantRecord['name'],
  categoryId?: string,
): TenantRecord['productGroups'][number] => ({
  id,
  title,
  channel: 'ALIBABA',
  categoryId,
});

/** Wholesale only: 1688 and nothing else. */
export const seoul = demoRecord({
  id: 'seoul',
  name: { ko: '도매나루', en: 'Domaenaru' },
  description: {
    ko: '1688 도매 구매대행. 사업자 통관과 개별 포장까지, 공장에서 스마트스토어까지 한 번에 이어 드립니다.',
    en: 'Buying agent for 1688 wholesale: from the factory to your store, with business customs clearance and unit packing.',
  },
  slogan: { ko: '공장에서 우리 가게까지, 나루 하나', en: 'One landing between factory and shop' },
  // Without its #, as operators type it (TEN-5).
  themeColor: '6a3fd1',
  logoImage: '/logos/seoul.svg',
  defaultLanguage: 'ko',
  supportedLanguages: ['ko', 'en'],
  timezoneOffset: 9,
  countryCode: 'kr',
  serviceEmail: 'help@seoul.example',
  servicePhone: '+82 2 5555 0134',
  serviceSocialAccounts: [
    { type: 'KAKAOTALK', accountId: 'domaenaru-example' },
    { type: 'LINE', accountId: '@domaenaru-example' },
    { type: 'WECHAT', accountId: 'domaenaru-example' },
    { type: 'ADDRESS', accountId: '서울특별시 금천구 가산디지털1로 168, 5층' },
  ],
  socialMediaPlatforms: [
    { platform: 'INSTAGRAM', link: 'https://www.instagram.com/domaenaru-example' },
    { platform: 'YOUTUBE', link: 'https://www.youtube.com/@domaenaru-example' },
    { platform: 'LINKEDIN', link: 'https://www.linkedin.com/company/domaenaru--example' },
  ],
  footerLinks: [
    { title: withBrand(FRAME_WORDS.chat, 'KakaoTalk'), link: 'https://pf.kakao.com/domaenaru-example' },
    { title: FRAME_WORDS.questions, link: '/faq' },
    { title: FRAME_WORDS.fees, link: '/transportation-charge' },
  ],
  registrationEntity: {
    name: '주식회사 도매나루',
    businessLicenseNo: '사업자등록번호 000-55-50134',
    websiteApprove: FRAME_WORDS.demo,
  },
  currency: 'KRW',
  cnyToLocalRate: '203',
  marginBasisPoints: 100,
  preference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: false,
    supportBalancePay: true,
    supportBatchPay: false,
    productPlatforms: ['ALIBABA'],
    showClock: false,
    showCredit: true,
    linkSearchWithoutLogin: false,
    demoAccounts: true,
  },
  enabledArticles: [
    'HOW_TO_USE', 'SOURCING_SERVICE', 'OEM', 'PAYMENT_GUIDE', 'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS', 'FAQ', 'ABOUT_US', 'USER_AGREEMENT',
  ], // prettier-ignore
  serviceFee: { basisPoints: 600, minimumFen: 1500 },
  countries: ['kr'],
  // as of 2025-06, made-up rate
  allowances: {
    kr: {
      ...PER_SHIPMENT,
      currency: 'USD',
      cnyRate: '0.1389',
      freeUpTo: 15_000,
      dutyBasisPoints: 800,
      taxBasisPoints: 1000,
    },
  },
  storage: {
    freeDays: 30,
    bands: [
      { upToGrams: 10000, dayFee: 100 },
      { upToGrams: 20000, dayFee: 200 },
      { upToGrams: null, dayFee: 300 },
    ],
    maxFee: 9000,
  },
  transit: { unpackFen: 500, rehearsalFen: 1800, toleranceFen: 200, takesPaymentFirst: true },
  hotKeywords: {
    ko: ['운동화', '가방', '원피스', '머그', '폰케이스', '손목시계', '인형', '양말'],
    en: ['shoes', 'bag', 'summer dress', 'mug', 'phone case', 'watch', 'plush toy', 'socks'],
  },
  searchPlaceholder: { ko: '1688 상품 링크 또는 키워드를 입력하세요', en: 'Paste a 1688 link or search' },
  productGroups: [
    wholesale('wholesale', GROUP_TITLES.wholesale),
    wholesale('home', GROUP_TITLES.home, 'kitchen'),
    wholesale('shoes', { ko: '신발 도매', en: 'Wholesale shoes' }, 'shoes'),
    wholesale('bags', { ko: '가방 도매', en: 'Wholesale bags' }, 'bags'),
    wholesale('electronics', { ko: '디지털 소품', en: 'Small electronics' }, 'electronics'),
  ],
  paymentProviders: ['SANDBOX'],
  playedStaff: { stepSeconds: 90 },
  depositLimits: { minimum: 5_000, maximum: 5_000_000 },
  staffLimits: { compensationMonth: 500_000 },
  returnOrigins: ['https://blog.seoul.example'],
  demoAccounts: demoAccounts('seoul'),
});

export const seoulOffers: DemoOffers = {
  warehouses: [
    ...chinaWarehouses('DOMAENARU'),
    localWarehouse({
      code: 'incheon',
      name: { ko: '인천 물류센터', en: 'Incheon logistics centre' },
      address: '인천광역시 중구 축항대로 118',
      receiver: '도매나루 인천센터',
      phone: '+82 32 555 0135',
      postcode: '22346',
    }),
  ],
  lines: SEOUL_LINES,
};
