/** Who else shops at the demo, with where their goods go; the names and places are made up. */
export const CROWD = [
  { name: 'Mira Castellan', street: '3/17 Harrow Lane', city: 'Brisbane', province: 'Queensland', postcode: '4006' },
  {
    name: 'Jonah Whitlock',
    street: '40 Tidewater Road',
    city: 'Perth',
    province: 'Western Australia',
    postcode: '6008',
  },
  { name: 'Priya Anand', street: '9 Quarry Street', city: 'Melbourne', province: 'Victoria', postcode: '3121' },
  {
    name: 'Tomas Lindqvist',
    street: '118 Saltbush Avenue',
    city: 'Adelaide',
    province: 'South Australia',
    postcode: '5067',
  },
  { name: 'Wei Ling Ho', street: '6/2 Foundry Place', city: 'Sydney', province: 'New South Wales', postcode: '2016' },
] as const;

export const emailOf = (tenantId: string, at: number): string => `guest-${String(at + 1)}@${tenantId}.example`;
