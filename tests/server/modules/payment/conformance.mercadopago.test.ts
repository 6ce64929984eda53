import { mercadopagoBank } from '../../../support/payment/mercadopago-bank';
import { provesItself } from '../../../support/payment/conformance';

const bank = await mercadopagoBank();
provesItself('Mercado Pago', () => bank);
