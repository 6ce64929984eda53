import { hanoiHowTo } from './hanoi-how-to';
import { banner, type Site } from './site';

export const hanoiSite: Site = {
  banners: [
    banner(
      ['dress', 'handbag', 'sunglasses', 'ballerina', 'scarf'],
      '#b5252b',
      '/product-search?filters=category:dresses',
      {
        title: { vi: 'Váy mới cho mùa cưới', en: 'Dresses for the wedding season' },
        subtitle: {
          vi: 'Đặt từ Taobao, xem ảnh thật tại kho Quảng Châu',
          en: 'From Taobao, with real pictures from Guangzhou',
        },
      },
    ),
    banner(
      ['sneaker', 'cap', 'backpack', 'socks'],
      '#2b4a6f',
      '/product-search?channel=POIZON&filters=category:shoes',
      {
        title: { vi: 'Giày Poizon, giá gốc', en: 'Poizon sneakers at their own price' },
        subtitle: { vi: 'Giao tận nhà sau 4–7 ngày đường bộ', en: 'At your door in 4 to 7 days by road' },
      },
    ),
    banner(['giftbox', 'teddy', 'mug', 'basket'], '#8a5a1f', '/product-search?channel=ALIBABA', {
      title: { vi: 'Nhập sỉ 1688 cho shop nhỏ', en: '1688 wholesale for small shops' },
      subtitle: { vi: 'Từ 10 kg, chỉ ¥6 mỗi kg', en: 'From 10 kg at ¥6 a kilogram' },
    }),
  ],
  howTo: hanoiHowTo,
  announcements: [
    {
      publishedAt: '2026-11-18T03:00:00Z',
      title: { vi: 'Cửa khẩu Hữu Nghị đông xe cuối tuần', en: 'Queues at the Huu Nghi gate this weekend' },
      body: {
        vi: 'Hàng đường bộ xuất kho thứ Sáu có thể về chậm một ngày. Hàng bay không bị ảnh hưởng.',
        en: 'Road parcels that leave on Friday may arrive a day later. Air parcels are not affected.',
      },
    },
    {
      publishedAt: '2026-11-05T03:00:00Z',
      title: { vi: 'Nhận hàng tại kho Long Biên', en: 'Pick-up at the Long Bien warehouse' },
      body: {
        vi: 'Mở cửa 8:00–20:00 mỗi ngày. Chỉ cần mang mã đơn, không phải in giấy.',
        en: 'Open 8:00 to 20:00 every day. Bring the order number, no paper needed.',
      },
    },
  ],
  shopper: {
    name: 'Nguyễn Minh Anh',
    openingDeposit: 0,
    address: {
      phone: '+84 91 555 0190',
      province: 'Hà Nội',
      city: 'Hà Nội',
      district: 'Cầu Giấy',
      street: 'Số 15, ngõ 41 phố Trần Thái Tông',
      postcode: '11300',
    },
  },
  operatorName: 'Quầy Chợ Thuyền',
};
