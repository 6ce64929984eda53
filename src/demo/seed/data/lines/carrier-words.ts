import { inAll } from '../in-all';

/** What carriers call their charges, and what they cover, in every language. */
export const CARRIER_WORDS = {
  post: inAll(
    'Small packet by post | 邮政小包 | 郵政小包 | Bưu phẩm nhỏ | พัสดุไปรษณีย์ขนาดเล็ก | 郵便小型包装物 | 우편 소형 소포 | Почта, мелкий пакет | Bungkusan kecil pos | Pochta, kichik paket | Pacote pequeno dos correios | Paquete pequeño por correo | Petit paquet postal | Paket pos kecil | Малък пощенски пакет | طرد بريدي صغير | ພັດສະດຸໄປສະນີນ້ອຍ',
  ),
  postRemark: inAll(
    'Up to 2 kg, by the scale only. | 2 公斤以内，只按实重。 | 2 公斤以內，只按實重。 | Đến 2 kg, chỉ tính cân thực. | ไม่เกิน 2 กก. คิดตามน้ำหนักจริง | 2 kg まで、実重量のみで計算します。 | 2kg까지, 실중량만 계산해요. | До 2 кг, только по весу. | Sehingga 2 kg, mengikut berat sebenar. | 2 kg gacha, faqat og‘irlik bo‘yicha. | Até 2 kg, só pelo peso. | Hasta 2 kg, solo por peso. | Jusqu’à 2 kg, au poids seul. | Sampai 2 kg, hanya menurut berat. | До 2 кг, само по тегло. | حتى 2 كغ، بحسب الوزن وحده. | ບໍ່ເກີນ 2 ກິໂລ, ຄິດຕາມນ້ຳໜັກຈິງ.',
  ),
  remote: inAll(
    'Remote area | 偏远地区 | 偏遠地區 | Vùng xa | พื้นที่ห่างไกล | 遠隔地 | 도서 산간 지역 | Удалённый район | Kawasan pedalaman | Chekka hudud | Área remota | Zona remota | Zone éloignée | Daerah terpencil | Отдалечен район | منطقة نائية | ເຂດຫ່າງໄກ',
  ),
  oversize: inAll(
    'Oversize | 超尺寸 | 超尺寸 | Quá khổ | เกินขนาด | サイズ超過 | 크기 초과 | Негабарит | Melebihi saiz | Katta o‘lcham | Fora de medida | Fuera de medida | Hors format | Melebihi ukuran | Извънгабарит | تجاوز المقاس | ເກີນຂະໜາດ',
  ),
  bulky: inAll(
    'Bulky parcel | 泡货附加费 | 泡貨附加費 | Hàng cồng kềnh | พัสดุเทอะทะ | かさばる荷物 | 부피 화물 | Объёмная посылка | Bungkusan besar | Hajmli jo‘natma | Pacote volumoso | Paquete voluminoso | Colis volumineux | Paket besar | Обемиста пратка | طرد كبير الحجم | ພັດສະດຸໃຫຍ່',
  ),
  notice: inAll(
    'Message when it arrives | 到达短信 | 到達短訊 | Nhắn tin khi hàng đến | ข้อความแจ้งเมื่อถึง | 到着のお知らせ | 도착 알림 문자 | Сообщение о прибытии | Mesej apabila tiba | Yetib kelganda xabar | Mensagem na chegada | Aviso a la llegada | Message à l’arrivée | Pesan saat tiba | Съобщение при пристигане | رسالة عند الوصول | ຂໍ້ຄວາມເມື່ອມາຮອດ',
  ),
  cover: inAll(
    'loss, part loss and damage on the way. | 运输途中丢失、部分丢失和损坏。 | 運輸途中遺失、部分遺失及損壞。 | mất, thiếu và hỏng trên đường. | สูญหาย ขาดบางส่วน และเสียหายระหว่างทาง | 輸送中の紛失・一部紛失・破損 | 운송 중 분실, 일부 분실, 파손 | утрата, недостача и повреждение в пути. | kehilangan, kekurangan dan kerosakan semasa penghantaran. | yo‘ldagi yo‘qolish, kam chiqish va shikast. | perda, falta parcial e danos no caminho. | pérdida, falta parcial y daños en el camino. | perte, perte partielle et dommages en route. | kehilangan, kekurangan, dan kerusakan di jalan. | загуба, липса и повреда по пътя. | الفقد الكلي أو الجزئي والتلف في الطريق. | ການສູນຫາຍ, ຂາດບາງສ່ວນ ແລະ ເສຍຫາຍລະຫວ່າງທາງ.',
  ),
};
