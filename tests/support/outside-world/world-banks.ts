import { setOutsideCredentials } from '../../../src/server/modules/tenant/outside-credential.service';
import { saveTenant } from '../../../src/server/modules/tenant/tenant.service';
import { outsideServices } from '../../../src/server/wiring/outside-services';
import { midtransBank } from '../payment/midtrans-bank';
import { momoBank } from '../payment/momo-bank';
import type { BankCharge, PlayedBank, Sent } from '../payment/played-bank';
import { vnpayBank } from '../payment/vnpay-bank';
import { webpayBank } from '../payment/webpay-bank';
import { publishOffers, warehouseOf } from '../shop-offers';
import { tenantRecordOf } from '../tenant-record';
import type { Outsider } from './outsider';

/** Shops that are paid by these banks: of each its account there, as somebody writes it for `provider set`. */
const SHOPS = [
  {
    settings: { id: 'saigon', currency: 'VND', cnyToLocalRate: '3500' },
    accounts: {
      VNPAY: { account: 'SAIGON01', hashSecret: 'secret-of-SAIGON01', mode: 'test' },
      MOMO: { account: 'MOMOSAIGON', accessKey: 'accessOfTests', secretKey: 'secret_of_MOMOSAIGON', mode: 'test' },
    },
  },
  {
    settings: { id: 'santiago', currency: 'CLP', cnyToLocalRate: '130' },
    accounts: {
      WEBPAY: { account: '597055555532', secret: Buffer.from('secret-of-597055555532').toString('hex'), mode: 'test' },
    },
  },
  {
    settings: { id: 'jakarta', currency: 'IDR', cnyToLocalRate: '2200' },
    accounts: {
      MIDTRANS: {
        account: 'G123456789',
        serverKey: 'SB-Mid-server-G123456789',
        clientKey: 'SB-Mid-client-G123456789',
      },
    },
  },
];
const ACCOUNTS = Object.fromEntries(
  SHOPS.flatMap(({ accounts }) => Object.entries(accounts).map(([name, { account }]) => [name, account])),
);

async function openShops(): Promise<void> {
  const services = outsideServices();
  for (const { settings, accounts } of SHOPS) {
    // whoever signs up reads the code in the outbox of the shop
    const preference = { ...tenantRecordOf(settings).preference, demoAccounts: true };
    await saveTenant(tenantRecordOf({ ...settings, preference, paymentProviders: Object.keys(accounts) }));
    await publishOffers(settings.id, { warehouses: [warehouseOf()] }, new Date(0));
    for (const [name, values] of Object.entries(accounts)) {
      const service = services.find((each) => each.name === name);
      const lines = Object.entries(values).map(([field, value]) => `${field}=${value}`);
      if (service) await setOutsideCredentials(settings.id, service, lines.join('\n'), new Date());
    }
  }
}

/** Banks, each on a port of its own. `pays`: the shopper has; the answer is what the bank's server then sends the shop. */
export async function startBanks(): Promise<Outsider> {
  const banks: Record<string, PlayedBank & { url: string }> = {
    VNPAY: await vnpayBank(),
    MOMO: await momoBank(),
    WEBPAY: await webpayBank(),
    MIDTRANS: await midtransBank(),
  };
  async function pays(name: string): Promise<Sent | undefined> {
    const bank = banks[name];
    const charge = (await bank?.charges(ACCOUNTS[name] ?? ''))?.at(-1) as BankCharge;
    await bank?.decide(charge, 'paid', new Date());
    return bank?.notice(charge, new Date());
  }
  return {
    name: 'banks',
    variables: {
      PAYMENT_URLS: Object.entries(banks).map(([name, { url }]) => `${name}=${url}`).join(','),
    },
    settle: openShops,
    verbs: {
      pays: (body) => pays((body as { bank: string }).bank),
      where: (body) => banks[(body as { bank: string }).bank]?.url,
    },
  };
} // prettier-ignore
