import { LINE_BODIES } from './line-inputs';

const version = 'of-long-ago';

const site = {
  name: { en: 'Yiwu' },
  region: 'CHINA',
  address: '义乌市北苑街道8号',
  receiver: 'SHOP',
  phone: '0579-555',
  postcode: '322000',
  hours: {},
  addressWords: {},
  week: [null, null, null, null, null, null, { from: 540, to: 1080 }],
  shelves: [],
  isOpen: true,
};

const FEES = {
  serviceFee: { basisPoints: 500, minimumFen: 0 },
  dearer: { fen: 200, basisPoints: 100 },
  handling: { reworkFen: 300, returnFen: 1_000 },
  unsaidFreight: { firstKilos: 1, firstFen: 800, nextFen: 400 },
  transit: { unpackFen: 500, rehearsalFen: 1800, toleranceFen: 200, takesPaymentFirst: false },
  storage: { freeDays: 30, bands: [{ upToGrams: null, dayFee: 100 }], maxFee: null },
};

/** Bodies of the settings desk, of sections that were read long ago. */
export const SETTINGS_BODIES: Record<string, unknown> = {
  'PUT /operator/settings/brand': {
    version,
    values: { name: { en: 'Shop' }, slogan: {}, themeColor: '#0d7a73', serviceEmail: '', servicePhone: '' },
  },
  'PUT /operator/settings/languages': { version, values: { defaultLanguage: 'en', supportedLanguages: ['en'] } },
  'PUT /operator/settings/money': {
    version,
    values: {
      marginBasisPoints: 200,
      depositLimits: { minimum: 1, maximum: 0 },
    },
  },
  'PUT /operator/settings/mail': { address: 'shop@bay.example' },
  'POST /operator/settings/mail/test': { template: 'signupCode', language: 'en' },
  'POST /operator/settings/domains': { domain: 'none' },
  'PUT /operator/settings/contact': {
    version,
    values: {
      ...{ description: {}, serviceSocialAccounts: [], socialMediaPlatforms: [], footerLinks: [] },
      registrationEntity: { name: '' },
    },
  },
  'PUT /operator/settings/offer': {
    version,
    values: {
      preference: {
        ...{ showExchangeRate: true, showStockin: true, showTransit: true, showUserWarehouse: true },
        ...{ supportBalancePay: true, supportBatchPay: true, productPlatforms: ['TAOBAO'], showClock: true },
        ...{ showCredit: false, linkSearchWithoutLogin: true, demoAccounts: false },
      },
      ...{ timezoneOffset: 8, countryCode: 'au', countries: ['au'], searchPlaceholder: {}, returnOrigins: [] },
    },
  },
  'PUT /operator/settings/duty': { version, values: { allowances: {} } },
  'PUT /operator/settings/extras': { version, values: { logoImage: '' } },
  'POST /operator/settings/services': {
    ...{ code: 'photos', kind: 'VALUE_ADDED', name: { en: 'Photos' }, remark: {}, from: null, note: '' },
    terms: { currency: 'CNY', charge: { per: 'ITEM', fee: 200 } },
  },
  'PUT /operator/settings/services/{code}': { version, name: { en: 'Photos' }, remark: {}, isOffered: true },
  'POST /operator/settings/services/{code}/prices': {
    ...{ version, from: null, note: '', terms: { currency: 'CNY', charge: { per: 'ITEM', fee: 200 } } },
  },
  'POST /operator/settings/services/{code}/prices/{id}/withdraw': { version },
  'POST /operator/settings/keys': { name: 'ERP', permissions: ['purchase.read'], days: 30 },
  'POST /operator/settings/webhooks': { url: 'https://erp.example/hook', kinds: ['order.paid'] },
  'PUT /operator/settings/webhooks/{id}': {
    url: 'https://erp.example/hook',
    kinds: ['order.paid'],
    isOn: true,
    version: 1,
  },
  'POST /operator/settings/webhooks/{id}/secret': { version: 1 },
  'PUT /operator/settings/texts': { version, language: 'en', key: 'cart:title', forms: null },
  'PUT /operator/settings/boxes': { version, values: { packingBoxes: [], stations: [] } },
  'PUT /operator/settings/payments': { version, order: [] },
  'PUT /operator/settings/accounts/{name}': { version, values: { account: 'acct_1' } },
  'POST /operator/settings/accounts/{name}/decide': { approvalId: 'none', decision: 'REFUSED' },
  'PUT /operator/settings/accounts/{name}/terms': { version, terms: null },
  'PUT /operator/settings/bank-account': { version, account: null },
  'POST /operator/settings/warehouses': { code: 'none', values: site },
  'PUT /operator/settings/warehouses/{id}': { version, values: site },
  'PUT /operator/settings/warehouses/{id}/calendar': { year: '2027', version, values: { days: [] } },
  'PUT /operator/played-desks': { was: [], byHand: ['buying'] },
  'PUT /operator/settings/sources': { version, values: { supplierCallsADay: 1000 } },
  'PUT /operator/settings/customs': { version, values: {} },
  'PUT /operator/settings/levels': { version, values: { levels: [] } },
  'PUT /operator/settings/limits': { version, values: { staffLimits: { compensationMonth: 1000 } } },
  'POST /operator/settings/limits/decide': { approvalId: 'none', decision: 'REFUSED' },
  'POST /operator/settings/fees': { version, from: null, note: '', terms: FEES },
  'POST /operator/settings/fees/{id}/withdraw': { version },
  ...LINE_BODIES,
  'PUT /operator/settings/currency': { currency: 'EUR', rate: '0.13', was: 'JPY' },
  'PUT /operator/settings/rates': { rate: '0.15', inUse: 'another' },
  'POST /operator/settings/rates/accept': { rate: '0.15' },
  'POST /operator/settings/rates/refuse': { rate: '0.15' },
};

/** Each desk that takes pictures asks for a token of its own. */
export const UPLOAD_QUERIES: Record<string, object> = Object.fromEntries(
  ['content-', 'packing-', 'catalogue-', 'settings-', ''].map((of) => [
    `GET /operator/${of}upload-token`,
    { ext: 'jpg', catalog: 'PRODUCT_SEARCH' },
  ]),
);
