import * as z from 'zod/mini';
import { AddressInput } from '../../contract/account';

const { shape } = AddressInput;
const Blank = z._default(z.string(), '');

/** What a person has to fill in: many countries have no province, district or postcode. */
export const AddressForm = z.strictObject({
  ...shape,
  province: z.pipe(Blank, shape.province),
  district: z.pipe(Blank, shape.district),
  postcode: z.pipe(Blank, shape.postcode),
});
