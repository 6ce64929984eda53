import { inAll } from './in-all';

/** Words that several shops use, in every language: en, zh-CN, zh-HK, vi, th, ja, ko, ru, ms, uz, pt, es, fr, id, bg, ar, la. */
export const GROUP_TITLES = {
  taobao: inAll(
    'Best of Taobao | 淘宝精选 | 淘寶精選 | Hàng hay trên Taobao | ของดีจาก Taobao | タオバオのおすすめ | 타오바오 추천 | Лучшее с Taobao | Terbaik di Taobao | Taobaoning eng yaxshilari | O melhor do Taobao | Lo mejor de Taobao | Le meilleur de Taobao | Terbaik dari Taobao | Най-доброто от Taobao | الأفضل من تاوباو | ສິນຄ້າດີຈາກ Taobao',
  ),
  wholesale: inAll(
    '1688 wholesale | 1688 批发 | 1688 批發 | Hàng sỉ 1688 | ขายส่งจาก 1688 | 1688 の卸売り | 1688 도매 | Опт с 1688 | Borong dari 1688 | 1688 ulgurji | Atacado do 1688 | Al por mayor de 1688 | Grossistes de 1688 | Grosir 1688 | На едро от 1688 | جملة 1688 | ຂາຍສົ່ງ 1688',
  ),
  sneakers: inAll(
    'Sneakers from Poizon | 得物球鞋 | 得物球鞋 | Giày từ Poizon | รองเท้าจาก Poizon | Poizon のスニーカー | 포이즌 스니커즈 | Кроссовки с Poizon | Kasut dari Poizon | Poizon krossovkalari | Tênis da Poizon | Zapatillas de Poizon | Baskets de Poizon | Sepatu dari Poizon | Маратонки от Poizon | أحذية من بويزون | ເກີບຈາກ Poizon',
  ),
  home: inAll(
    'Home and kitchen | 家居与厨房 | 家居與廚房 | Nhà cửa và bếp | บ้านและครัว | キッチンと暮らし | 홈·주방 | Дом и кухня | Rumah dan dapur | Uy va oshxona | Casa e cozinha | Hogar y cocina | Maison et cuisine | Rumah dan dapur | Дом и кухня | المنزل والمطبخ | ເຮືອນ ແລະ ຄົວ',
  ),
  tmall: inAll(
    'Brands on Tmall | 天猫品牌 | 天貓品牌 | Thương hiệu trên Tmall | แบรนด์บน Tmall | 天猫のブランド | 티몰 브랜드 | Бренды на Tmall | Jenama di Tmall | Tmall brendlari | Marcas na Tmall | Marcas en Tmall | Marques sur Tmall | Merek di Tmall | Марки в Tmall | ماركات من تيمول | ຍີ່ຫໍ້ໃນ Tmall',
  ),
  gadgets: inAll(
    'Gadgets from JD | 京东数码 | 京東數碼 | Đồ công nghệ từ JD | แกดเจ็ตจาก JD | JD のガジェット | 징둥 디지털 | Гаджеты с JD | Gajet dari JD | JD gadjetlari | Eletrônicos da JD | Tecnología de JD | Gadgets de JD | Gawai dari JD | Джаджи от JD | إلكترونيات من JD | ເຄື່ອງໄຟຟ້າຈາກ JD',
  ),
  yiwu: inAll(
    'Small goods from Yiwu | 义乌小商品 | 義烏小商品 | Hàng nhỏ từ Nghĩa Ô | ของจุกจิกจากอี้อู | 義烏の小物 | 이우 소상품 | Мелочи из Иу | Barang kecil dari Yiwu | Iudan mayda tovarlar | Miudezas de Yiwu | Artículos de Yiwu | Petits articles de Yiwu | Barang kecil dari Yiwu | Дреболии от Иу | بضائع صغيرة من إيوو | ເຄື່ອງນ້ອຍຈາກອີ້ອູ',
  ),
  beauty: inAll(
    'Beauty and care | 美妆个护 | 美妝個護 | Làm đẹp | ความงามและการดูแล | ビューティー | 뷰티·케어 | Красота и уход | Kecantikan | Go‘zallik va parvarish | Beleza e cuidado | Belleza y cuidado | Beauté et soins | Kecantikan | Красота и грижа | الجمال والعناية | ຄວາມງາມ',
  ),
  toys: inAll(
    'Toys and games | 玩具 | 玩具 | Đồ chơi | ของเล่น | おもちゃ | 장난감 | Игрушки | Permainan | O‘yinchoqlar | Brinquedos | Juguetes | Jouets | Mainan | Играчки | ألعاب | ຂອງຫຼິ້ນ',
  ),
  watches: inAll(
    'Watches | 钟表 | 鐘錶 | Đồng hồ | นาฬิกา | 腕時計 | 시계 | Часы | Jam | Soatlar | Relógios | Relojes | Montres | Jam tangan | Часовници | ساعات | ໂມງ',
  ),
};

