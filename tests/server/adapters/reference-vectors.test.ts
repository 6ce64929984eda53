import { describe, expect, it } from 'vitest';
import { aopSignature } from '../../../src/server/adapters/marketplace/alibaba-1688/aop-signature';
import { taoworldSignature } from '../../../src/server/adapters/marketplace/taoworld/taoworld-signature';
import { basic } from '../../../src/server/adapters/payment/ask-provider';
import { bcelQr, crc16 } from '../../../src/server/adapters/payment/bcel/bcel-qr';
import { billplzSignature } from '../../../src/server/adapters/payment/billplz/billplz-signature';
import { clickSignature } from '../../../src/server/adapters/payment/click/click-signature';
import { freedompaySignature } from '../../../src/server/adapters/payment/freedompay/freedompay-signature';
import { inicisKeyMark, inicisSignature } from '../../../src/server/adapters/payment/inicis/inicis-signature';
import {
  manifestOf,
  mercadopagoSignature,
} from '../../../src/server/adapters/payment/mercadopago/mercadopago-signature';
import { midtransSignature } from '../../../src/server/adapters/payment/midtrans/midtrans-signature';
import {
  ASKED,
  CREATED,
  momoSignature,
  REFUNDED,
  TOLD,
} from '../../../src/server/adapters/payment/momo/momo-signature';
import { createPayme } from '../../../src/server/adapters/payment/payme/payme';
import { signatureOf as stripeSignature } from '../../../src/server/adapters/payment/stripe/stripe-signature';
import { unitsOf } from '../../../src/server/adapters/payment/stripe/stripe-report';
import { askVnpay } from '../../../src/server/adapters/payment/vnpay/vnpay-api';
import { hmacSha512, signedTextOf } from '../../../src/server/adapters/payment/vnpay/vnpay-signature';
import { encodePolicy, signV1, signV4 } from '../../../src/server/adapters/storage/post-policy';
import { signed as kuaidiSign } from '../../../src/server/adapters/tracking/kuaidi100/kuaidi100';
import { signatureOf as trackSign } from '../../../src/server/adapters/tracking/seventeen-track/seventeen-track';
import { startFakeServer } from '../../support/payment/fake-server';

const MOMO = {
  accessKey: 'AK', amount: 50000, extraData: '', ipnUrl: 'https://x/ipn', message: 'Successful.', orderId: 'o1', orderInfo: 'pay',
  orderType: 'momo_wallet', partnerCode: 'P', payType: 'qr', redirectUrl: 'https://x/r', requestId: 'r1',
  requestType: 'captureWallet', responseTime: 1700000000000, resultCode: 0, transId: 2147483648,
}; // prettier-ignore
const CLICK = { click_trans_id: '111', service_id: '222', merchant_trans_id: 'o1', amount: '1000', sign_time: '2030-01-01 00:00:00' }; // prettier-ignore
const VNPAY =
  'vnp_Amount=1000000&vnp_Command=pay&vnp_CreateDate=20300101000000&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=en&vnp_OrderInfo=order+1&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fx%2Fr&vnp_TmnCode=TMN&vnp_TxnRef=o1&vnp_Version=2.1.0';
const OSS_V1 = encodePolicy({
  expiration: '2030-01-01T00:00:00.000Z',
  conditions: [
    ['content-length-range', 0, 10485760],
    ['eq', '$key', 'upload/a.jpg'],
  ],
});
const v4Policy = (...conditions: Record<string, string>[]) =>
  encodePolicy({ expiration: '2030-01-01T00:00:00.000Z', conditions: [{ bucket: 'b' }, ...conditions] });
const OSS_V4 = v4Policy(
  { 'x-oss-signature-version': 'OSS4-HMAC-SHA256' },
  { 'x-oss-credential': 'AK/20291231/cn-hangzhou/oss/aliyun_v4_request' },
  { 'x-oss-date': '20291231T000000Z' },
);
/** As Amazon's own documentation publishes it, line breaks and all. */
const AMAZON = `{ "expiration": "2015-12-30T12:00:00.000Z",
  "conditions": [
    {"bucket": "sigv4examplebucket"},
    ["starts-with", "$key", "user/user1/"],
    {"acl": "public-read"},
    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},
    ["starts-with", "$Content-Type", "image/"],
    {"x-amz-meta-uuid": "14365123651274"},
    {"x-amz-server-side-encryption": "AES256"},
    ["starts-with", "$x-amz-meta-tag", ""],

    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},
    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},
    {"x-amz-date": "20151229T000000Z" }
  ]
}`.replaceAll('\n', '\r\n');

