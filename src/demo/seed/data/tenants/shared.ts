import { DEFAULT_ROLES } from '../../../../contract/operator.enums';
import type { ServiceTerms, ShopService, ShopWarehouse } from '../../../../contract/shop-offers';
import { tenantDefaults } from '../../../../server/kernel/tenant-defaults';
import type { TenantRecord } from '../../../../server/kernel/tenant-record';
import type { DemoLine } from '../lines/carrier-line';
import { GROUP_TITLES, PLACE_WORDS, SERVICE_WORDS } from '../phrases';

type Defaults = ReturnType<typeof tenantDefaults>;
/** What has no default, and what the shop sets beside it. */
type Settings = Omit<TenantRecord, keyof Defaults> &
  Partial<Omit<Defaults, 'preference'>> & { preference: Partial<TenantRecord['preference']> };

/** A setting that none of these shops says anything about is as in every shop. */
/** What most borders say of what they let in free; each shop adds how much. */
export const PER_SHIPMENT = {
  per: 'SHIPMENT',
  freeUpToGrams: null,
  dutyKilogramFee: 0,
  taxBasisPoints: 0,
  taxesAll: false,
} as const;

export function demoRecord(settings: Settings): TenantRecord {
  const defaults = tenantDefaults(settings.id);
  return { ...defaults, ...settings, preference: { ...defaults.preference, ...settings.preference } };
}

/** What a shop offers beside goods, as it stands today. */
export interface DemoOffers {
  warehouses: ShopWarehouse[];
  lines: DemoLine[];
}

const open = { hours: {}, isOpen: true };

/** Where shoppers collect. */
export const localWarehouse = (facts: Omit<ShopWarehouse, 'region' | keyof typeof open>): ShopWarehouse => ({
  ...facts,
  ...open,
  region: 'LOCAL',
});

/** Both warehouses in China, under the shop's own mark. The telephone numbers are made up. */
export const chinaWarehouses = (mark: string): ShopWarehouse[] => [
  {
    ...open,
    code: 'guangzhou',
    name: PLACE_WORDS.guangzhou,
    region: 'CHINA',
    address: '广东省广州市白云区石井街道庆丰路118号3号仓',
    addressWords: {
      en: 'Warehouse 3, 118 Qingfeng Road, Shijing Street, Baiyun District, Guangzhou, Guangdong 510430, China',
    },
    receiver: mark,
    phone: '+86 20 5555 0118',
    postcode: '510430',
  },
  {
    ...open,
    code: 'yiwu',
    name: PLACE_WORDS.yiwu,
    region: 'CHINA',
    address: '浙江省金华市义乌市江东街道青口工业区26号B座',
    addressWords: {
      en: 'Block B, 26 Qingkou Industrial Zone, Jiangdong Street, Yiwu, Jinhua, Zhejiang 322000, China',
    },
    receiver: mark,
    phone: '+86 579 5555 0126',
    postcode: '322000',
  },
];

/** A service with its price of today. */
export type DemoService = Omit<ShopService, 'versions'> & { terms: ServiceTerms };

/** All shops do the same with goods, at the same price in yuan. */
const service = (
  code: 'photos' | 'check' | 'repack' | 'unboxed',
  kind: ShopService['kind'],
  charge: ServiceTerms['charge'],
  leavesOff?: ServiceTerms['leavesOff'],
): DemoService => ({
  code,
  kind,
  name: SERVICE_WORDS[code],
  remark: SERVICE_WORDS[`${code}Remark`],
  isOffered: true,
  terms: { currency: 'CNY', charge, ...(leavesOff && { leavesOff }) },
});
const fee = (yuan: number) => ({ fee: yuan * 100, min: 0, max: null });

/** What comes in stiff boxes of its own. */
const BOXED = {
  categories: ['shoes', 'watches', 'electronics', 'toys'],
  gramsBasisPoints: 2500,
  roomBasisPoints: 3500,
};

export const SERVICES: DemoService[] = [
  service('photos', 'VALUE_ADDED', { per: 'ITEM', ...fee(2) }),
  service('check', 'VALUE_ADDED', { per: 'PIECE', ...fee(3) }),
  service('repack', 'VALUE_ADDED', { per: 'PARCEL', ...fee(5) }),
  service('unboxed', 'PACKING', { per: 'BOX', ...fee(2) }, BOXED),
];

export const PRODUCT_GROUPS = {
  taobao: { id: 'taobao', title: GROUP_TITLES.taobao, channel: 'TAOBAO' },
  wholesale: { id: 'wholesale', title: GROUP_TITLES.wholesale, channel: 'ALIBABA' },
  sneakers: { id: 'sneakers', title: GROUP_TITLES.sneakers, channel: 'POIZON', categoryId: 'shoes' },
  home: { id: 'home', title: GROUP_TITLES.home, categoryId: 'kitchen' },
  tmall: { id: 'tmall', title: GROUP_TITLES.tmall, channel: 'TMALL' },
  gadgets: { id: 'gadgets', title: GROUP_TITLES.gadgets, channel: 'JD' },
  yiwu: { id: 'yiwu', title: GROUP_TITLES.yiwu, channel: 'YIWUGOU' },
  beauty: { id: 'beauty', title: GROUP_TITLES.beauty, categoryId: 'beauty' },
  toys: { id: 'toys', title: GROUP_TITLES.toys, categoryId: 'toys' },
  watches: { id: 'watches', title: GROUP_TITLES.watches, categoryId: 'watches' },
} satisfies Record<string, TenantRecord['productGroups'][number]>;

const LEVEL_NAMES = {
  silver: { en: 'Silver', 'zh-CN': '银卡', 'zh-HK': '銀卡', vi: 'Bạc', ar: 'فضي', ja: 'シルバー', ko: '실버', ru: 'Серебряный' },
  gold: { en: 'Gold', 'zh-CN': '金卡', 'zh-HK': '金卡', vi: 'Vàng', ar: 'ذهبي', ja: 'ゴールド', ko: '골드', ru: 'Золотой' },
}; // prettier-ignore

/** What shoppers are called who paid so much in a year, in minor units of the shop's currency. */
export const levelsFrom = (silver: number, gold: number): TenantRecord['levels'] => [
  { id: 'silver', name: LEVEL_NAMES.silver, from: silver },
  { id: 'gold', name: LEVEL_NAMES.gold, from: gold },
];

/** The passwords stand on the login pages of a demo shop; nothing real hangs on them. */
export const demoAccounts = (tenantId: string): TenantRecord['demoAccounts'] => [
  { role: 'shopper', email: `shopper@${tenantId}.example`, password: 'Sampan-demo-1' },
  ...DEFAULT_ROLES.map((role) => ({ role, email: `${role}@${tenantId}.example`, password: 'Sampan-demo-2' })),
];

/** Who has shopped for weeks, so that each page of the account has something to show; in a shop that keeps balances. */
export const regularAccount = (tenantId: string): TenantRecord['demoAccounts'][number] => ({
  role: 'regular',
  email: `regular@${tenantId}.example`,
  password: 'Sampan-demo-1',
});
