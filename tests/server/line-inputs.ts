const version = 'of-long-ago';
const dating = { from: null, note: '' };

export const TERMS = {
  currency: 'CNY',
  zone: { countries: ['au'] },
  minDays: 7,
  maxDays: 12,
  weight: { divisor: 6000 },
  price: { mode: 'continued', firstGrams: 500, firstFee: 5000, nextGrams: 500, nextFee: 2000 },
};

/** Bodies of the desk of shipping lines, of one that was read long ago. */
export const LINE_BODIES: Record<string, unknown> = {
  'POST /operator/settings/lines': { name: 'slow-boat', title: { en: 'Slow boat' }, terms: TERMS, ...dating },
  'PUT /operator/settings/lines/{name}': { version, title: { en: 'Other' }, isOffered: true },
  'POST /operator/settings/lines/{name}/versions': { version, terms: TERMS, ...dating },
  'POST /operator/settings/lines/{name}/versions/{id}/withdraw': { version },
  'POST /operator/settings/simulate': {
    country: 'au',
    parcels: [{ grams: 500, lengthMm: 100, widthMm: 100, heightMm: 100 }],
  },
  'POST /operator/settings/lines/{name}/back-test': { terms: TERMS },
  'POST /operator/settings/lines-check': { lines: [{ name: 'slow-boat', title: {}, terms: TERMS }] },
  'POST /operator/settings/lines-import': { lines: [{ name: 'none', title: {}, version, terms: TERMS }], ...dating },
};