export const SERVICE_WORDS = {
  photos: inAll(
    'Extra photos | 加拍照片 | 加拍照片 | Chụp thêm ảnh | ถ่ายรูปเพิ่ม | 追加写真 | 추가 사진 | Дополнительные фото | Gambar tambahan | Qo‘shimcha surat | Fotos extras | Fotos adicionales | Photos en plus | Foto tambahan | Допълнителни снимки | صور إضافية | ຮູບເພີ່ມ',
  ),
  photosRemark: inAll(
    'Five pictures of the points you name. | 按您指定的位置拍五张照片。 | 按您指定的位置拍五張照片。 | Năm ảnh ở những chỗ bạn chỉ định. | ถ่ายห้ารูปตามจุดที่คุณระบุ | ご指定の箇所を5枚撮影します。 | 지정하신 부분을 5장 촬영합니다. | Пять снимков тех мест, которые вы укажете. | Lima gambar bahagian yang anda pilih. | Siz aytgan joylarning beshta surati. | Cinco fotos dos pontos que você indicar. | Cinco fotos de los puntos que indique. | Cinq photos des points que vous indiquez. | Lima foto bagian yang Anda pilih. | Пет снимки на местата, които посочите. | خمس صور للمواضع التي تحددها. | ຮູບຫ້າໃບຕາມຈຸດທີ່ທ່ານບອກ.',
  ),
  check: inAll(
    'Detailed check | 详细验货 | 詳細驗貨 | Kiểm hàng chi tiết | ตรวจละเอียด | 詳細検品 | 정밀 검수 | Подробная проверка | Pemeriksaan teliti | Batafsil tekshiruv | Verificação detalhada | Revisión detallada | Contrôle détaillé | Pemeriksaan teliti | Подробна проверка | فحص مفصّل | ກວດລະອຽດ',
  ),
  checkRemark: inAll(
    'We measure, switch on and count every piece. | 逐件测量、通电、清点。 | 逐件測量、通電、清點。 | Đo, bật thử và đếm từng chiếc. | วัด เปิดเครื่อง และนับทุกชิ้น | 一点ずつ採寸・通電・数量確認をします。 | 하나씩 재고, 켜 보고, 세어 봅니다. | Измеряем, включаем и пересчитываем каждую вещь. | Kami ukur, hidupkan dan kira setiap unit. | Har birini o‘lchaymiz, yoqib ko‘ramiz va sanaymiz. | Medimos, ligamos e contamos cada peça. | Medimos, encendemos y contamos cada pieza. | Nous mesurons, allumons et comptons chaque pièce. | Kami ukur, nyalakan, dan hitung tiap barang. | Мерим, включваме и броим всяка вещ. | نقيس كل قطعة ونشغّلها ونعدّها. | ວັດ, ເປີດເຄື່ອງ ແລະ ນັບທຸກອັນ.',
  ),
  repack: inAll(
    'Repacking | 重新打包 | 重新打包 | Đóng gói lại | แพ็กใหม่ | 再梱包 | 재포장 | Переупаковка | Bungkus semula | Qayta qadoqlash | Reembalagem | Reempaque | Réemballage | Kemas ulang | Преопаковане | إعادة التغليف | ຫຸ້ມຫໍ່ໃໝ່',
  ),
  unboxed: inAll(
    'Without shop boxes | 去掉商品原盒 | 去掉商品原盒 | Bỏ hộp của shop | ไม่เอากล่องสินค้า | 商品の箱なし | 상품 상자 제외 | Без коробок магазина | Tanpa kotak kedai | Do‘kon qutilarisiz | Sem as caixas da loja | Sin las cajas de la tienda | Sans boîtes d’origine | Tanpa kotak toko | Без кутиите на магазина | دون علب المتجر | ບໍ່ເອົາກ່ອງຮ້ານ',
  ),
  unboxedRemark: inAll(
    'Shoe boxes and the like stay behind: lighter and smaller. | 鞋盒等留下，更轻更小。 | 鞋盒等留下，更輕更小。 | Hộp giày và tương tự để lại: nhẹ và nhỏ hơn. | ทิ้งกล่องรองเท้าและกล่องอื่น เบาและเล็กลง | 靴箱などは残し、軽く小さくします。 | 신발 상자 등은 빼서 더 가볍고 작아집니다. | Обувные и подобные коробки остаются: легче и меньше. | Kotak kasut dan seumpamanya ditinggalkan: lebih ringan dan kecil. | Oyoq kiyim qutilari qoladi: yengilroq va kichikroq. | Caixas de sapatos e afins ficam: mais leve e menor. | Las cajas de zapatos y similares se quedan: más ligero y pequeño. | Boîtes à chaussures et autres restent : plus léger, plus petit. | Kotak sepatu dan sejenisnya ditinggal: lebih ringan dan kecil. | Кутиите за обувки остават: по-леко и по-малко. | تبقى علب الأحذية وما شابهها: أخف وأصغر. | ກ່ອງເກີບ ແລະ ອື່ນໆ ປະໄວ້: ເບົາ ແລະ ນ້ອຍກວ່າ.',
  ),
  repackRemark: inAll(
    'Shop boxes come off, corners are padded. | 拆除商家包装，边角加固。 | 拆除商家包裝，邊角加固。 | Bỏ hộp của shop, chèn thêm ở góc. | ถอดกล่องร้าน เสริมกันกระแทกมุม | 店の箱を外し、角を保護します。 | 판매자 상자를 빼고 모서리를 보강합니다. | Снимаем коробки магазина, защищаем углы. | Kotak kedai dibuang, bucu dilapik. | Do‘kon qutisi olinadi, burchaklar mustahkamlanadi. | Tiramos as caixas da loja e protegemos os cantos. | Quitamos las cajas y protegemos las esquinas. | Boîtes retirées, coins protégés. | Kotak toko dilepas, sudut dilapisi. | Махаме кутиите и подсилваме ъглите. | نزيل علب المتجر ونحمي الزوايا. | ເອົາກ່ອງຮ້ານອອກ, ເສີມມຸມ.',
  ),
};

