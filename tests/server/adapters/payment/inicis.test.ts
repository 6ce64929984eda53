import { expect, it } from 'vitest';
import {
  iniapiHash,
  inicisKeyMark,
  inicisSignature,
} from '../../../../src/server/adapters/payment/inicis/inicis-signature';
import { createInicis } from '../../../../src/server/adapters/payment/inicis/inicis';
import type { PaymentCompany } from '../../../../src/server/adapters/payment/company.port';
import type { ChargeReport } from '../../../../src/server/adapters/payment/provider-call.port';
import { startFakeServer } from '../../../support/payment/fake-server';

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

type Mode = 'test' | 'live';
/** What a browser brings back, for an account of this mode. */
async function comeBack(company: PaymentCompany, mode: Mode, form: { idc_name: string; authUrl: string }) {
  const credentials = { account: 'INIpayTest', keys: { signKey: ['k'], apiKey: ['k'] }, settings: { mode } };
  const charge = { reference: 'order1', providerRef: 'order1', state: 'pending' as const, memo: {}, createdAt: new Date(0), updatedAt: new Date(0) }; // prettier-ignore
  const known = { paymentNo: 'PY1', amount: { amount: 1, currency: 'KRW' }, isOpen: true, charge };
  const reports: ChargeReport[] = [];
  const book = {
    find: () => Promise.resolve(known),
    list: () => Promise.resolve([known]),
    apply(report: ChargeReport) {
      reports.push(report);
      return Promise.resolve('applied' as const);
    },
  };
  const told = { resultCode: '0000', mid: 'INIpayTest', orderNumber: 'order1', authToken: 't', ...form };
  const call = { method: 'POST' as const, query: new URLSearchParams(), rawBody: new URLSearchParams(told).toString(), header: () => undefined, ip: '' }; // prettier-ignore
  const { isVerified } = await company.answerCall({ ...call, credentials, now: new Date(0) }, book);
  return { isVerified, states: reports.map(({ state }) => state) };
}

it.each<[Mode, string, string]>([
  ['live', 'fc', 'https://ksstdpay.inicis.com/api/payAuth'],
  ['live', 'constructor', 'https://fcstdpay.inicis.com/api/payAuth'],
  ['live', 'fc', 'http://fcstdpay.inicis.com/api/payAuth'],
  ['live', 'fc', 'https://fcstdpay.inicis.com/api/netCancel'],
  ['live', 'fc', 'https://fcstdpay.inicis.com/api/payAuth?to=elsewhere'],
  ['live', 'stg', 'https://stgstdpay.inicis.com/api/payAuth'],
  ['live', 'fc', 'https://stgstdpay.inicis.com/api/payAuth'],
  ['test', 'fc', 'https://fcstdpay.inicis.com/api/payAuth'],
  ['test', 'stg', 'https://stgstdpay.inicis.com@example.com/api/payAuth'],
])('asks a data centre of the account’s mode by its own name and address only: %s, %s, %s', async (mode, centre, authUrl) => {
  const answer = await comeBack(createInicis(), mode, { idc_name: centre, authUrl });
  expect(answer).toEqual({ isVerified: false, states: [] });
}); // prettier-ignore

it('takes an approval for paid that says it is of our account', async () => {
  const approval = { resultCode: '0000', tid: 'T1', MOID: 'order1', TotPrice: '1' };
  const said = { approval: {} };
  const url = await startFakeServer(({ path }) => ({
    body: path === '/api/payAuth' ? said.approval : { resultCode: 'NOT_FOUND' },
  }));
  const statesOf = async (answer: object, mode: Mode, centre: string) => {
    said.approval = answer;
    const form = { idc_name: centre, authUrl: `${url}/api/payAuth` };
    return (await comeBack(createInicis({ url }), mode, form)).states;
  };
  const ours = { ...approval, mid: 'INIpayTest' };
  expect(await statesOf(ours, 'live', 'ks')).toEqual(['paid']);
  expect(await statesOf(ours, 'test', 'stg')).toEqual(['paid']);
  expect(await statesOf(ours, 'live', 'stg')).toEqual([]);
  expect(await statesOf(approval, 'live', 'ks')).toEqual(['declined']);
  expect(await statesOf({ ...approval, mid: 'somebody00' }, 'live', 'ks')).toEqual(['declined']);
});
