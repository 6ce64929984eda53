import { provesItself } from '../../../support/payment/conformance';
import { yookassaBank } from '../../../support/payment/yookassa-bank';

const bank = await yookassaBank();
provesItself('YooKassa', () => bank);
