import type { GROUP_PLACES } from '../../../contract/catalogue-desk.enums';
import type { TenantRecord } from '../../kernel/tenant-record';

type Groups = TenantRecord['productGroups'];

/**
 * The rows of a shop's home page. A shop that takes real money and chose none has the usual ones: searches, which every
 * marketplace answers, in the words that all of them know.
 */
export const productGroupsOf = ({ isLive, productGroups }: Pick<TenantRecord, 'isLive' | 'productGroups'>): Groups =>
  isLive && productGroups.length === 0 ? USUAL : productGroups;

/** Those of a place whose time has come and is not over. */
export const groupsAt = (groups: Groups, place: (typeof GROUP_PLACES)[number], now: Date): Groups =>
  groups.filter(
    ({ place: own = 'PREFERRED', from, until }) =>
      own === place && (!from || new Date(from) <= now) && (!until || new Date(until) > now),
  );

// prettier-ignore
const USUAL: Groups = [
  { id: 'usual-women', keyword: '女装', title: {
    en: 'Women’s clothing', ar: 'ملابس نسائية', bg: 'Дамски дрехи', es: 'Ropa de mujer', fr: 'Mode femme', id: 'Pakaian wanita', ja: 'レディースファッション', ko: '여성 의류',
    la: 'ເຄື່ອງນຸ່ງແມ່ຍິງ', ms: 'Pakaian wanita', pt: 'Roupa feminina', ru: 'Женская одежда', ru2: 'Женская одежда', th: 'เสื้อผ้าผู้หญิง', uz: 'Ayollar kiyimi', vi: 'Thời trang nữ', 'zh-CN': '女装', 'zh-HK': '女裝',
  } },
  { id: 'usual-home', keyword: '家居用品', title: {
    en: 'Home', ar: 'المنزل', bg: 'За дома', es: 'Hogar', fr: 'Maison', id: 'Rumah tangga', ja: 'ホーム用品', ko: '생활용품',
    la: 'ເຄື່ອງໃຊ້ໃນເຮືອນ', ms: 'Barangan rumah', pt: 'Casa', ru: 'Для дома', ru2: 'Для дома', th: 'ของใช้ในบ้าน', uz: 'Uy uchun', vi: 'Đồ gia dụng', 'zh-CN': '家居用品', 'zh-HK': '家居用品',
  } },
  { id: 'usual-phone', keyword: '手机配件', title: {
    en: 'Phone accessories', ar: 'إكسسوارات الهواتف', bg: 'Аксесоари за телефони', es: 'Accesorios para móvil', fr: 'Accessoires de téléphone', id: 'Aksesori ponsel', ja: 'スマホアクセサリー', ko: '휴대폰 액세서리',
    la: 'ອຸປະກອນເສີມໂທລະສັບ', ms: 'Aksesori telefon', pt: 'Acessórios para celular', ru: 'Аксессуары для телефонов', ru2: 'Аксессуары для телефонов', th: 'อุปกรณ์เสริมมือถือ', uz: 'Telefon aksessuarlari', vi: 'Phụ kiện điện thoại', 'zh-CN': '手机配件', 'zh-HK': '手機配件',
  } },
  { id: 'usual-toys', keyword: '玩具', title: {
    en: 'Toys', ar: 'ألعاب', bg: 'Играчки', es: 'Juguetes', fr: 'Jouets', id: 'Mainan', ja: 'おもちゃ', ko: '장난감',
    la: 'ຂອງຫຼິ້ນ', ms: 'Mainan', pt: 'Brinquedos', ru: 'Игрушки', ru2: 'Игрушки', th: 'ของเล่น', uz: 'O‘yinchoqlar', vi: 'Đồ chơi', 'zh-CN': '玩具', 'zh-HK': '玩具',
  } },
];
