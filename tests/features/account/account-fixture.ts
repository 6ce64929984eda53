import type { Address } from '../../../src/contract/account';

export const address = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  receiverName: 'Mai Tran',
  phone: '+84 24 1234 5678',
  countryCode: 'vn',
  province: 'Hà Nội',
  city: 'Ba Đình',
  district: '',
  street: `${id} Quay Street`,
  postcode: '',
  defaultAddress: false,
  ...more,
});
