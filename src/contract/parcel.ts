import type * as z from 'zod/mini';
import type * as schemas from './parcel.schemas';

export type ParcelItem = z.infer<typeof schemas.ParcelItem>;
export type ParcelStorage = z.infer<typeof schemas.ParcelStorage>;
export type ItemChoice = NonNullable<ParcelItem['order']>['choices'][number];
export type StockInParcel = z.infer<typeof schemas.StockInParcel>;