export const LINE_WORDS = {
  express: inAll(
    'Express | 特快专递 | 特快專遞 | Chuyển phát nhanh | ด่วนพิเศษ | エクスプレス | 특송 | Экспресс | Ekspres | Ekspress | Expresso | Exprés | Express | Ekspres | Експрес | سريع | ດ່ວນພິເສດ',
  ),
  expressRemark: inAll(
    'Door to door. No batteries, liquids or powders. | 门到门。不收电池、液体和粉末。 | 門到門。不收電池、液體和粉末。 | Tận cửa. Không nhận pin, chất lỏng, bột. | ส่งถึงบ้าน ไม่รับแบตเตอรี่ ของเหลว ผง | 宅配。電池・液体・粉末は不可。 | 문 앞 배송. 배터리·액체·분말 불가. | До двери. Без батарей, жидкостей и порошков. | Ke pintu. Tiada bateri, cecair atau serbuk. | Eshikkacha. Batareya, suyuqlik va kukunsiz. | Porta a porta. Sem baterias, líquidos ou pós. | Puerta a puerta. Sin baterías, líquidos ni polvos. | Porte à porte. Sans batteries, liquides ni poudres. | Sampai pintu. Tanpa baterai, cairan, bubuk. | До врата. Без батерии, течности и прахове. | من الباب إلى الباب، بلا بطاريات أو سوائل أو مساحيق. | ສົ່ງຮອດບ້ານ. ບໍ່ຮັບແບັດ, ຂອງແຫຼວ, ຝຸ່ນ.',
  ),
  air: inAll(
    'Air, duty paid | 空运包税 | 空運包稅 | Đường bay, đã gồm thuế | ทางอากาศ รวมภาษี | 航空便・関税込み | 항공, 관세 포함 | Авиа, пошлина включена | Udara, cukai termasuk | Avia, boj bilan | Aéreo, impostos incluídos | Aéreo, impuestos incluidos | Avion, droits compris | Udara, termasuk pajak | Въздух, с мито | جوي شامل الرسوم | ທາງອາກາດ ລວມພາສີ',
  ),
  airRemark: inAll(
    'Duty and tax are in the price. | 价格已含关税。 | 價格已含關稅。 | Giá đã gồm thuế. | ราคารวมภาษีแล้ว | 関税・消費税込みの料金です。 | 관세와 부가세가 포함된 가격입니다. | Пошлина и налог уже в цене. | Harga termasuk cukai. | Boj va soliq narx ichida. | Impostos já incluídos no preço. | Impuestos ya incluidos en el precio. | Droits et taxes compris dans le prix. | Bea dan pajak sudah termasuk. | Митото и данъкът са в цената. | السعر يشمل الجمارك والضريبة. | ລາຄາລວມພາສີແລ້ວ.',
  ),
  sea: inAll(
    'Sea | 海运 | 海運 | Đường biển | ทางเรือ | 船便 | 해상 | Морем | Laut | Dengiz orqali | Marítimo | Marítimo | Bateau | Laut | По море | بحري | ທາງເຮືອ',
  ),
  seaRemark: inAll(
    'The cheapest way for parcels above 5 kg. | 5 公斤以上最划算。 | 5 公斤以上最划算。 | Rẻ nhất cho kiện trên 5 kg. | ถูกที่สุดสำหรับพัสดุเกิน 5 กก. | 5 kg を超える荷物に一番お得です。 | 5kg 넘는 소포에 가장 저렴합니다. | Самый дешёвый способ для посылок от 5 кг. | Paling murah untuk bungkusan melebihi 5 kg. | 5 kg dan og‘ir jo‘natmalar uchun eng arzon yo‘l. | O mais barato acima de 5 kg. | Lo más barato a partir de 5 kg. | Le moins cher au-delà de 5 kg. | Termurah untuk paket di atas 5 kg. | Най-евтино за пратки над 5 кг. | الأرخص للطرود فوق 5 كغ. | ຖືກສຸດສຳລັບເຄື່ອງເກີນ 5 ກກ.',
  ),
};

