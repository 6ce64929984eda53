import { beforeAll, expect, it } from 'vitest';
import { mailSettingsDeskEndpoints } from '../../../../src/contract/mail-settings.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { formatMoney } from '../../../../src/contract/money';
import { startShop, type Shop } from '../../../support/shop';
import { mailsTo } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

const { get, setSender, check, preview, test } = mailSettingsDeskEndpoints;

const zone = new Map<string, string>();
const nothing = () => Promise.reject(Object.assign(new Error('nothing'), { code: 'ENODATA' }));
const servers = {
  resolveTxt: (name: string) => (zone.has(name) ? Promise.resolve([[zone.get(name) ?? '']]) : nothing()),
  resolveCname: nothing,
  resolve4: nothing,
  resolve6: nothing,
};
let shop: Shop;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  shop = await startShop({}, {}, undefined, undefined, servers);
  staff = await signInStaff(shop);
});

it('a sender is proved by the record of its key, and nobody reads the key itself', async () => {
  expect((await shop.call(get, {}, staff)).data).toEqual({ sender: null });
  expect((await shop.call(check, {}, staff)).status).toBe(404);
  const { data } = await shop.call(setSender, { body: { address: 'Orders@Bay.example' } }, staff);
  expect(data.sender).toMatchObject({ address: 'orders@bay.example', isProved: false });
  expect((await shop.call(check, {}, staff)).data).toMatchObject({ dkim: false, spf: false, dmarc: false });
  const { record } = data.sender ?? {};
  zone.set(record?.name ?? '', record?.value ?? '');
  zone.set('bay.example', 'v=spf1 include:mail.example -all');
  zone.set('_dmarc.bay.example', 'v=DMARC1; p=reject');
  const { data: told } = await shop.call(check, {}, staff);
  expect(told).toMatchObject({ dkim: true, spf: true, dmarc: true, sender: { isProved: true } });
  const query = { subjectKind: 'SETTINGS', subjectId: 'mail' };
  const lines = (await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data;
  expect(lines.map(({ after }) => after)).toContainEqual({ sender: 'orders@bay.example' });
  expect(JSON.stringify([told, lines])).not.toContain('PRIVATE KEY');
});

it('a mail is shown in a language as it goes out, and sent to who asks, a few times an hour', async () => {
  const wanted = { template: 'signupCode', language: 'vi' } as const;
  const { data } = await shop.call(preview, { query: wanted }, staff);
  expect(data.text).toContain('000000');
  expect(data.html).toContain('<html lang="vi" dir="ltr">');
  expect((await shop.call(test, { body: wanted }, staff)).data).toEqual({ to: staff.email });
  expect((await mailsTo(shop, staff.email))[0]).toMatchObject({ subject: data.subject });
  for (let sent = 1; sent < 10; sent += 1) await shop.call(test, { body: wanted }, staff);
  expect((await shop.call(test, { body: wanted }, staff)).status).toBe(429);
});

it('a mail is shown with an order as it might be, at the prices of the shop', async () => {
  const shown = async (template: 'orderPlaced' | 'orderNews' | 'withdrawalRequested') =>
    (await shop.call(preview, { query: { template, language: 'en' } }, staff)).data;
  const placed = await shown('orderPlaced');
  const [, total = ''] = /^Total: (.+)$/m.exec(placed.text) ?? [];
  expect(total).toMatch(/[1-9]/);
  expect(placed.text).toContain(`2 × Cotton T-shirt (M): ${total}`);
  expect(formatMoney({ amount: 0, currency: shop.tenant.currency }, 'en').replace(/[\d.,\s]/g, '')).toBe(
    total.replace(/[\d.,\s]/g, ''),
  );
  expect((await shown('withdrawalRequested')).text).toContain(` of ${total} from`);
  const news = await shown('orderNews');
  expect(news.subject).toBe('Test Shop: Order paid (PO000000000000)');
  expect(news.text).toContain('We have received the payment of order PO000000000000');
  expect(news.text).toContain(`: ${total}\n\nTotal: ${total}\n\nhttp`);
});

it('an address that nobody can send from is refused, and another shop’s sender is its own', async () => {
  expect((await shop.call(setSender, { body: { address: 'a@b' } }, staff)).status).toBe(422);
  const other = await startShop({}, {}, undefined, undefined, servers);
  expect((await other.call(get, {}, await signInStaff(other))).data).toEqual({ sender: null });
});
