import { ownLanguages, type Locale } from '../../../contract/locales';

/** What sellers call their choices, in this order in each line below. */
const TERMS = '颜色 尺码 尺寸 规格 款式 材质 品牌 产地 重量 型号 黑色 白色 红色 蓝色 灰色 均码'.split(' ');

const SAID: Partial<Record<Locale, string>> = {
  en: 'Colour|Size|Dimensions|Specification|Style|Material|Brand|Origin|Weight|Model|Black|White|Red|Blue|Grey|One size',
  'zh-HK': '顏色|尺碼|尺寸|規格|款式|材質|品牌|產地|重量|型號|黑色|白色|紅色|藍色|灰色|均碼',
  vi: 'Màu sắc|Cỡ|Kích thước|Quy cách|Kiểu dáng|Chất liệu|Thương hiệu|Xuất xứ|Trọng lượng|Mẫu mã|Đen|Trắng|Đỏ|Xanh dương|Xám|Một cỡ',
  th: 'สี|ไซซ์|ขนาด|ข้อมูลจำเพาะ|แบบ|วัสดุ|แบรนด์|แหล่งผลิต|น้ำหนัก|รุ่น|ดำ|ขาว|แดง|น้ำเงิน|เทา|ฟรีไซซ์',
  ja: 'カラー|サイズ|寸法|仕様|スタイル|素材|ブランド|原産地|重量|型番|ブラック|ホワイト|レッド|ブルー|グレー|フリーサイズ',
  ko: '색상|사이즈|치수|규격|스타일|소재|브랜드|원산지|무게|모델|블랙|화이트|레드|블루|그레이|프리사이즈',
  ru: 'Цвет|Размер|Габариты|Характеристики|Фасон|Материал|Бренд|Происхождение|Вес|Модель|Чёрный|Белый|Красный|Синий|Серый|Единый размер',
  ms: 'Warna|Saiz|Dimensi|Spesifikasi|Gaya|Bahan|Jenama|Asal|Berat|Model|Hitam|Putih|Merah|Biru|Kelabu|Saiz bebas',
  uz: 'Rang|Oʻlcham|Oʻlchamlari|Xususiyat|Fason|Material|Brend|Ishlab chiqarilgan joyi|Ogʻirlik|Model|Qora|Oq|Qizil|Koʻk|Kulrang|Yagona oʻlcham',
  pt: 'Cor|Tamanho|Dimensões|Especificação|Estilo|Material|Marca|Origem|Peso|Modelo|Preto|Branco|Vermelho|Azul|Cinzento|Tamanho único',
  es: 'Color|Talla|Dimensiones|Especificación|Estilo|Material|Marca|Origen|Peso|Modelo|Negro|Blanco|Rojo|Azul|Gris|Talla única',
  fr: 'Couleur|Taille|Dimensions|Spécification|Style|Matière|Marque|Origine|Poids|Modèle|Noir|Blanc|Rouge|Bleu|Gris|Taille unique',
  id: 'Warna|Ukuran|Dimensi|Spesifikasi|Gaya|Bahan|Merek|Asal|Berat|Model|Hitam|Putih|Merah|Biru|Abu-abu|Satu ukuran',
  bg: 'Цвят|Размер|Размери|Спецификация|Модел|Материал|Марка|Произход|Тегло|Модел №|Черен|Бял|Червен|Син|Сив|Един размер',
  ar: 'اللون|المقاس|الأبعاد|المواصفات|الطراز|الخامة|العلامة التجارية|بلد المنشأ|الوزن|الموديل|أسود|أبيض|أحمر|أزرق|رمادي|مقاس واحد',
  la: 'ສີ|ຂະໜາດ|ຂະໜາດຕົວຈິງ|ສະເພາະ|ແບບ|ວັດສະດຸ|ຍີ່ຫໍ້|ແຫຼ່ງຜະລິດ|ນ້ຳໜັກ|ລຸ້ນ|ດຳ|ຂາວ|ແດງ|ຟ້າ|ເທົາ|ຟຣີໄຊ',
};

const made = new Map<Locale, Map<string, string>>();

/** Words of the trade that need no translator; none for who reads Chinese as it is written. */
export function glossaryOf(language: Locale): Map<string, string> {
  const known = made.get(language);
  if (known) return known;
  const line = ownLanguages(language).map((own) => SAID[own]).find(Boolean) ?? ''; // prettier-ignore
  const said = line.split('|').filter(Boolean);
  const glossary = new Map(said.map((word, at) => [TERMS[at] ?? '', word]));
  made.set(language, glossary);
  return glossary;
}
