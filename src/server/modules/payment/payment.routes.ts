import { paymentEndpoints } from '../../../contract/payment.endpoints';
import { refundEndpoints } from '../../../contract/refund.endpoints';
import { route } from '../../kernel/route';
import type { PaymentService } from './payment.service';
import { listRefunds } from './refund.service';

export const paymentRoutes = (payments: PaymentService) => [
  route(paymentEndpoints.pay, (ctx, { params, body }) => payments.pay(ctx, params.id, body.payPassword)),
  route(paymentEndpoints.batchPay, (ctx, { body }) => payments.batchPay(ctx, body.paymentNos, body.payPassword)),
  route(paymentEndpoints.listUnpaid, (ctx, { query }) => payments.listUnpaid(ctx, query)),
  route(paymentEndpoints.getByNo, (ctx, { params }) => payments.getByNo(ctx, params.paymentNo)),
  route(paymentEndpoints.getConfig, (ctx) => payments.getConfig(ctx)),
  route(paymentEndpoints.start, (ctx, { params, body }) =>
    payments.startPayment(
      ctx,
      params.provider,
      {
        paymentNo: body.orderPay,
        shownAmount: body.orderAmount,
        shownFee: body.orderFee,
        goodsName: body.goodsName,
        method: body.paymentMethod,
        phoneNumber: body.phoneNumber,
      },
      (start) => start,
    ),
  ),
  route(refundEndpoints.list, (ctx, { query }) => listRefunds(ctx, query)),
  route(paymentEndpoints.callback, (ctx, { params }) => payments.receiveCall(ctx, params.provider, 'POST')),
  route(paymentEndpoints.callbackByQuery, (ctx, { params }) => payments.receiveCall(ctx, params.provider, 'GET')),
];
