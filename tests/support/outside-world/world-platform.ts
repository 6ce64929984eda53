import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { shopTx, systemTx } from '../../../src/server/db/database';
import { outboxMail, shopper } from '../../../src/server/db/schema/account';
import { addPerson } from '../../../src/server/modules/platform/people.service';
import { ledgerReference, transfer, postLedger } from '../../../src/server/modules/wallet/ledger.service';
import type { Outsider } from './outsider';

/** Somebody above all shops, who has a password alone yet. */
const add = (person: { email: string; password: string }) =>
  addPerson({ ...person, name: 'Olga Above', language: 'en' }, new Date());

/** The last mail to somebody, whichever shop it is of. */
const readMail = ({ email }: { email: string }) =>
  systemTx(async (tx) => {
    const mails = await tx
      .select({ text: outboxMail.body })
      .from(outboxMail)
      .where(eq(outboxMail.recipient, email))
      .orderBy(desc(outboxMail.createdAt))
      .limit(1);
    return mails[0]?.text ?? '';
  });

/** Money that came by the shop's bank. */
async function bring({
  shop,
  email,
  amount,
  currency,
}: Record<'shop' | 'email' | 'currency', string> & { amount: number }) {
  await shopTx(shop, async (tx) => {
    const [of] = await tx
      .select({ shopperId: shopper.id })
      .from(shopper)
      .where(and(eq(shopper.tenantId, shop), eq(shopper.email, email)));
    if (!of) throw new Error(`no shopper ${email}`);
    await postLedger(tx, {
      ...{ tenantId: shop, kind: 'DEPOSIT', currency, now: new Date() },
      reference: ledgerReference('FUNDS', randomUUID()),
      entries: transfer(amount, { kind: 'PROVIDER_CLEARING', provider: 'OFFLINE' }, { kind: 'SHOPPER_BALANCE', ...of }),
    });
  });
}

/** Around a shop that is new: who `adds` it, the mails that are `read`, the money that a bank `brings`. */
export const startPlatform = (): Promise<Outsider> =>
  Promise.resolve({
    name: 'platform',
    variables: {},
    verbs: {
      adds: (body) => add(body as Parameters<typeof add>[0]),
      reads: (body) => readMail(body as Parameters<typeof readMail>[0]),
      brings: (body) => bring(body as Parameters<typeof bring>[0]),
    },
  });
