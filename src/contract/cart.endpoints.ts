import * as z from 'zod/mini';
import { Cart, Quote } from './cart.schemas';
import { endpoint } from './endpoint.schemas';
import { Id, Message, Quantity, queryInt } from './fields.schemas';
import { ProductUrl, SkuQuantity } from './catalog.schemas';
import { LIMITS } from './limits';
import { ShipmentEstimate, ShipmentQuestion } from './shipment.schemas';

const idParams = z.object({ id: Id });

const items = z.array(SkuQuantity).check(z.minLength(1), z.maxLength(50));

const warehouse = { tenantWarehouseId: z.optional(Id) };

export const cartEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    summary: 'The cart, by shop, with current prices and stock.',
  }),
  add: endpoint({
    method: 'POST',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    idempotency: 'optional',
    summary: 'Add a SKU; the same SKU adds up.',
    body: z.strictObject({
      productUrl: ProductUrl,
      productSkuId: z.string().check(z.minLength(1), z.maxLength(64)),
      quantity: Quantity,
      message: z.optional(Message),
    }),
  }),
  addMultiple: endpoint({
    method: 'POST',
    path: '/front/cart/multiple',
    access: 'user',
    response: Cart,
    idempotency: 'optional',
    summary: 'Add several SKUs of one product: all or none.',
    body: z.strictObject({ productUrl: ProductUrl, items, message: z.optional(Message) }),
  }),
  setQuantity: endpoint({
    method: 'PUT',
    path: '/front/cart/{id}/quantity',
    access: 'user',
    params: idParams,
    query: z.strictObject({ quantity: queryInt(1, LIMITS.quantityMax) }),
    response: Cart,
    summary: 'Change how many.',
  }),
  setMessage: endpoint({
    method: 'PUT',
    path: '/front/cart/{id}/message',
    access: 'user',
    params: idParams,
    body: z.strictObject({ message: Message }),
    response: Cart,
    summary: 'Change the message to the buyer.',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/front/cart/{id}',
    access: 'user',
    params: idParams,
    response: Cart,
    summary: 'Take a line out.',
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/front/cart',
    access: 'user',
    response: Cart,
    summary: 'Empty the cart.',
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/front/cart/refresh',
    access: 'user',
    response: Quote,
    summary: 'Re-check the chosen lines against the marketplace and quote them.',
    body: z.strictObject({
      cartItemIds: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.cartItems)),
      ...warehouse,
    }),
  }),
  previewProduct: endpoint({
    method: 'POST',
    path: '/front/preview-product/refresh',
    access: 'user',
    response: Quote,
    summary: 'Quote one product without the cart (buy now).',
    body: z.strictObject({ productUrl: ProductUrl, items, message: z.optional(Message), ...warehouse }),
  }),
  estimateShipment: endpoint({
    method: 'POST',
    path: '/front/cart/estimate-freight',
    access: 'public',
    response: ShipmentEstimate,
    summary:
      'What shipping chosen things abroad together would cost, line by line; kinds of goods are guessed. Visitors ask about one product.',
    body: ShipmentQuestion,
  }),
};
