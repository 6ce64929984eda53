import { writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runShopCommand } from '../../../../src/server/start/shop-command';
import { orderDue } from '../../../support/money';
import { atProvider, SUM } from '../../../support/payment/at-provider';
import { yookassaBank } from '../../../support/payment/yookassa-bank';

const HEAD = 'Идентификатор платежа;Сумма платежа;Валюта платежа;Сумма платежа за вычетом комиссии НКО;Время платежа';
const servers = { resolveTxt: () => Promise.resolve([]), resolveCname: () => Promise.resolve([]), resolve4: () => Promise.resolve([]), resolve6: () => Promise.resolve([]) }; // prettier-ignore
/** Moscow’s time, as its registers have it. */
const moscow = (at: Date) => {
  const [date = '', time = ''] = new Date(at.getTime() + 3 * 3_600_000).toISOString().split('T');
  return `${date.split('-').reverse().join('.')} ${time.slice(0, 8)}`;
};

it('says where the statement of a provider and our books are apart, and nothing where they are not', async () => {
  const at = await atProvider(await yookassaBank());
  const pay = async (due = at.due) => {
    await at.start(undefined, due);
    const charge = await at.newest();
    await at.decide(charge, 'paid');
    await at.notify(charge);
    return { due, ref: charge.providerRef, at: at.shop.clock.now };
  };
  const first = await pay();
  at.pass(3_600_000);
  const second = await pay(await orderDue(at.shop, at.shopper, SUM));
  at.pass(3_600_000);
  const third = await pay(await orderDue(at.shop, at.shopper, SUM));
  const lineOf = ({ ref, at: time }: typeof first, sum = '2.50') => `${ref};${sum};RUB;2.00;${moscow(time)}`;
  const file = join(await mkdtemp(join(tmpdir(), 'statement-')), 'register.csv');
  const read = async (...lines: string[]) => {
    await writeFile(file, [HEAD, ...lines].join('\n'));
    const words = ['statement', 'read', at.shop.tenant.id, file, '--provider', 'yookassa'];
    return runShopCommand(words, { now: at.shop.clock.now, servers });
  };
  const alike = await read(lineOf(first), lineOf(second), lineOf(third));
  expect(alike).toMatch(/3 lines, 0 differences\ncharges .*7\.50, in our clearing .*7\.50, .*0\.00 apart/);
  const apart = await read(lineOf(first, '2.40'), lineOf(third), lineOf(third), `nobody;1.00;RUB;1.00;${moscow(third.at)}`, 'x;y');
  const said = ['cannot be read', `another sum than ${first.due.paymentNo}`, `told twice of ${third.due.paymentNo}`, 'nobody, ', 'is no charge of ours', `${second.due.paymentNo}, `, 'is in no line', '4 differences'];
  for (const one of said) expect(apart).toContain(one);
}); // prettier-ignore

it('asks for a shop, a file and a provider whose statements it reads', async () => {
  for (const words of [[], ['read'], ['read', 'any', 'file.csv'], ['read', 'any', 'file.csv', '--provider', 'momo']])
    await expect(runShopCommand(['statement', ...words], { now: new Date(0), servers })).rejects.toThrow('statement read <shop>');
}); // prettier-ignore
