import { provesItself } from '../../../support/payment/conformance';
import { counterBank } from '../../../support/payment/counter-bank';
import { sandboxBank } from '../../../support/payment/sandbox-bank';

provesItself('the sandbox', sandboxBank);
provesItself('a bank with a counter', counterBank);
