import { inAll } from '../in-all';
import { banner, type Site } from './site';

export const demoSite: Site = {
  banners: [
    banner(
      ['sneaker', 'backpack', 'cap', 'football', 'sunglasses'],
      '#0d7a73',
      '/product-search?filters=category:shoes',
      {
        title: inAll(
          'Walk in something new | 穿双新鞋出发 | 穿雙新鞋出發 | Bước đi với đôi giày mới | ก้าวใหม่กับรองเท้าคู่ใหม่ | 新しい一足で歩こう | 새 신발로 한 걸음 | Шаг в новой паре | Melangkah dengan kasut baharu | Yangi poyabzalda qadam | Ande com algo novo | Camine con algo nuevo | Marchez en neuf | Melangkah dengan sepatu baru | Крачка в нови обувки | خطوة جديدة بحذاء جديد | ກ້າວໃໝ່ກັບເກີບຄູ່ໃໝ່',
        ),
        subtitle: inAll(
          'Sneakers and boots from Taobao, Tmall and Poizon | 淘宝、天猫、得物的球鞋与靴子 | 淘寶、天貓、得物的球鞋與靴子 | Giày thể thao và bốt từ Taobao, Tmall, Poizon | รองเท้าจาก Taobao, Tmall และ Poizon | Taobao・Tmall・Poizon のスニーカーとブーツ | 타오바오·티몰·포이즌의 스니커즈와 부츠 | Кроссовки и ботинки с Taobao, Tmall и Poizon | Kasut dari Taobao, Tmall dan Poizon | Taobao, Tmall va Poizondan krossovka va etiklar | Tênis e botas da Taobao, Tmall e Poizon | Zapatillas y botas de Taobao, Tmall y Poizon | Baskets et bottes de Taobao, Tmall et Poizon | Sepatu dari Taobao, Tmall, dan Poizon | Маратонки и ботуши от Taobao, Tmall и Poizon | أحذية من تاوباو وتيمول وبويزون | ເກີບຈາກ Taobao, Tmall ແລະ Poizon',
        ),
      },
    ),
    banner(['teapot', 'mug', 'plant', 'vase', 'bowl'], '#8a5a3c', '/product-search?filters=category:kitchen', {
      title: inAll(
        'Tea at home, from where tea began | 一盏茶，从茶乡到家 | 一盞茶，從茶鄉到家 | Ấm trà từ quê hương của trà | ชาที่บ้าน จากถิ่นกำเนิดชา | 茶のふるさとから、おうちの一杯 | 차의 고향에서 온 찻자리 | Чай дома, с родины чая | Teh di rumah, dari tanah asalnya | Choy vatanidan uyingizga | Chá em casa, da terra do chá | Té en casa, desde su tierra | Le thé chez vous, depuis son pays | Teh di rumah, dari negeri asalnya | Чай у дома, от родината му | شاي البيت من موطن الشاي | ຊາຢູ່ເຮືອນ ຈາກຖິ່ນກຳເນີດ',
      ),
      subtitle: inAll(
        'Pots, cups and bowls, packed so that they arrive whole | 壶杯碗盏，加固包装，完好到家 | 壺杯碗盞，加固包裝，完好到家 | Ấm, chén, bát đóng gói kỹ, đến nơi nguyên vẹn | กา ถ้วย ชาม แพ็กแน่น ถึงมือครบ | 急須や器を割れないように梱包 | 주전자와 그릇, 깨지지 않게 포장합니다 | Чайники и чашки, упакованы так, что доедут целыми | Teko, cawan dan mangkuk dibungkus rapi | Choynak va piyolalar, butun yetib boradi | Bules, xícaras e tigelas que chegam inteiros | Teteras, tazas y cuencos que llegan enteros | Théières, tasses et bols qui arrivent entiers | Teko, cangkir, dan mangkuk tiba utuh | Чайници, чаши и купи, които пристигат цели | أباريق وأكواب وأطباق تصل سليمة | ກາ, ຈອກ, ຖ້ວຍ ສົ່ງຮອດຄົບຖ້ວນ',
      ),
    }),
    banner(
      ['headphones', 'phone', 'gamepad', 'keyboard', 'mouse'],
      '#3a4a8c',
      '/product-search?filters=category:electronics',
      {
        title: inAll(
          'Good sound, fair price | 好声音，好价格 | 好聲音，好價格 | Âm hay, giá tốt | เสียงดี ราคายุติธรรม | いい音を、いい値段で | 좋은 소리, 착한 가격 | Хороший звук по честной цене | Bunyi baik, harga berpatutan | Yaxshi ovoz, halol narx | Bom som, preço justo | Buen sonido, precio justo | Bon son, juste prix | Suara bagus, harga pantas | Добър звук, честна цена | صوت جيد وسعر عادل | ສຽງດີ ລາຄາຍຸດຕິທຳ',
        ),
        subtitle: inAll(
          'Every device is switched on before it leaves China | 每台设备发货前通电测试 | 每台設備發貨前通電測試 | Máy nào cũng được bật thử trước khi gửi | ทดสอบเปิดเครื่องทุกชิ้นก่อนส่ง | 出荷前に一台ずつ動作を確認 | 출고 전 한 대씩 켜 봅니다 | Каждое устройство проверяем перед отправкой | Setiap peranti diuji sebelum dihantar | Har bir qurilma jo‘natishdan oldin yoqib ko‘riladi | Cada aparelho é ligado antes de sair da China | Cada aparato se enciende antes de salir de China | Chaque appareil est allumé avant le départ | Tiap perangkat dinyalakan sebelum dikirim | Всяко устройство се включва преди изпращане | نشغّل كل جهاز قبل مغادرته الصين | ທົດສອບທຸກເຄື່ອງກ່ອນສົ່ງ',
        ),
      },
    ),
  ],
  announcements: [
    {
      publishedAt: '2026-11-16T02:00:00Z',
      title: inAll(
        'Winter schedule of the Guangzhou warehouse | 广州仓库冬季作息 | 廣州倉庫冬季作息 | Lịch mùa đông của kho Quảng Châu | ตารางฤดูหนาวของโกดังกว่างโจว | 広州倉庫の冬の営業時間 | 광저우 창고 동절기 운영 | Зимний график склада в Гуанчжоу | Jadual musim sejuk gudang Guangzhou | Guanchjou omborining qishki jadvali | Horário de inverno do armazém de Guangzhou | Horario de invierno del almacén de Guangzhou | Horaires d’hiver de l’entrepôt de Guangzhou | Jadwal musim dingin gudang Guangzhou | Зимен график на склада в Гуанджоу | دوام الشتاء في مستودع غوانزو | ຕາຕະລາງລະດູໜາວຂອງສາງກວາງໂຈ',
      ),
      body: inAll(
        'Parcels that arrive by 17:00 are checked the same day, later ones the next morning. Sunday stays open for urgent packing. | 17:00 前到仓当天验货，之后次日上午处理。周日照常打包加急件。 | 17:00 前到倉當天驗貨，之後次日上午處理。週日照常打包加急件。 | Kiện đến trước 17:00 được kiểm trong ngày, muộn hơn thì sáng hôm sau. Chủ nhật vẫn đóng hàng gấp. | พัสดุที่ถึงก่อน 17:00 ตรวจในวันเดียวกัน หลังจากนั้นตรวจเช้าวันถัดไป วันอาทิตย์แพ็กงานด่วนได้ | 17時までの到着分は当日検品、以降は翌朝になります。日曜は急ぎの梱包のみ対応します。 | 17시까지 도착한 소포는 당일, 이후는 다음 날 오전에 검수합니다. 일요일에는 급한 포장만 합니다. | Посылки, пришедшие до 17:00, проверяем в тот же день, позже — утром. По воскресеньям пакуем срочное. | Bungkusan sebelum 17:00 diperiksa hari sama, selepas itu pagi esok. Ahad dibuka untuk pembungkusan segera. | 17:00 gacha kelgan jo‘natmalar o‘sha kuni, keyingilari ertalab tekshiriladi. Yakshanba shoshilinch qadoqlash uchun ochiq. | Pacotes até as 17h são conferidos no mesmo dia, os demais na manhã seguinte. Domingo só urgências. | Los paquetes hasta las 17:00 se revisan el mismo día, los demás a la mañana siguiente. Domingo, solo urgencias. | Les colis reçus avant 17 h sont vérifiés le jour même, les autres le lendemain matin. Dimanche : urgences seulement. | Paket sebelum 17.00 diperiksa hari itu, setelahnya besok pagi. Minggu buka untuk pengemasan darurat. | Пратки до 17:00 се проверяват същия ден, по-късните на сутринта. Неделя само за спешно опаковане. | الطرود الواصلة قبل 17:00 تُفحص في اليوم نفسه، وما بعدها صباح الغد. الأحد للتغليف العاجل فقط. | ກ່ອງທີ່ມາຮອດກ່ອນ 17:00 ກວດໃນມື້ນັ້ນ, ຫຼັງຈາກນັ້ນກວດເຊົ້າມື້ຕໍ່ໄປ. ວັນອາທິດຫຸ້ມຫໍ່ດ່ວນ.',
      ),
    },
    {
      publishedAt: '2026-11-03T02:00:00Z',
      title: inAll(
        'Sea line to Australia now every Friday | 澳洲海运每周五发船 | 澳洲海運每週五開船 | Tàu biển đi Úc nay khởi hành mỗi thứ Sáu | เรือไปออสเตรเลียออกทุกวันศุกร์ | オーストラリア船便は毎週金曜出港 | 호주행 해운, 매주 금요일 출항 | Морем в Австралию каждую пятницу | Laluan laut ke Australia setiap Jumaat | Avstraliyaga dengiz yo‘li har juma | Linha marítima para a Austrália toda sexta | Línea marítima a Australia cada viernes | Ligne maritime vers l’Australie chaque vendredi | Jalur laut ke Australia tiap Jumat | По море до Австралия всеки петък | خط بحري إلى أستراليا كل جمعة | ທາງເຮືອໄປອົດສະຕຣາລີ ທຸກວັນສຸກ',
      ),
      body: inAll(
        'Parcels paid by Wednesday evening leave the same week. | 周三晚前付款的包裹当周发出。 | 週三晚前付款的包裹當週發出。 | Kiện thanh toán trước tối thứ Tư đi ngay trong tuần. | พัสดุที่จ่ายก่อนค่ำวันพุธออกในสัปดาห์เดียวกัน | 水曜の夜までのお支払い分はその週に出発します。 | 수요일 저녁까지 결제하면 그 주에 출발합니다. | Посылки, оплаченные до вечера среды, уходят на той же неделе. | Bungkusan dibayar sebelum malam Rabu bertolak minggu sama. | Chorshanba oqshomigacha to‘langan jo‘natmalar shu haftada yo‘lga chiqadi. | Pacotes pagos até quarta à noite saem na mesma semana. | Los paquetes pagados hasta el miércoles por la noche salen esa semana. | Les colis payés avant mercredi soir partent la même semaine. | Paket yang dibayar sebelum Rabu malam berangkat minggu itu. | Пратки, платени до сряда вечер, тръгват същата седмица. | الطرود المدفوعة قبل مساء الأربعاء تغادر في الأسبوع نفسه. | ກ່ອງທີ່ຈ່າຍກ່ອນຄ່ຳວັນພຸດ ອອກໃນອາທິດດຽວກັນ.',
      ),
    },
  ],
  shopper: {
    name: 'Alex Morgan',
    openingDeposit: 50_000,
    address: {
      phone: '+61 491 570 157',
      province: 'New South Wales',
      city: 'Sydney',
      district: 'Newtown',
      street: '8/22 Lantern Street',
      postcode: '2042',
    },
  },
  operatorName: 'Sampan desk',
};
