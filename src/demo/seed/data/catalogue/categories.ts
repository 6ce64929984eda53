import type { Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import type { Backdrop } from '../../../pictures/picture-palette';
import type { PictureObject } from '../../../pictures/picture-objects';
import { l } from './localized';

/** What a shop deals in; each shop has one. */
export type Trade = 'wear' | 'care' | 'home' | 'tech' | 'play';

interface CategoryFacts {
  name: Localized;
  trade: Trade;
  tile: PictureObject;
  /** First is the tile's. */
  backdrops: readonly [Backdrop, ...Backdrop[]];
}

function category(
  trade: Trade,
  tile: PictureObject,
  backdrops: readonly [Backdrop, ...Backdrop[]],
  name: Localized,
): CategoryFacts {
  return { name, trade, tile, backdrops };
}

export const CATEGORIES = {
  shoes: category(
    'wear',
    'sneaker',
    ['sky', 'sand', 'mist', 'peach', 'sage'],
    l('鞋靴', 'Shoes', 'Giày dép', 'Обувь', '신발', 'أحذية', 'Poyabzal'),
  ),
  bags: category(
    'wear',
    'handbag',
    ['blush', 'sand', 'cream', 'mint', 'clay'],
    l('箱包', 'Bags and luggage', 'Túi và vali', 'Сумки и чемоданы', '가방·캐리어', 'حقائب', 'Sumka va chamadonlar'),
  ),
  dresses: category(
    'wear',
    'dress',
    ['iris', 'rose', 'cream', 'violet', 'mist'],
    l(
      '连衣裙/女装',
      'Dresses and women’s wear',
      'Váy và đồ nữ',
      'Платья и женская одежда',
      '원피스·여성복',
      'فساتين وملابس نسائية',
      'Ko‘ylak va ayollar kiyimi',
    ),
  ),
  tops: category(
    'wear',
    'tshirt',
    ['mint', 'stone', 'sky', 'butter', 'sand'],
    l('服装', 'Clothing', 'Quần áo', 'Одежда', '의류', 'ملابس', 'Kiyim-kechak'),
  ),
  accessories: category(
    'wear',
    'cap',
    ['aqua', 'peach', 'stone', 'butter', 'rose'],
    l(
      '配饰',
      'Hats and accessories',
      'Mũ và phụ kiện',
      'Головные уборы и аксессуары',
      '모자·잡화',
      'قبعات وإكسسوارات',
      'Bosh kiyim va aksessuarlar',
    ),
  ),
  watches: category(
    'tech',
    'watch',
    ['stone', 'sand', 'slate', 'mist', 'clay'],
    l('钟表', 'Watches and clocks', 'Đồng hồ', 'Часы', '시계', 'ساعات', 'Soatlar'),
  ),
  phones: category(
    'tech',
    'phone',
    ['violet', 'sky', 'mist', 'iris', 'mint'],
    l(
      '手机及配件',
      'Phones and accessories',
      'Điện thoại và phụ kiện',
      'Телефоны и аксессуары',
      '휴대폰·액세서리',
      'هواتف وملحقاتها',
      'Telefon va aksessuarlar',
    ),
  ),
  electronics: category(
    'tech',
    'headphones',
    ['slate', 'mist', 'iris', 'aqua', 'dusk'],
    l('数码电器', 'Electronics', 'Điện tử', 'Электроника', '디지털·가전', 'إلكترونيات', 'Elektronika'),
  ),
  tools: category(
    'tech',
    'toolbox',
    ['butter', 'stone', 'slate', 'mist', 'sand'],
    l(
      '五金工具/汽车用品',
      'Tools and car care',
      'Dụng cụ và đồ ô tô',
      'Инструменты и автотовары',
      '공구·자동차용품',
      'عدد ولوازم السيارات',
      'Asboblar va avto buyumlar',
    ),
  ),
  kitchen: category(
    'home',
    'teapot',
    ['mint', 'clay', 'sage', 'peach', 'mist'],
    l(
      '餐厨杯壶',
      'Kitchen and cups',
      'Nhà bếp và ly cốc',
      'Кухня и посуда',
      '주방·컵',
      'مطبخ وأكواب',
      'Oshxona va idishlar',
    ),
  ),
  home: category(
    'home',
    'plant',
    ['sage', 'cream', 'sand', 'stone', 'forest'],
    l('家居家装', 'Home and living', 'Nhà cửa', 'Дом и интерьер', '홈·리빙', 'المنزل والديكور', 'Uy-ro‘zg‘or'),
  ),
  food: category(
    'home',
    'teacup',
    ['cream', 'sage', 'butter', 'peach', 'forest'],
    l('食品茶饮', 'Food and tea', 'Thực phẩm và trà', 'Продукты и чай', '식품·차', 'أغذية وشاي', 'Oziq-ovqat va choy'),
  ),
  stationery: category(
    'home',
    'pencil',
    ['sky', 'butter', 'blush', 'mint', 'iris'],
    l('文具办公', 'Stationery', 'Văn phòng phẩm', 'Канцелярия', '문구·사무', 'قرطاسية', 'Kanselyariya'),
  ),
  pet: category(
    'home',
    'bone',
    ['peach', 'aqua', 'butter', 'mint', 'violet'],
    l(
      '宠物用品',
      'Pet supplies',
      'Đồ thú cưng',
      'Товары для животных',
      '반려동물용품',
      'مستلزمات الحيوانات',
      'Uy hayvonlari uchun',
    ),
  ),
  beauty: category(
    'care',
    'lipstick',
    ['rose', 'blush', 'violet', 'cream', 'mint'],
    l('美妆个护', 'Beauty and care', 'Làm đẹp', 'Красота и уход', '뷰티·케어', 'جمال وعناية', 'Go‘zallik va parvarish'),
  ),
  jewellery: category(
    'care',
    'gem',
    ['dusk', 'blush', 'iris', 'stone', 'rose'],
    l('珠宝首饰', 'Jewellery', 'Trang sức', 'Украшения', '주얼리', 'مجوهرات', 'Zargarlik buyumlari'),
  ),
  baby: category(
    'care',
    'babybottle',
    ['butter', 'sky', 'mint', 'blush', 'peach'],
    l('母婴用品', 'Baby and mother', 'Mẹ và bé', 'Для малышей и мам', '유아·출산', 'الأم والطفل', 'Ona va bola'),
  ),
  toys: category(
    'play',
    'teddy',
    ['peach', 'aqua', 'butter', 'sky', 'mint'],
    l('玩具', 'Toys', 'Đồ chơi', 'Игрушки', '장난감', 'ألعاب', 'O‘yinchoqlar'),
  ),
  sports: category(
    'play',
    'football',
    ['aqua', 'sage', 'mint', 'sky', 'butter'],
    l(
      '运动户外',
      'Sports and outdoors',
      'Thể thao, dã ngoại',
      'Спорт и отдых',
      '스포츠·아웃도어',
      'رياضة ورحلات',
      'Sport va sayohat',
    ),
  ),
  gifts: category(
    'play',
    'giftbox',
    ['blush', 'violet', 'butter', 'mint', 'rose'],
    l(
      '节庆礼品/乐器',
      'Gifts, party and music',
      'Quà tặng và nhạc cụ',
      'Подарки, праздник, музыка',
      '선물·파티·악기',
      'هدايا وحفلات وموسيقى',
      'Sovg‘a, bayram va musiqa',
    ),
  ),
} satisfies Record<string, CategoryFacts>;
export type CategoryId = keyof typeof CATEGORIES;
