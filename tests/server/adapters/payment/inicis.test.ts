import { expect, it } from 'vitest';
import {
  iniapiHash,
  inicisKeyMark,
  inicisSignature,
} from '../../../../src/server/adapters/payment/inicis/inicis-signature';
import { createInicis } from '../../../../src/server/adapters/payment/inicis/inicis';

// sums of these very texts by sha256sum and sha512sum
it('signs the window and approvals, to the byte', () => {
  expect(inicisSignature({ oid: 'o1', price: '1000', timestamp: '1700000000000' })).toBe(
    '3880c741a03556872443b9a329dcd44da4fc311f3759514f13cbf1e0311d24f6',
  );
  expect(inicisSignature({ authToken: 't', signKey: 'SIGNKEY', timestamp: '1700000000000' })).toBe(
    '9445b702d2b638a1b95245866f8bcf17de618541f1c20efc6604c6829aa09a11',
  );
  expect(inicisKeyMark('SIGNKEY')).toBe('2738acbc59bae7bb10222c21053df65e1bd6ac3b7bbb4c08d4971182f696c4d6');
});

it('signs questions over what is sent, to the byte', () =>
  expect(
    iniapiHash('APIKEY', { mid: 'INIpayTest', type: 'inquiry', timestamp: '20260911093456', data: '{"oid":"o1"}' }),
  ).toBe(
    'c437fd756c13381ecd907f6c016b7aa90f467f1ea32c15f6b8297e64d356619d0d343bda8997a801889735c911844dddb54380ae8ddee1fe21a8f4416e1ca896',
  ));

it('asks a data centre by its own name only', async () => {
  const { answerCall } = createInicis();
  const credentials = { account: 'INIpayTest', keys: { signKey: ['k'], apiKey: ['k'] }, settings: { mode: 'test' } };
  const charge = { reference: 'order1', providerRef: 'order1', state: 'pending' as const, memo: {}, createdAt: new Date(0), updatedAt: new Date(0) }; // prettier-ignore
  const known = { paymentNo: 'PY1', amount: { amount: 1, currency: 'KRW' }, isOpen: true, charge };
  const book = { find: () => Promise.resolve(known), apply: () => Promise.reject(new Error('nothing was told')) };
  for (const [centre, authUrl] of [
    ['fc', 'https://ksstdpay.inicis.com/api/payAuth'],
    ['constructor', 'https://fcstdpay.inicis.com/api/payAuth'],
    ['fc', 'http://fcstdpay.inicis.com/api/payAuth'],
    ['stg', 'https://stgstdpay.inicis.com@example.com/api/payAuth'],
  ] as const) {
    const told = { resultCode: '0000', mid: 'INIpayTest', orderNumber: 'order1', authToken: 't', idc_name: centre, authUrl }; // prettier-ignore
    const call = { method: 'POST' as const, query: new URLSearchParams(), rawBody: new URLSearchParams(told).toString(), header: () => undefined, ip: '' }; // prettier-ignore
    const { isVerified } = await answerCall({ ...call, credentials, now: new Date(0) }, book);
    expect([centre, authUrl, isVerified]).toEqual([centre, authUrl, false]);
  }
});
