import type { Profile } from '../../src/contract/account';
import type { Tenant } from '../../src/contract/tenant';
import type { ShellData } from '../../src/client/shell-data';
import { EVERYTHING_ON } from '../../src/mock/fixtures/tenant';
import { shopColoursOf } from '../../src/contract/palette';
import { dateWords } from '../../src/server/kernel/date-words';

export const testProfile: Profile = {
  id: 'shopper1',
  name: 'Mai Tran',
  email: 'mai@example.com',
  language: 'en',
  kind: 'INDIVIDUAL',
  role: 'shopper',
  phoneNumber: '',
  unreadNotificationCount: 0,
  hasPayPassword: false,
  muted: [],
};

export const testTenant: Tenant = {
  id: 'harbour',
  name: 'Harbour',
  description: 'Shopping from China, brought home.',
  slogan: 'Bought there, brought here',
  themeColor: '0f766e',
  logoImage: '/logo.svg',
  defaultLanguage: 'en',
  supportedLanguages: ['en', 'vi'],
  timezoneOffset: 5.5,
  serviceEmail: 'help@harbour.example',
  servicePhone: '+84 24 1234 5678',
  serviceSocialAccounts: [
    { type: 'ADDRESS', accountId: '1 Quay Street' },
    { type: 'ZALO', accountId: 'harbour-zalo' },
    { type: 'TELEGRAM', accountId: 'harbour-telegram' },
    { type: 'WHATSAPP', accountId: 'harbour-whatsapp' },
    { type: 'LINE', accountId: 'harbour-line' },
  ],
  socialMediaPlatforms: [
    { platform: 'FACEBOOK', link: 'https://facebook.example/harbour' },
    { platform: 'TIKTOK', link: '' },
  ],
  footerLinks: [{ title: 'Customs calculator', link: 'https://customs.example' }],
  registrationEntity: { name: 'Harbour Trading Ltd', businessLicenseNo: 'B-1234' },
  exchangeInfo: { cnyExchangeRate: '3512.5', currency: 'VND', marginBasisPoints: 150 },
  serviceFee: { basisPoints: 500, minimumFen: 500 },
  tenantPreference: {
    ...EVERYTHING_ON,
    productPlatforms: ['TAOBAO', 'ALIBABA'],
    linkSearchWithoutLogin: false,
    demoAccounts: false,
  },
  enabledArticle: ['ABOUT_US', 'HOW_TO_USE', 'PAYMENT_GUIDE', 'FAQ', 'USER_AGREEMENT'],
  countryCode: 'vn',
};

export const testShell: ShellData = {
  tenant: testTenant,
  locale: 'en',
  profile: null,
  colorScheme: 'light',
  direction: 'ltr',
  colours: shopColoursOf('#0f766e'),
  extras: [],
  dates: dateWords('en'),
  origin: 'https://harbour.example',
};
