import { banner, type Site } from './site';

export const tashkentSite: Site = {
  banners: [
    banner(['teapot', 'plate', 'bowl', 'jar', 'flask'], '#1d5fb8', '/product-search?filters=category:kitchen', {
      title: { uz: 'Dasturxon uchun yangi idishlar', ru: 'Новая посуда к дастархану', en: 'New ware for the table' },
      subtitle: {
        uz: '1688 dan ulgurji, mustahkam qadoqda',
        ru: 'Оптом с 1688, в надёжной упаковке',
        en: 'Wholesale from 1688, packed to last the road',
      },
    }),
    banner(['toycar', 'dinosaur', 'teddy', 'puzzle', 'train'], '#0f766e', '/product-search?filters=category:toys', {
      title: { uz: 'Iudan o‘yinchoqlar', ru: 'Игрушки из Иу', en: 'Toys from Yiwu' },
      subtitle: {
        uz: 'Bir nechta buyurtmani bitta to‘lovda to‘lang',
        ru: 'Оплачивайте несколько заказов одним платежом',
        en: 'Pay several orders in one go',
      },
    }),
    banner(['coat', 'boot', 'scarf', 'gloves'], '#6b3f2a', '/product-search?filters=category:tops', {
      title: { uz: 'Qishga tayyormisiz?', ru: 'Готовы к зиме?', en: 'Ready for winter?' },
      subtitle: {
        uz: 'Kiyimlar 14–20 kunda eshigingizda',
        ru: 'Одежда у вашей двери за 14–20 дней',
        en: 'Clothes at your door in 14 to 20 days',
      },
    }),
  ],
  announcements: [
    {
      publishedAt: '2026-11-17T05:00:00Z',
      title: {
        uz: 'Xorgosda qo‘shimcha reys',
        ru: 'Дополнительный рейс через Хоргос',
        en: 'An extra truck via Khorgos',
      },
      body: {
        uz: 'Endi yuk mashinalari haftasiga uch marta: dushanba, chorshanba va juma kunlari jo‘naydi.',
        ru: 'Машины теперь уходят трижды в неделю: по понедельникам, средам и пятницам.',
        en: 'Trucks now leave three times a week: Monday, Wednesday and Friday.',
      },
    },
    {
      publishedAt: '2026-11-01T05:00:00Z',
      title: {
        uz: 'Chilonzor punkti yakshanba ham ochiq',
        ru: 'Пункт Чиланзар открыт и в воскресенье',
        en: 'Chilonzor is open on Sundays too',
      },
      body: {
        uz: 'Jo‘natmalarni 10:00 dan 19:00 gacha olib ketish mumkin.',
        ru: 'Забрать посылку можно с 10:00 до 19:00.',
        en: 'Parcels can be collected from 10:00 to 19:00.',
      },
    },
  ],
  shopper: {
    name: 'Dilnoza Karimova',
    openingDeposit: 612_000_000,
    address: {
      phone: '+998 90 555 01 90',
      province: 'Toshkent shahri',
      city: 'Toshkent',
      district: 'Yunusobod',
      street: 'Amir Temur shoh ko‘chasi, 108-uy, 24-xonadon',
      postcode: '100084',
    },
  },
  operatorName: 'Karvon stoli',
};