export const PLACE_WORDS = {
  guangzhou: inAll(
    'Guangzhou warehouse | 广州仓库 | 廣州倉庫 | Kho Quảng Châu | โกดังกว่างโจว | 広州倉庫 | 광저우 창고 | Склад в Гуанчжоу | Gudang Guangzhou | Guanchjou ombori | Armazém de Guangzhou | Almacén de Guangzhou | Entrepôt de Guangzhou | Gudang Guangzhou | Склад Гуанджоу | مستودع غوانزو | ສາງກວາງໂຈ',
  ),
  yiwu: inAll(
    'Yiwu warehouse | 义乌仓库 | 義烏倉庫 | Kho Nghĩa Ô | โกดังอี้อู | 義烏倉庫 | 이우 창고 | Склад в Иу | Gudang Yiwu | Iu ombori | Armazém de Yiwu | Almacén de Yiwu | Entrepôt de Yiwu | Gudang Yiwu | Склад Иу | مستودع إيوو | ສາງອີ້ອູ',
  ),
  sydney: inAll(
    'Sydney pick-up point | 悉尼自提点 | 悉尼自提點 | Điểm nhận hàng Sydney | จุดรับของซิดนีย์ | シドニー受取所 | 시드니 픽업 센터 | Пункт выдачи в Сиднее | Tempat ambil Sydney | Sidneydagi topshirish punkti | Ponto de retirada em Sydney | Punto de recogida en Sídney | Point de retrait à Sydney | Titik ambil Sydney | Пункт за получаване в Сидни | نقطة استلام سيدني | ຈຸດຮັບເຄື່ອງຊິດນີ',
  ),
};

