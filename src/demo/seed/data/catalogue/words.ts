import { l } from './localized';

export const OPTION_NAMES = {
  colour: l('颜色', 'Colour', 'Màu sắc', 'Цвет', '색상', 'اللون', 'Rang'),
  size: l('尺码', 'Size', 'Kích cỡ', 'Размер', '사이즈', 'المقاس', 'O‘lcham'),
  capacity: l('容量', 'Capacity', 'Dung tích', 'Объём', '용량', 'السعة', 'Hajm'),
  model: l('适用型号', 'Model', 'Kiểu máy', 'Модель', '기종', 'الطراز', 'Model'),
  length: l('长度', 'Length', 'Chiều dài', 'Длина', '길이', 'الطول', 'Uzunlik'),
  pack: l('数量', 'Pack', 'Số lượng', 'Количество в упаковке', '구성', 'العدد', 'Qadoqdagi soni'),
  weight: l('净含量', 'Net weight', 'Khối lượng tịnh', 'Масса нетто', '중량', 'الوزن الصافي', 'Sof og‘irlik'),
  power: l('功率', 'Power', 'Công suất', 'Мощность', '소비 전력', 'القدرة', 'Quvvat'),
  diameter: l('直径', 'Diameter', 'Đường kính', 'Диаметр', '지름', 'القطر', 'Diametr'),
  height: l('高度', 'Height', 'Chiều cao', 'Высота', '높이', 'الارتفاع', 'Balandlik'),
};
export type OptionName = keyof typeof OPTION_NAMES;

export const UNITS = {
  piece: l('件', 'piece', 'chiếc', 'шт.', '개', 'قطعة', 'dona'),
  pair: l('双', 'pair', 'đôi', 'пара', '켤레', 'زوج', 'juft'),
  set: l('套', 'set', 'bộ', 'комплект', '세트', 'طقم', 'to‘plam'),
  box: l('盒', 'box', 'hộp', 'коробка', '상자', 'علبة', 'quti'),
  bottle: l('瓶', 'bottle', 'chai', 'флакон', '병', 'عبوة', 'flakon'),
};
export type UnitName = keyof typeof UNITS;

export const ATTRIBUTE_NAMES = {
  material: l('材质', 'Material', 'Chất liệu', 'Материал', '소재', 'الخامة', 'Material'),
  style: l('风格', 'Style', 'Phong cách', 'Стиль', '스타일', 'النمط', 'Uslub'),
  season: l('适用季节', 'Season', 'Mùa', 'Сезон', '계절', 'الموسم', 'Mavsum'),
  gender: l('适用人群', 'For', 'Đối tượng', 'Для кого', '대상', 'الفئة', 'Kim uchun'),
  closure: l('闭合方式', 'Closure', 'Kiểu đóng', 'Застёжка', '여밈', 'طريقة الإغلاق', 'Yopilishi'),
  power: l('供电方式', 'Power supply', 'Nguồn điện', 'Питание', '전원', 'مصدر الطاقة', 'Quvvat manbai'),
  place: l(
    '使用场景',
    'Where to use',
    'Nơi sử dụng',
    'Где использовать',
    '사용 장소',
    'مكان الاستخدام',
    'Qayerda ishlatiladi',
  ),
  feature: l('功能特点', 'Feature', 'Tính năng', 'Особенность', '특징', 'الميزة', 'Xususiyat'),
  origin: l('产地', 'Origin', 'Xuất xứ', 'Место производства', '원산지', 'بلد المنشأ', 'Ishlab chiqarilgan joyi'),
  itemNumber: l('货号', 'Item number', 'Mã hàng', 'Артикул', '품번', 'رقم الصنف', 'Artikul'),
};
export type AttributeName = keyof typeof ATTRIBUTE_NAMES;

/** Facts of a kind; origin and item number belong to the single product. */
export type FactName = Exclude<AttributeName, 'origin' | 'itemNumber'>;
