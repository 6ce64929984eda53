import { cartEndpoints } from '../../../contract/cart.endpoints';
import { route } from '../../kernel/route';
import * as cart from './cart.service';
import * as quote from './quote.service';
import { estimateShipment } from './shipment.service';

export const cartRoutes = [
  route(cartEndpoints.get, (ctx) => cart.getCart(ctx)),
  route(cartEndpoints.add, (ctx, { body }) => cart.add(ctx, body), { isCheckedLate: true }),
  route(cartEndpoints.addMultiple, (ctx, { body }) => cart.addMultiple(ctx, body), { isCheckedLate: true }),
  route(cartEndpoints.setQuantity, (ctx, { params, query }) => cart.setQuantity(ctx, params.id, query.quantity)),
  route(cartEndpoints.setMessage, (ctx, { params, body }) => cart.setMessage(ctx, params.id, body.message)),
  route(cartEndpoints.remove, (ctx, { params }) => cart.remove(ctx, params.id)),
  route(cartEndpoints.clear, (ctx) => cart.clear(ctx)),
  route(cartEndpoints.refresh, (ctx, { body }) => quote.refresh(ctx, body), { isCheckedLate: true }),
  route(cartEndpoints.previewProduct, (ctx, { body }) => quote.previewProduct(ctx, body)),
  route(cartEndpoints.estimateShipment, (ctx, { body }) => estimateShipment(ctx, body)),
];
