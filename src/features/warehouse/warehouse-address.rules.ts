import type { Warehouse } from '../../contract/tenant';

interface AddressLine {
  name: 'receiver' | 'phone' | 'address' | 'postcode';
  value: string;
}

/**
 * A Chinese address as sellers ask for it. The code stands behind the name and behind the address: couriers print one
 * of them on the parcel, and without a code nobody knows whose it is.
 */
export function addressLines({ receiver, phone, address, postcode }: Warehouse, code: string): AddressLine[] {
  const lines: AddressLine[] = [
    { name: 'receiver', value: `${receiver} (${code})` },
    { name: 'phone', value: phone },
    { name: 'address', value: `${address} ${code}` },
    { name: 'postcode', value: postcode },
  ];
  return lines.filter(({ value }) => value !== '');
}

/** All of it, one line each: marketplaces take an address apart when it is pasted so. */
export const asText = (lines: AddressLine[]) => lines.map(({ value }) => value).join('\n');
