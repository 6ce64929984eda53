import type { Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import type { Tint } from '../../../pictures/picture-palette';
import { l } from './localized';

export const COLOURS: Record<Tint, Localized> = {
  white: l('白色', 'White', 'Trắng', 'Белый', '화이트', 'أبيض', 'Oq'),
  black: l('黑色', 'Black', 'Đen', 'Чёрный', '블랙', 'أسود', 'Qora'),
  grey: l('灰色', 'Grey', 'Xám', 'Серый', '그레이', 'رمادي', 'Kulrang'),
  silver: l('银色', 'Silver', 'Bạc', 'Серебристый', '실버', 'فضي', 'Kumushrang'),
  red: l('红色', 'Red', 'Đỏ', 'Красный', '레드', 'أحمر', 'Qizil'),
  wine: l('酒红色', 'Wine red', 'Đỏ rượu', 'Бордовый', '와인', 'خمري', 'Olcharang'),
  pink: l('粉色', 'Pink', 'Hồng', 'Розовый', '핑크', 'وردي', 'Pushti'),
  rose: l('玫红色', 'Rose', 'Hồng đậm', 'Малиновый', '로즈', 'وردي غامق', 'Malinarang'),
  orange: l('橙色', 'Orange', 'Cam', 'Оранжевый', '오렌지', 'برتقالي', 'To‘q sariq'),
  yellow: l('黄色', 'Yellow', 'Vàng', 'Жёлтый', '옐로', 'أصفر', 'Sariq'),
  beige: l('杏色', 'Beige', 'Be', 'Бежевый', '베이지', 'بيج', 'Bej'),
  cream: l('米白色', 'Cream', 'Kem', 'Кремовый', '크림', 'كريمي', 'Krem'),
  khaki: l('卡其色', 'Khaki', 'Kaki', 'Хаки', '카키', 'كاكي', 'Xaki'),
  brown: l('棕色', 'Brown', 'Nâu', 'Коричневый', '브라운', 'بني', 'Jigarrang'),
  camel: l('驼色', 'Camel', 'Nâu lạc đà', 'Верблюжий', '카멜', 'جملي', 'Tuya rangi'),
  gold: l('金色', 'Gold', 'Vàng kim', 'Золотистый', '골드', 'ذهبي', 'Tillarang'),
  green: l('绿色', 'Green', 'Xanh lá', 'Зелёный', '그린', 'أخضر', 'Yashil'),
  olive: l('军绿色', 'Olive', 'Xanh rêu', 'Оливковый', '올리브', 'زيتي', 'Zaytunrang'),
  mint: l('薄荷绿', 'Mint', 'Xanh bạc hà', 'Мятный', '민트', 'نعناعي', 'Yalpizrang'),
  teal: l('孔雀蓝', 'Teal', 'Xanh cổ vịt', 'Бирюзовый', '틸 블루', 'أزرق مخضر', 'Feruzarang'),
  sky: l('天蓝色', 'Sky blue', 'Xanh da trời', 'Голубой', '스카이블루', 'أزرق سماوي', 'Havorang'),
  blue: l('蓝色', 'Blue', 'Xanh dương', 'Синий', '블루', 'أزرق', 'Ko‘k'),
  navy: l('藏青色', 'Navy', 'Xanh than', 'Тёмно-синий', '네이비', 'كحلي', 'To‘q ko‘k'),
  purple: l('紫色', 'Purple', 'Tím', 'Фиолетовый', '퍼플', 'بنفسجي', 'Binafsharang'),
  lilac: l('浅紫色', 'Lilac', 'Tím nhạt', 'Сиреневый', '라일락', 'ليلكي', 'Nafarmon'),
  rosegold: l('玫瑰金', 'Rose gold', 'Vàng hồng', 'Розовое золото', '로즈골드', 'ذهبي وردي', 'Pushti tilla'),
  coffee: l('咖啡色', 'Coffee', 'Cà phê', 'Кофейный', '커피 브라운', 'بني قهوة', 'Kofe rangi'),
};