/**
 * Every vector of the protocol reference, by its section there, that a file of ours has to meet. Where the reference
 * gives only the rule, the sum is of these very texts by another program (Python's `hashlib` and `hmac`).
 */
const VECTORS: [where: string, ours: () => string, theirs: string][] = [
  ['A.1.2 1688, as published', () => aopSignature('param2/1/system/currentTime/1000000', { b: '2', a: '1' }, 'test123'), '33E54F4F7B989E3E0E912D3FBD2F1A03CA7CCE88'],
  ['A.3 Taoworld', () => taoworldSignature('/traffic/item/search', { timestamp: '1700000000000', access_token: 'AT', app_key: 'AK', keyword: 'bags', page_no: '1', sign_method: 'sha256' }, 'secret'), 'A4E6DD856779DAF79F8C5736E79A97CCCB15F15B84D5DD63866402D1C513F0E7'],
  ['B.1 Midtrans, a notice', () => midtransSignature('SB-Mid-server-x', { order_id: 'order-1', status_code: '200', gross_amount: '10000.00' }), 'd91f659f085f1dbe0b6d87524b397e221637c655ddfcd5cf9d2551a1fe4f8f87d4bb228dad81c2c3a202105eac20d41afdd9f05d6ac0c3c07014c0d7a564840a'],
  ['B.2 Stripe, an event', () => stripeSignature('whsec_test', '1700000000', '{"id":"evt_test"}'), '14c4f43763339dcb1c15f41a1ff31a94f2f09f8de278f8b4392ca0d7cbcd257e'],
  ['B.4 Xendit, who asks', () => basic('xnd_development_x', ''), 'Basic eG5kX2RldmVsb3BtZW50X3g6'],
  ['B.6 VNPay, the text that is signed', () => signedTextOf([...new URLSearchParams(VNPAY)].reverse()), VNPAY],
  ['B.6 VNPay, the page', () => hmacSha512('secret', VNPAY), '56d784b9ac1041be7a3f6a52bd73334a39997fecd5f1c3363f8bff474edbf306ef67b64151e74b51a34bd3cafa754b64657f1f99a543058a79e04c66c853e67a'],
  ['B.7 MoMo, a start', () => momoSignature('secret', MOMO, CREATED), '2cae5c997eb799748160087e48e2484d83d3f675159e8dce69f380d911dabdcc'],
  ['B.7 MoMo, a notice', () => momoSignature('secret', MOMO, TOLD), '7de51aede970f1276335e15a1751e1d4a7007cc7515f243d71b9273ec1d923e6'],
  ['B.7 MoMo, a question', () => momoSignature('secret', MOMO, ASKED), 'ad28ee68aaad2af216ba8a401f98e3f13ca3f5d9c54e5f71a6b41cd044121b59'],
  ['B.7 MoMo, a refund', () => momoSignature('secret', { ...MOMO, description: 'back', orderId: 'o2', requestId: 'r2' }, REFUNDED), 'be940dfcbed725c55a7ddf9c8017bc6fb195fdec941acb7fc153d3ec7fa91ed7'],
  ['B.8 Payme, who calls', () => basic('Paycom', 'KEY'), 'Basic UGF5Y29tOktFWQ=='],
  ['B.9 Click, prepare', () => clickSignature('SECRET', { ...CLICK, action: '0', merchant_prepare_id: '333' }), '4487984e7ad434496fb184c202435b96'],
  ['B.9 Click, complete', () => clickSignature('SECRET', { ...CLICK, action: '1', merchant_prepare_id: '333' }), '35fb12515a0707459f43ee606915bd40'],
  ['B.11 Mercado Pago, the manifest', () => manifestOf({ id: '123456', requestId: 'req-1', ts: '1704908010' }), 'id:123456;request-id:req-1;ts:1704908010;'],
  ['B.11 Mercado Pago, a notice', () => mercadopagoSignature('secret', 'id:123456;request-id:req-1;ts:1704908010;'), 'afc502b65b3eddad85239893f99f3760fc6238cfe38fcc356a7a65f4e405ba2f'],
  ['B.12 Freedom Pay, a start', () => freedompaySignature('secret', 'init_payment.php', { pg_salt: 'salt', pg_amount: '25', pg_description: 'desc', pg_order_id: 'o1', pg_merchant_id: '1' }), '9dd50b793004e3562103a3d8cb53aefe'],
  ['B.14 Toss, who asks', () => basic('test_sk_x', ''), 'Basic dGVzdF9za194Og=='],
  ['B.15 Inicis, the window', () => inicisSignature({ oid: 'o1', price: '1000', timestamp: '1700000000000' }), '3880c741a03556872443b9a329dcd44da4fc311f3759514f13cbf1e0311d24f6'],
  ['B.15 Inicis, its verification', () => inicisSignature({ oid: 'o1', price: '1000', signKey: 'SIGNKEY', timestamp: '1700000000000' }), 'da51999cead73762084f5adf290f4ae774fd5407fd45804f880b48c2e18eb31e'],
  ['B.15 Inicis, an approval', () => inicisSignature({ authToken: 't', timestamp: '1700000000000' }), '21799d12d23f860c06bc51a00ca516a491f36579742a7bfae3474660f35c3839'],
  ['B.15 Inicis, the key’s mark', () => inicisKeyMark('SIGNKEY'), '2738acbc59bae7bb10222c21053df65e1bd6ac3b7bbb4c08d4971182f696c4d6'],
  ['B.16 Billplz, a notice', () => billplzSignature('secret', new URLSearchParams('paid=true&id=x')), '9b1a92a5a2cd6f8f0b78867e6ea414586ed0b4809ade4a35e084c3b03f931adf'],
  ['B.16 Billplz, the way back', () => billplzSignature('secret', new URLSearchParams('billplzpaid=true&billplzid=x')), '6658c4725047507f1655ea12cdce5817ed1fe518ed0ce099ce00c500739bc66a'],
  ['B.21 BCEL, the picture', () => bcelQr({ mcid: 'mch5c2f0404102fb', mcc: '4111', amount: '50000', billNo: 'P20300101000001', uuid: 'uuid-0001' }), '00020101021233380004BCEL0106ONEPAY0216mch5c2f0404102fb5204411153034185405500005802LA6003VTE62320115P203001010000010509uuid-00016304FAC0'],
  ['B.21 BCEL, its sum', () => crc16('123456789'), '29B1'],
  ['C.2 OSS V1, the policy', () => OSS_V1, 'eyJleHBpcmF0aW9uIjoiMjAzMC0wMS0wMVQwMDowMDowMC4wMDBaIiwiY29uZGl0aW9ucyI6W1siY29udGVudC1sZW5ndGgtcmFuZ2UiLDAsMTA0ODU3NjBdLFsiZXEiLCIka2V5IiwidXBsb2FkL2EuanBnIl1dfQ=='],
  ['C.2 OSS V1', () => signV1('testSecret', OSS_V1), '084iYg8VekmNUcLmTt83ToztfE4='],
  ['C.4 OSS V4', () => signV4('testSecret', { day: '20291231', region: 'cn-hangzhou', policy: OSS_V4 }), '389ab6367cfec6c9c16060e83bdd24ceb7c03bb4fc2c95f0f121b7b2fb6ed3ee'],
  ['C.5 S3 V4, as published', () => signV4('wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', { day: '20151229', region: 'us-east-1', policy: Buffer.from(AMAZON).toString('base64') }, 's3'), '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e'],
  ['C.5 S3 V4, of a policy as ours', () => signV4('testSecret', { day: '20291231', region: 'us-east-1', policy: v4Policy({ 'x-amz-date': '20291231T000000Z' }) }, 's3'), 'faccbefc970ef4bea41702945551e408a702b36b5c8513a7983d5adb3966017b'],
  ['E.1 17TRACK, a push', () => trackSign('{"event":"TRACKING_UPDATED"}', 'KEY'), '68a7ac99df71d5d85a5e8be3ecba4eb64834ac9b0e6d7fc89c1f45f982c8019a'],
  ['E.2 Kuaidi100, a question', () => kuaidiSign('{"com":"zhongtong","num":"1"}', 'KEY', 'CUST'), '036CB4D513F9CD2DB8589480D3DDDBDB'],
  ['E.2 Kuaidi100, a push', () => kuaidiSign('{"status":"polling"}', 'SALT'), '9E1C45EE8E992780AB1C5976032B9F61'],
]; // prettier-ignore

