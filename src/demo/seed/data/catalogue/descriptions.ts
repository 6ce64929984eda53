import type { Localized } from '../../../../server/adapters/marketplace/embedded/catalogue-product';
import { CATEGORIES, type Trade } from './categories';
import { CATEGORY_NOTES } from './category-notes';
import { chance } from './chance';
import type { CatalogueChannel, Kind } from './kind';
import { l } from './localized';

const CHECK_NOTES: Record<Trade, Localized> = {
  wear: l(
    '实物拍摄，因灯光和显示器不同，颜色可能略有差别。',
    'Photographed as it is; colours may look slightly different on your screen.',
    'Ảnh chụp hàng thật, màu có thể hơi khác tùy màn hình.',
    'Снято с натуры; на экране оттенок может немного отличаться.',
    '실물을 촬영했으며 화면에 따라 색상이 조금 다를 수 있습니다.',
    'الصور حقيقية وقد تختلف الألوان قليلًا حسب الشاشة.',
    'Haqiqiy surat; ekranda rangi biroz farq qilishi mumkin.',
  ),
  care: l(
    '每件独立密封包装，发货前检查批号与日期。',
    'Each piece is sealed on its own; batch and date are checked before shipping.',
    'Mỗi sản phẩm được bọc kín riêng, kiểm tra lô và hạn trước khi gửi.',
    'Каждое изделие запечатано отдельно; партия и дата проверяются перед отправкой.',
    '개별 밀봉 포장하며 출고 전 제조 번호와 날짜를 확인합니다.',
    'كل قطعة مغلفة على حدة ويُفحص رقم الدفعة والتاريخ قبل الشحن.',
    'Har biri alohida yopilgan; partiya va sana jo‘natishdan oldin tekshiriladi.',
  ),
  home: l(
    '易碎部位加气泡膜与瓦楞纸保护，长途运输更安心。',
    'Fragile parts travel in bubble wrap and corrugated board.',
    'Phần dễ vỡ được bọc xốp hơi và bìa cứng để đi đường xa.',
    'Хрупкие части едут в пузырчатой плёнке и гофрокартоне.',
    '깨지기 쉬운 부분은 에어캡과 골판지로 보호해 보냅니다.',
    'تُحمى الأجزاء القابلة للكسر بفقاعات هوائية وكرتون مموج.',
    'Sinuvchan qismlar pufakchali plyonka va gofrokartonga o‘raladi.',
  ),
  tech: l(
    '出厂前逐台检测，含电池产品请按航空要求申报。',
    'Each unit is tested at the factory. Items with batteries ship on lines that accept them.',
    'Từng máy được kiểm tra tại xưởng. Hàng có pin đi theo tuyến nhận pin.',
    'Каждое изделие проверено на заводе. Товары с батареями отправляются линиями, которые их принимают.',
    '공장에서 하나씩 검사합니다. 배터리 제품은 배터리 운송이 가능한 노선으로 발송합니다.',
    'تُفحص كل وحدة في المصنع، وتُشحن المنتجات ذات البطاريات عبر الخطوط التي تقبلها.',
    'Har biri zavodda sinalgan. Batareyali tovarlar ularni qabul qiladigan yo‘nalishda jo‘natiladi.',
  ),
  play: l(
    '包装尺寸偏大，国际运费可能按体积重计算，可要求仓库去盒减体积。',
    'The box is rather large: international freight may count volume, and the warehouse can remove the box.',
    'Hộp khá to nên cước quốc tế có thể tính theo thể tích; có thể yêu cầu kho bỏ hộp.',
    'Коробка объёмная: доставка может считаться по объёму, склад может убрать коробку.',
    '상자가 큰 편이라 국제 운임이 부피 무게로 계산될 수 있으며 창고에서 상자를 제거할 수 있습니다.',
    'العلبة كبيرة نسبيًا وقد تُحسب أجرة الشحن بالحجم، ويمكن للمستودع إزالة العلبة.',
    'Qutisi kattaroq: xalqaro tashish hajm bo‘yicha hisoblanishi mumkin, ombor qutini olib tashlay oladi.',
  ),
};

const RETAIL_NOTE = l(
  '付款后48小时内发货，七天内完好可退换。',
  'Sent within 48 hours of payment; unused goods can be returned within seven days.',
  'Gửi trong 48 giờ sau thanh toán, đổi trả trong 7 ngày nếu còn nguyên.',
  'Отправка в течение 48 часов после оплаты; возврат нового товара в течение семи дней.',
  '결제 후 48시간 안에 발송하며 미사용 상품은 7일 안에 교환·반품할 수 있습니다.',
  'يُشحن خلال 48 ساعة من الدفع ويمكن إرجاع غير المستعمل خلال سبعة أيام.',
  'To‘lovdan keyin 48 soat ichida jo‘natiladi; ishlatilmagan tovar 7 kunda qaytariladi.',
);
const WHOLESALE_NOTE = l(
  '厂家直供，可混款混色，数量越多单价越低；大货请先看样。',
  'Straight from the maker: styles and colours can be mixed, and the price falls with quantity. Ask for a sample before a large order.',
  'Hàng tại xưởng, được trộn mẫu trộn màu, mua nhiều giá giảm. Nên xem mẫu trước khi đặt lớn.',
  'Прямо от производителя: модели и цвета можно смешивать, цена падает с количеством. Перед крупным заказом возьмите образец.',
  '공장 직송으로 디자인과 색상을 섞을 수 있고 수량이 많을수록 단가가 내려갑니다. 대량 주문 전 샘플을 확인하세요.',
  'من المصنع مباشرة مع إمكانية مزج الموديلات والألوان، ويقل السعر بزيادة الكمية. اطلب عينة قبل الطلب الكبير.',
  'To‘g‘ridan-to‘g‘ri ishlab chiqaruvchidan: model va ranglarni aralashtirish mumkin, soni ortsa narxi tushadi. Katta buyurtmadan oldin namuna so‘rang.',
);
const RESALE_NOTE = l(
  '先鉴别后发货，附查验卡与防伪扣，非质量问题不退换。',
  'Checked for authenticity before shipping, with card and tag. No returns other than for faults.',
  'Kiểm định rồi mới gửi, kèm thẻ và khóa chống giả. Chỉ đổi trả khi lỗi chất lượng.',
  'Проверка подлинности до отправки, с картой и биркой. Возврат только при дефекте.',
  '검수 후 발송하며 검수 카드와 태그가 포함됩니다. 불량 외에는 반품되지 않습니다.',
  'يُفحص للتأكد من أصالته قبل الشحن مع بطاقة وملصق. لا إرجاع إلا لعيب.',
  'Jo‘natishdan oldin asliligi tekshiriladi, karta va yorlig‘i bilan. Faqat nuqson bo‘lsa qaytariladi.',
);

/** Two or three paragraphs: about the sort of thing, how it is checked or packed, and how this shop sells. */
export function describe(kind: Kind, channel: CatalogueChannel, key: string): Localized[] {
  const selling =
    channel === 'POIZON' ? RESALE_NOTE : ['ALIBABA', 'YIWUGOU'].includes(channel) ? WHOLESALE_NOTE : RETAIL_NOTE;
  const checking = CHECK_NOTES[CATEGORIES[kind.category].trade];
  return [CATEGORY_NOTES[kind.category], ...(chance(`${key}/checking`) < 0.7 ? [checking] : []), selling];
}
