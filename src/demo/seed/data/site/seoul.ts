import { banner, type Site } from './site';

export const seoulSite: Site = {
  banners: [
    banner(
      ['mug', 'tumbler', 'plate', 'bowl', 'cutlery'],
      '#6a3fd1',
      '/product-search?channel=ALIBABA&filters=category:kitchen',
      {
        title: { ko: '공장가 그대로, 주방용품', en: 'Kitchenware at factory prices' },
        subtitle: { ko: '수량이 늘수록 내려가는 1688 구간가', en: '1688 tiers: the more you take, the less you pay' },
      },
    ),
    banner(
      ['handbag', 'backpack', 'suitcase', 'purse'],
      '#1f6f5c',
      '/product-search?channel=ALIBABA&filters=category:bags',
      {
        title: { ko: '스마트스토어 가방 사입', en: 'Bags for your online store' },
        subtitle: { ko: '라벨 교체와 개별 포장까지 맡기세요', en: 'We change labels and pack piece by piece' },
      },
    ),
    banner(['giftbox', 'candle', 'soap', 'bouquet'], '#a8325a', '/product-search?channel=ALIBABA', {
      title: { ko: '연말 선물 시즌 준비', en: 'Stock up for the gift season' },
      subtitle: { ko: '해운 특송 5–8일, 12월 초 입고', en: 'By sea in 5 to 8 days, in stock by early December' },
    }),
  ],
  announcements: [
    {
      publishedAt: '2026-11-19T01:00:00Z',
      title: { ko: '사업자 통관 서류 안내', en: 'Papers for business clearance' },
      body: {
        ko: '사업자등록증과 통관고유부호를 미리 등록하시면 도착 당일 신고합니다.',
        en: 'Register your business licence and customs code in advance, and we declare on the day of arrival.',
      },
    },
    {
      publishedAt: '2026-11-06T01:00:00Z',
      title: { ko: '인천센터 토요일 출고 시작', en: 'Incheon ships on Saturdays' },
      body: {
        ko: '토요일 오전까지 통관된 화물은 당일 택배로 출고합니다.',
        en: 'Parcels cleared by Saturday noon leave the same day.',
      },
    },
  ],
  shopper: {
    name: '김하늘',
    openingDeposit: 730_000,
    address: {
      phone: '+82 10 5555 0190',
      province: '서울특별시',
      city: '서울',
      district: '마포구',
      street: '양화로 45, 12층 1203호',
      postcode: '04036',
    },
  },
  operatorName: '도매나루 데스크',
};
