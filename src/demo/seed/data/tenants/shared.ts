import type { LocalizedText } from '../../../../contract/fields';
import type { TenantRecord, TransitLine } from '../../../../server/kernel/tenant-record';
import { GROUP_TITLES, PLACE_WORDS, SERVICE_WORDS } from '../phrases';

/** Both warehouses in China, under the shop's own mark. The telephone numbers are made up. */
export const chinaWarehouses = (mark: string): TenantRecord['warehouses'] => [
  {
    id: 'guangzhou',
    name: PLACE_WORDS.guangzhou,
    region: 'CHINA',
    address: '广东省广州市白云区石井街道庆丰路118号3号仓',
    receiver: mark,
    phone: '+86 20 5555 0118',
    postcode: '510430',
  },
  {
    id: 'yiwu',
    name: PLACE_WORDS.yiwu,
    region: 'CHINA',
    address: '浙江省金华市义乌市江东街道青口工业区26号B座',
    receiver: mark,
    phone: '+86 579 5555 0126',
    postcode: '322000',
  },
];

export const SERVICE_CATEGORIES: TenantRecord['serviceCategories'] = [
  { id: 'photos', name: SERVICE_WORDS.photos, remark: SERVICE_WORDS.photosRemark },
  { id: 'check', name: SERVICE_WORDS.check, remark: SERVICE_WORDS.checkRemark },
  { id: 'repack', name: SERVICE_WORDS.repack, remark: SERVICE_WORDS.repackRemark },
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

/** @param yuan price of the first unit and of each further one */
export const line = (
  name: string,
  days: [min: number, max: number],
  grams: [first: number, next: number],
  yuan: [first: number, next: number],
  words: { title: LocalizedText; remark: LocalizedText; volumeDivisor: number; maxKilograms: number },
): TransitLine => ({
  name,
  title: words.title,
  countryCode: name.slice(0, 2).toLowerCase(),
  minDays: days[0],
  maxDays: days[1],
  remark: words.remark,
  firstGrams: grams[0],
  firstFen: yuan[0] * 100,
  nextGrams: grams[1],
  nextFen: yuan[1] * 100,
  volumeDivisor: words.volumeDivisor,
  maxGrams: words.maxKilograms * 1000,
});

/** The passwords stand on the login page of a demo shop; nothing real hangs on them. */
export const demoAccounts = (tenantId: string): TenantRecord['demoAccounts'] => [
  { role: 'shopper', email: `shopper@${tenantId}.example`, password: 'Sampan-demo-1' },
  { role: 'operator', email: `operator@${tenantId}.example`, password: 'Sampan-demo-2' },
];
