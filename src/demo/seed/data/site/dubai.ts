import { banner, type Site } from './site';

export const dubaiSite: Site = {
  banners: [
    banner(['watch', 'sunglasses', 'purse', 'ring', 'beads'], '#8f1d58', '/product-search?filters=category:watches', {
      title: { ar: 'ساعات لكل مناسبة', en: 'A watch for every occasion' },
      subtitle: {
        ar: 'من متاجر تيمول الرسمية، مع صور قبل الشحن',
        en: 'From official Tmall stores, with pictures before shipping',
      },
    }),
    banner(['stiletto', 'handbag', 'dress', 'lipstick', 'mirror'], '#7a5a14', '/product-search?filters=category:bags', {
      title: { ar: 'أناقة العيد تبدأ من هنا', en: 'Dress for the feast' },
      subtitle: { ar: 'حقائب وأحذية وفساتين تصلك خلال 4 إلى 7 أيام', en: 'Bags, shoes and dresses in 4 to 7 days' },
    }),
    banner(['teapot', 'lantern', 'candle', 'vase'], '#14624f', '/product-search?filters=category:home', {
      title: { ar: 'لمسة دافئة لبيتك', en: 'A warm touch for your home' },
      subtitle: { ar: 'شحن بحري للأثاث والقطع الكبيرة', en: 'Sea freight for furniture and large pieces' },
    }),
  ],
  announcements: [
    {
      publishedAt: '2026-11-15T06:00:00Z',
      title: { ar: 'الأسعار تشمل ضريبة القيمة المضافة', en: 'Prices include VAT' },
      body: {
        ar: 'سعر الشحن الجوي إلى الإمارات والسعودية يشمل الجمارك والضريبة، فلا تدفع شيئًا عند الاستلام.',
        en: 'Air lines to the Emirates and Saudi Arabia include duty and tax: nothing to pay on delivery.',
      },
    },
    {
      publishedAt: '2026-11-04T06:00:00Z',
      title: { ar: 'استلام مجاني من القوز', en: 'Free pick-up in Al Quoz' },
      body: {
        ar: 'المستودع مفتوح من السبت إلى الخميس، من 9 صباحًا إلى 9 مساءً.',
        en: 'The warehouse is open Saturday to Thursday, 9 am to 9 pm.',
      },
    },
    {
      publishedAt: '2026-10-20T06:00:00Z',
      title: { ar: 'خط جديد إلى سلطنة عُمان', en: 'A new line to Oman' },
      body: { ar: 'توصيل إلى باب بيتك خلال 6 إلى 9 أيام.', en: 'Door to door in 6 to 9 days.' },
    },
  ],
  shopper: {
    name: 'نورة الكتبي',
    openingDeposit: 183_600,
    address: {
      phone: '+971 50 555 0190',
      province: 'Dubai',
      city: 'Dubai',
      district: 'Jumeirah',
      street: 'Villa 41, Street 8A, Jumeirah 2',
      postcode: '',
    },
  },
  operatorName: 'مكتب المرسى',
};
