import { pictureUrl } from '../../../pictures/picture-spec';
import { banner, type Site } from './site';

export const kathmanduSite: Site = {
  banners: [
    banner(
      ['hikingboot', 'backpack', 'tent', 'flashlight', 'flask'],
      '#b77400',
      '/product-search?filters=category:sports',
      {
        title: { en: 'Ready for the trail' },
        subtitle: { en: 'Boots, bags and tents, brought over the pass' },
      },
    ),
    banner(['phone', 'headphones', 'battery', 'plug'], '#3b4a6b', '/product-search?filters=category:phones', {
      title: { en: 'Charged through the load-shedding' },
      subtitle: { en: 'Cases, cables and power from JD and 1688' },
    }),
    banner(['coat', 'scarf', 'gloves', 'socks'], '#7c3a2d', '/product-search?filters=category:accessories', {
      title: { en: 'Warm before Poush' },
      subtitle: { en: 'Winter wear by air in 4 to 7 days' },
    }),
  ],
  campaign: {
    id: 'campaign-winter',
    publishedAt: '2026-11-10T04:15:00Z',
    title: { en: 'Winter by air, half the handling fee' },
    text: {
      en: 'Parcels that leave our warehouse before the month ends fly to Kathmandu in 4 to 7 days, and we charge half of the usual handling fee.',
    },
    image: pictureUrl({ kind: 'banner', objects: ['coat', 'scarf', 'gloves'], colour: '#7c3a2d', mirrored: false }),
    link: '/product-search?filters=category:accessories',
    button: { en: 'See winter wear' },
  },
  announcements: [
    {
      publishedAt: '2026-11-14T04:15:00Z',
      title: { en: 'Kerung is open again' },
      body: { en: 'Trucks cross daily since Monday. Parcels that waited at the border reach Kathmandu this week.' },
    },
    {
      publishedAt: '2026-11-02T04:15:00Z',
      title: { en: 'After Tihar we are back' },
      body: { en: 'The Teku depot is open Sunday to Friday, 10:00 to 18:00.' },
    },
  ],
  shopper: {
    name: 'Asmita Shrestha',
    openingDeposit: 7_050_000,
    address: {
      phone: '+977 980 555 0190',
      province: 'Bagmati',
      city: 'Kathmandu',
      district: 'Lalitpur',
      street: 'Jawalakhel Chowk 14',
      postcode: '44700',
    },
  },
  operatorName: 'Himal desk',
};