export const FRAME_WORDS = {
  search: inAll(
    'Paste a product link or search | 粘贴商品链接或搜索 | 貼上商品連結或搜尋 | Dán link sản phẩm hoặc tìm kiếm | วางลิงก์สินค้าหรือค้นหา | 商品リンクを貼り付けるか検索 | 상품 링크를 붙여넣거나 검색 | Вставьте ссылку на товар или ищите | Tampal pautan produk atau cari | Havolani qo‘ying yoki qidiring | Cole um link ou pesquise | Pegue un enlace o busque | Collez un lien ou cherchez | Tempel tautan produk atau cari | Поставете линк или търсете | ألصق رابط منتج أو ابحث | ວາງລິ້ງສິນຄ້າ ຫຼື ຄົ້ນຫາ',
  ),
  chat: inAll(
    'Chat | 在线咨询 | 線上諮詢 | Nhắn tin | แชต | チャット | 채팅 상담 | Чат | Sembang | Chat | Chat | Chat | Discuter | Obrolan | Чат | محادثة | ສົນທະນາ',
  ),
  write: inAll(
    'Write to us | 给我们写信 | 給我們寫信 | Viết cho chúng tôi | เขียนถึงเรา | メールを送る | 이메일 문의 | Написать нам | Tulis kepada kami | Bizga yozing | Escreva para nós | Escríbanos | Nous écrire | Tulis kepada kami | Пишете ни | راسلنا | ຂຽນຫາພວກເຮົາ',
  ),
  questions: inAll(
    'Questions and answers | 常见问题 | 常見問題 | Hỏi đáp | คำถามที่พบบ่อย | よくある質問 | 자주 묻는 질문 | Вопросы и ответы | Soal jawab | Savol-javob | Perguntas e respostas | Preguntas y respuestas | Questions et réponses | Tanya jawab | Въпроси и отговори | أسئلة وأجوبة | ຖາມ-ຕອບ',
  ),
  demo: inAll(
    'Demonstration shop, no goods are sold | 演示店铺，不出售商品 | 示範商店，不出售商品 | Cửa hàng dùng thử, không bán hàng thật | ร้านสาธิต ไม่ได้ขายสินค้าจริง | デモ用ショップです。販売はしていません | 시연용 쇼핑몰입니다. 실제 판매는 없습니다. | Демонстрационный магазин, товары не продаются | Kedai demo, tiada barang dijual | Namoyish do‘koni, haqiqiy savdo yo‘q | Loja de demonstração, nada é vendido | Tienda de demostración, no se vende nada | Boutique de démonstration, rien n’est vendu | Toko demo, tidak ada barang yang dijual | Демонстрационен магазин, не се продават стоки | متجر تجريبي لا يبيع بضائع حقيقية | ຮ້ານສາທິດ ບໍ່ໄດ້ຂາຍສິນຄ້າຈິງ',
  ),
  fees: inAll(
    'Shipping fees | 运费说明 | 運費說明 | Phí vận chuyển | ค่าส่ง | 送料 | 배송비 안내 | Стоимость доставки | Caj penghantaran | Yetkazib berish narxi | Fretes | Tarifas de envío | Frais de port | Ongkos kirim | Цени за доставка | رسوم الشحن | ຄ່າສົ່ງ',
  ),
};
