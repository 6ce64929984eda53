import { expect, it } from 'vitest';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { registrationOf, type TenantRecord } from '../../../src/server/kernel/tenant-record';

const registeredAs = (registrationEntity: TenantRecord['registrationEntity']): TenantRecord => {
  const [shop] = DEMO_SHOPS;
  if (!shop) throw new Error('there is no demo shop');
  return { ...shop.record, registrationEntity };
};

it('says below each page who runs the shop, in the language of the page', () => {
  const shop = registeredAs({ name: 'Harbour', websiteApprove: { en: 'A demonstration', fr: 'Une démonstration' } });
  expect(registrationOf(shop, 'fr')).toEqual({ name: 'Harbour', websiteApprove: 'Une démonstration' });
  expect(registrationOf(shop, 'ko').websiteApprove).toBe('A demonstration');
});

it('leaves a number of approval as it is, and one that is not there out', () => {
  expect(registrationOf(registeredAs({ name: 'Harbour', websiteApprove: 'ICP 1' }), 'fr').websiteApprove).toBe('ICP 1');
  expect(registrationOf(registeredAs({ name: 'Harbour' }), 'fr')).toEqual({ name: 'Harbour' });
});
