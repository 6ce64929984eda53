import type * as z from 'zod/mini';
import type * as schemas from './purchase.schemas';

export type PurchaseOrderStatus = z.infer<typeof schemas.PurchaseOrderStatus>;
export type PurchaseOrder = z.infer<typeof schemas.PurchaseOrder>;
export type PurchaseOrderDetail = z.infer<typeof schemas.PurchaseOrderDetail>;
export type PurchaseOrderPage = z.infer<typeof schemas.PurchaseOrderPage>;
export type ManualOrder = z.infer<typeof schemas.ManualOrder>;
export type ManualOrderDetail = z.infer<typeof schemas.ManualOrderDetail>;
export type ManualOrderStatus = ManualOrder['status'];
export type OrderItem = z.infer<typeof schemas.OrderItem>;
export type ManualOrderInput = z.infer<typeof schemas.ManualOrderInput>;