describe('the reference, byte for byte', () => {
  it.each(VECTORS)('%s', (_, ours, theirs) => expect(ours()).toBe(theirs));

  it.each([
    ['querydr', 'RequestId:r1 TxnRef:o1 TransactionDate:20300101000000 CreateDate:20300101000100 IpAddr:127.0.0.1', '829caa8791820ba71ea699a6be29dcbd0213aa16c4c7aead7037a5ab39ffb4bbfaf72ce72e7909340ae9de0f2dbd02449ee24d7311b9b4b489dd69c184ec14de'],
    ['refund', 'RequestId:r2 TransactionType:02 TxnRef:o1 Amount:1000000 TransactionNo:14400000 TransactionDate:20300101000000 CreateBy:shop CreateDate:20300101000200 IpAddr:127.0.0.1', 'cafab7f9f1bf5190f52c6a356b968ce4a56783f6f61c1ac10666528e6d36334cc2b23f7a7fc9802916ba46903c5f5fadb861d47f44e40b0d5d08a8c2e3fb717a'],
  ] as const)('B.6 VNPay, %s and its answer', async (command, said, hash) => {
    const bodies: Record<string, string>[] = [];
    const answer = { vnp_ResponseId: 'a1', vnp_Command: 'querydr', vnp_ResponseCode: '00', vnp_Message: 'OK', vnp_TmnCode: 'TMN', vnp_TxnRef: 'o1', vnp_Amount: '1000000', vnp_BankCode: 'NCB', vnp_PayDate: '20300101000030', vnp_TransactionNo: '14400000', vnp_TransactionType: '01', vnp_TransactionStatus: '00', vnp_OrderInfo: 'order 1' };
    const vnp_SecureHash = '40067ad7fe85e5a0f22c902a011405c527c98ad943887cd0e66ac2c29a6a2cb433970f6ed69c1109984e3f8504c382a353ef6f5cb2b0cce0111ea1d56ba81805';
    const url = await startFakeServer(({ body }) => {
      bodies.push(JSON.parse(body) as Record<string, string>);
      return { body: { ...answer, vnp_SecureHash } };
    });
    const asked = Object.fromEntries(said.split(' ').map((pair) => [`vnp_${pair.split(':')[0] ?? ''}`, pair.slice(pair.indexOf(':') + 1)]));
    const told = await askVnpay(url, { account: 'TMN', keys: { hashSecret: ['secret'] } }, command, { ...asked, vnp_OrderInfo: 'order 1' });
    expect(bodies[0]?.vnp_SecureHash).toBe(hash);
    expect(told).toEqual({ ...answer, vnp_SecureHash });
  }); // prettier-ignore

  it('B.8 Payme, the link', async () => {
    const { start } = await createPayme().createPayment({
      credentials: { account: '587f72c72cac0d162c722ae2', keys: {}, settings: { mode: 'live' } },
      reference: 'o1',
      paymentNo: 'PY1',
      amount: { amount: 50000, currency: 'UZS' },
      description: 'order',
      payer: { locale: 'ru', ip: '127.0.0.1', email: 'a@b.test', name: 'A' },
      returnUrl: 'https://x/r',
      notifyUrl: 'https://x/n',
      now: new Date(0),
    });
    expect(start).toMatchObject({
      kind: 'redirect',
      url: 'https://checkout.paycom.uz/bT01ODdmNzJjNzJjYWMwZDE2MmM3MjJhZTI7YWMub3JkZXJfaWQ9bzE7YT01MDAwMDtjPWh0dHBzOi8veC9yO2w9cnU7Y3I9VVpT',
    });
  });

  // what Stripe has no smaller units of, and what it has two of where we have none
  it.each([...'CLP JPY KRW PYG VND RUB BYN KZT UZS PKR'.split(' ').map((currency) => [currency, 1050] as const), ['LAK', 105_000] as const])(
    'B.2 Stripe, 1050 of %s are %i',
    (currency, units) => expect(unitsOf({ amount: 1050, currency })).toBe(units),
  ); // prettier-ignore
});
