/** Warehouses, lines and services as the settings of a shop held them before there were tables. */
export const OFFERS_IN_SETTINGS = {
  warehouses: [
    { id: 'guangzhou', name: { en: 'Guangzhou', vi: 'Quảng Châu' }, region: 'CHINA', address: 'a', receiver: 'r', phone: 'p', postcode: '1' },
    { id: 'sydney', name: { en: 'Sydney' }, region: 'LOCAL', address: 'b', receiver: 's', phone: 'q', postcode: '' },
  ],
  transitLines: [
    { name: 'AU-SEA', title: { en: 'Sea' }, countryCode: 'AU', minDays: 25, maxDays: 38, remark: { en: 'Slow' }, firstGrams: 5000, firstFen: 16_500, nextGrams: 1000, nextFen: 1900, volumeDivisor: 8000, maxGrams: 100_000 },
    { name: 'AU-BULK', title: { en: 'Bulk' }, countryCode: 'au', minDays: 8, maxDays: 14, remark: {}, firstGrams: 500, firstFen: 7000, nextGrams: 500, nextFen: 600, volumeDivisor: 0, maxGrams: 0 },
    { name: 'AU-SEA', title: { en: 'Sea to Auckland' }, countryCode: 'nz', minDays: 30, maxDays: 29, remark: {}, firstGrams: 500, firstFen: 9000, nextGrams: 500, nextFen: 900, volumeDivisor: 6000, maxGrams: 2000 },
  ],
  serviceCategories: [{ id: 'photos', name: { en: 'Photos' }, remark: { en: 'Five' } }],
}; // prettier-ignore
