import type { Locale } from '../../../../contract/locales';

/** What stands in the cells of the table of lines, beside sums and weights. */
export interface FeeWords {
  /** Once for each box, whatever it weighs. */
  base: (price: string) => string;
  /** How exactly a price for the kilogram is counted. */
  byGram: string;
  bySteps: (step: string) => string;
  fuel: (percent: string) => string;
  /** Below the table: what is not in it. */
  onTop: string;
}

export const FEE_WORDS: Record<Exclude<Locale, 'ru2'>, FeeWords> = {
  en: {
    base: (price) => `${price} a box`,
    byGram: 'by the gram',
    bySteps: (step) => `in steps of ${step}`,
    fuel: (percent) => `+ ${percent} % fuel`,
    onTop:
      'Fuel is a share of the freight and comes on top of these prices, as do surcharges for remote places, large boxes and the like. The estimate and every receipt name each of them.',
  },
  'zh-CN': {
    base: (price) => `每箱 ${price}`,
    byGram: '按克计算',
    bySteps: (step) => `以 ${step} 为单位进位`,
    fuel: (percent) => `另加燃油费 ${percent} %`,
    onTop: '燃油费按运费的比例另计，不含在上述价格内；偏远地区、大件等附加费也另计。预估和每张费用明细都会逐项列出。',
  },
  'zh-HK': {
    base: (price) => `每箱 ${price}`,
    byGram: '按克計算',
    bySteps: (step) => `以 ${step} 為單位進位`,
    fuel: (percent) => `另加燃油費 ${percent} %`,
    onTop: '燃油費按運費的比例另計，不包括在上述價格內；偏遠地區、大件等附加費亦另計。預估和每張費用明細都會逐項列出。',
  },
  ar: {
    base: (price) => `${price} للصندوق`,
    byGram: 'يُحسب بالغرام',
    bySteps: (step) => `يُحسب لكل ${step}`,
    fuel: (percent) => `+ ${percent} % وقود`,
    onTop:
      'الوقود نسبة من أجرة الشحن تُضاف إلى هذه الأسعار، وكذلك رسوم المناطق البعيدة والصناديق الكبيرة وما شابهها. ويذكر التقدير وكل إيصال كلًّا منها على حدة.',
  },
  bg: {
    base: (price) => `${price} за кашон`,
    byGram: 'на грам',
    bySteps: (step) => `на стъпки от ${step}`,
    fuel: (percent) => `+ ${percent} % гориво`,
    onTop:
      'Горивото е дял от превоза и се добавя към тези цени, както и надбавките за отдалечени места, големи кашони и други подобни. Изчислението и всяка сметка изброяват всяка от тях.',
  },
  es: {
    base: (price) => `${price} por caja`,
    byGram: 'por gramos',
    bySteps: (step) => `en pasos de ${step}`,
    fuel: (percent) => `+ ${percent} % de combustible`,
    onTop:
      'El combustible es una parte del flete y se suma a estos precios, igual que los recargos por zonas remotas, cajas grandes y similares. El cálculo previo y cada recibo los detallan uno a uno.',
  },
  fr: {
    base: (price) => `${price} par carton`,
    byGram: 'au gramme près',
    bySteps: (step) => `par paliers de ${step}`,
    fuel: (percent) => `+ ${percent} % de carburant`,
    onTop:
      'Le carburant est une part du fret et s’ajoute à ces prix, comme les suppléments pour les zones éloignées, les grands cartons et autres. L’estimation et chaque reçu les détaillent un à un.',
  },
  id: {
    base: (price) => `${price} per kotak`,
    byGram: 'dihitung per gram',
    bySteps: (step) => `dihitung per ${step}`,
    fuel: (percent) => `+ ${percent} % bahan bakar`,
    onTop:
      'Bahan bakar adalah bagian dari ongkos kirim dan ditambahkan pada harga ini, begitu juga biaya tambahan untuk daerah terpencil, kotak besar, dan sejenisnya. Perkiraan dan setiap rincian biaya menyebutkan semuanya.',
  },
  ja: {
    base: (price) => `1 箱 ${price}`,
    byGram: 'グラム単位で計算',
    bySteps: (step) => `${step} 単位で計算`,
    fuel: (percent) => `＋燃油 ${percent} %`,
    onTop:
      '燃油は運賃に対する割合で、上記の料金に加算されます。遠隔地や大きな箱などの追加料金も同様です。見積もりと明細には、それぞれの金額が表示されます。',
  },
  ko: {
    base: (price) => `상자당 ${price}`,
    byGram: '그램 단위로 계산',
    bySteps: (step) => `${step} 단위로 계산`,
    fuel: (percent) => `+ 유류비 ${percent} %`,
    onTop:
      '유류비는 운임의 일정 비율로, 위 요금에 더해집니다. 외곽 지역이나 큰 상자 등의 할증료도 마찬가지입니다. 예상 요금과 모든 계산서에 항목별로 표시됩니다.',
  },
  la: {
    base: (price) => `${price} ຕໍ່ກ່ອງ`,
    byGram: 'ຄິດເປັນກຣາມ',
    bySteps: (step) => `ຄິດເທື່ອລະ ${step}`,
    fuel: (percent) => `+ ຄ່ານ້ຳມັນ ${percent} %`,
    onTop:
      'ຄ່ານ້ຳມັນແມ່ນສ່ວນໜຶ່ງຂອງຄ່າຂົນສົ່ງ ແລະ ບວກເພີ່ມໃສ່ລາຄານີ້, ຄືກັນກັບຄ່າເພີ່ມສຳລັບບ່ອນຫ່າງໄກ, ກ່ອງໃຫຍ່ ແລະ ອື່ນໆ. ການປະເມີນ ແລະ ທຸກໃບບິນຈະບອກແຕ່ລະລາຍການ.',
  },
  ms: {
    base: (price) => `${price} sekotak`,
    byGram: 'dikira setiap gram',
    bySteps: (step) => `dikira setiap ${step}`,
    fuel: (percent) => `+ ${percent} % bahan api`,
    onTop:
      'Bahan api ialah sebahagian daripada tambang dan ditambah pada harga ini, begitu juga surcaj untuk kawasan terpencil, kotak besar dan sebagainya. Anggaran dan setiap resit menyenaraikan semuanya.',
  },
  pt: {
    base: (price) => `${price} por caixa`,
    byGram: 'por grama',
    bySteps: (step) => `em passos de ${step}`,
    fuel: (percent) => `+ ${percent} % de combustível`,
    onTop:
      'O combustível é uma parte do frete e soma-se a estes preços, assim como as sobretaxas para locais remotos, caixas grandes e similares. A estimativa e cada recibo mostram todas elas.',
  },
  ru: {
    base: (price) => `${price} за коробку`,
    byGram: 'с точностью до грамма',
    bySteps: (step) => `шагами по ${step}`,
    fuel: (percent) => `+ ${percent} % за топливо`,
    onTop:
      'Топливо считается долей от перевозки и добавляется к этим ценам, как и надбавки за удалённые места, большие коробки и подобное. Расчёт и каждый счёт называют каждую из них.',
  },
  th: {
    base: (price) => `${price} ต่อกล่อง`,
    byGram: 'คิดตามกรัม',
    bySteps: (step) => `คิดทีละ ${step}`,
    fuel: (percent) => `+ ค่าน้ำมัน ${percent} %`,
    onTop:
      'ค่าน้ำมันคิดเป็นสัดส่วนของค่าขนส่งและบวกเพิ่มจากราคานี้ เช่นเดียวกับค่าธรรมเนียมเพิ่มสำหรับพื้นที่ห่างไกล กล่องใหญ่ และอื่น ๆ การประเมินและใบแจ้งค่าใช้จ่ายทุกใบจะแสดงแต่ละรายการ',
  },
  uz: {
    base: (price) => `har quti ${price}`,
    byGram: 'grammigacha hisoblanadi',
    bySteps: (step) => `${step} qadam bilan`,
    fuel: (percent) => `+ ${percent} % yoqilg‘i`,
    onTop:
      'Yoqilg‘i yuk haqining ulushi bo‘lib, bu narxlarga qo‘shiladi. Olis joylar, katta qutilar va shu kabilar uchun ustamalar ham shunday. Hisob va har bir chek ularning barini ko‘rsatadi.',
  },
  vi: {
    base: (price) => `${price} mỗi thùng`,
    byGram: 'tính theo gam',
    bySteps: (step) => `tính theo nấc ${step}`,
    fuel: (percent) => `+ ${percent} % nhiên liệu`,
    onTop:
      'Nhiên liệu là một phần của cước và cộng thêm vào các giá này, cũng như phụ phí vùng xa, thùng lớn và tương tự. Ước tính và mọi bảng phí đều ghi rõ từng khoản.',
  },
};
