import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { depositDeskEndpoints } from '../../../../src/contract/deposit.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { jpegPicture, openTestBucket } from '../../../support/bucket';
import { BANK_OF_SHOP } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { atDepositDesk, depositing } from './depositing';

const receipt = (sum: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="900"><rect width="540" height="900" fill="#fff"/><rect width="540" height="120" fill="#0a6"/><text x="40" y="320" font-size="72">${sum}</text><text x="40" y="460" font-size="32">To: Sampan Ltd</text></svg>`,
    ),
  );

let close: () => void;
let shop: Shop;
beforeAll(async () => {
  ({ close } = openTestBucket());
  shop = await startShop({ offlineDeposit: BANK_OF_SHOP });
});
afterAll(() => close());

describe('a deposit by bank transfer at its desk', () => {
  it('is credited once with the sum that came, seen beside what was shown of it', async () => {
    const at = await depositing(shop, { colour: '#101010', amount: 4000 });
    const desk = await atDepositDesk(shop);
    const seen = await desk.read(at.id);
    expect(seen).toMatchObject({ status: 'UNDER_REVIEW', payerName: 'Ada Tester', proofs: [at.picture], credited: 0 });
    // a slip of the keyboard
    const most = shop.tenant.depositLimits.maximum;
    const slip = await desk.answer(at.id, { decision: 'CREDIT', amount: most + 1 });
    expect(slip.problem.errors).toEqual([{ path: 'amount', code: 'too_big' }]);
    // of the same moment, either of its messages could be the first
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    const credited = (await desk.answer(at.id, { decision: 'CREDIT', amount: 3900 })).data;
    // what is told besides is of other transfers
    expect(credited).toMatchObject({ status: 'CREDITED', credited: 0 });
    expect(credited.timeline.at(-1)).toMatchObject({ code: 'CREDITED', staffName: 'Anna Desk', detail: '$39.00' });
    // what was announced is history from then on, and its shopper is told what came
    expect([credited.amount.amount, credited.timeline[0]?.detail]).toEqual([3900, '$40.00']);
    const own = (await shop.call(walletEndpoints.listDeposits, {}, { token: at.token })).data.items[0];
    expect(own).toMatchObject({ status: 'CREDITED', amount: { amount: 3900 } });
    const { items } = (await shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data;
    expect(items[0]?.title).toBe('Deposit credited · $39.00');
    const again = await desk.answer(at.id, { decision: 'CREDIT', amount: 3900 });
    expect(again.problem).toMatchObject({ code: 'STATE_CONFLICT', data: { status: 'CREDITED' } });
    expect(await at.balance()).toBe(3900);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('is refused with a reason that its shopper reads, and moves no money', async () => {
    const at = await depositing(shop, { colour: '#202020', amount: 4100 });
    const desk = await atDepositDesk(shop);
    const refused = await desk.answer(at.id, { decision: 'REFUSE', reason: 'Nothing came' });
    expect(refused.data).toMatchObject({ status: 'REJECTED', note: 'Nothing came' });
    expect([await at.balance(), await at.note()]).toEqual([0, 'Nothing came']);
  });

  it('is shown beside others of the same sum and day, and of the same payer', async () => {
    const [one, two] = [
      await depositing(shop, { colour: '#303030', amount: 4200 }),
      await depositing(shop, { colour: '#404040', amount: 4200 }),
    ];
    const { twins } = await (await atDepositDesk(shop)).read(one.id);
    expect(twins.find(({ id }) => id === two.id)).toMatchObject({ reason: 'PAYER', status: 'UNDER_REVIEW' });
  });

  it('is shown beside one of whose picture it has a copy, and not beside one with other digits', async () => {
    const shop = await startShop({ offlineDeposit: BANK_OF_SHOP });
    const first = await depositing(shop, { picture: await receipt('1,250.00').jpeg().toBuffer(), amount: 5100 });
    const saved = await receipt('1,250.00').resize(400).jpeg({ quality: 50 }).toBuffer();
    const copy = await depositing(shop, { picture: saved, amount: 5200 });
    const other = await depositing(shop, { picture: await receipt('3,480.70').jpeg().toBuffer(), amount: 5300 });
    const desk = await atDepositDesk(shop);
    const likeOf = async (id: string) => {
      const { twins } = await desk.read(id);
      return twins.flatMap((twin) => (twin.reason === 'PICTURE' ? [twin.id] : []));
    };
    expect([await likeOf(copy.id), await likeOf(first.id), await likeOf(other.id)]).toEqual([
      [first.id],
      [copy.id],
      [],
    ]);
  });

  it('stands in its queue until it is answered', async () => {
    const at = await depositing(shop, { colour: '#505050', amount: 4300 });
    const desk = await atDepositDesk(shop);
    const { depositNo: keyword } = await desk.read(at.id);
    const idsOf = async (view: 'toReview' | 'over') =>
      (await shop.call(depositDeskEndpoints.list, { query: { view, keyword } }, desk)).data.items.map(({ id }) => id);
    expect([await idsOf('toReview'), await idsOf('over')]).toEqual([[at.id], []]);
    await desk.answer(at.id, { decision: 'CREDIT', amount: 4300 });
    expect([await idsOf('toReview'), await idsOf('over')]).toEqual([[], [at.id]]);
  });

  it('stands in the record of its shopper with its sum', async () => {
    const at = await depositing(shop, { colour: '#515151', amount: 4500 });
    const params = { id: at.shopperId };
    const { data } = await shop.call(customerDeskEndpoints.get, { params }, await signInStaff(shop, ['support']));
    const amount = { amount: 4500, currency: shop.tenant.currency };
    expect(data.newest.deposits).toMatchObject([{ id: at.id, status: 'UNDER_REVIEW', amount, isTransfer: true }]);
  });
});

it('tells in the audit with which sum a deposit was credited or refused, and of another what was announced', async () => {
  const own = await startShop({ offlineDeposit: BANK_OF_SHOP });
  const desk = await atDepositDesk(own);
  const owner = await signInStaff(own, ['owner']);
  const said = [
    { decision: 'CREDIT', amount: 4400 },
    { decision: 'CREDIT', amount: 4300 },
    { decision: 'REFUSE', reason: 'Nothing came' },
  ] as const;
  const { currency } = own.tenant;
  const changes: unknown[] = [];
  for (const [at, answer] of said.entries()) {
    const { id } = await depositing(own, { colour: `#90${String(at)}060`, amount: 4400 });
    await desk.answer(id, answer);
    const [deed] = (await own.call(operatorDeskEndpoints.listAudit, { query: { subjectId: id } }, owner)).data;
    changes.push([deed?.before, deed?.after]);
  }
  expect(changes).toEqual([
    [{ status: 'UNDER_REVIEW' }, { status: 'CREDITED', amount: 4400, currency }],
    [
      { status: 'UNDER_REVIEW', amount: 4400 },
      { status: 'CREDITED', amount: 4300, currency },
    ],
    [{ status: 'UNDER_REVIEW' }, { status: 'REJECTED', amount: 4400, currency }],
  ]);
});

describeOnPostgres('a deposit that two answer at once', () => {
  it('is credited or refused, and never both or twice', async () => {
    // a database of its own knows no shop of the other
    const own = await startShop({ offlineDeposit: BANK_OF_SHOP });
    const [one, two] = [await atDepositDesk(own), await atDepositDesk(own)];
    for (const [round, colour] of ['#606060', '#707070', '#808080'].entries()) {
      const at = await depositing(own, { colour, amount: 4400 + round });
      const said = await Promise.all([
        one.answer(at.id, { decision: 'CREDIT', amount: 4400 }),
        two.answer(at.id, { decision: 'REFUSE', reason: 'Nothing came' }),
        two.answer(at.id, { decision: 'CREDIT', amount: 4400 }),
      ]);
      expect(said.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await at.balance()).toBe((await one.read(at.id)).status === 'CREDITED' ? 4400 : 0);
    }
    expect(await verifyLedger(own.tenant.id)).toEqual([]);
  });
});

it('a deposit is decided by nobody who read it before it was refused and shown again', async () => {
  const own = await startShop({ offlineDeposit: BANK_OF_SHOP });
  const [early, other] = [await atDepositDesk(own), await atDepositDesk(own)];
  const at = await depositing(own, { colour: '#a06060', amount: 4400 });
  const { version } = await early.read(at.id);
  expect((await other.answer(at.id, { version, decision: 'REFUSE', reason: 'Unreadable' })).status).toBe(200);
  expect((await at.showAgain(await jpegPicture('#60a060'))).status).toBe(200);
  // it waits again, and what was read of it is another picture
  for (const answer of [
    { decision: 'CREDIT', amount: 4400 },
    { decision: 'REFUSE', reason: 'Nothing came' },
  ] as const) {
    const late = await early.answer(at.id, { version, ...answer });
    expect([late.status, late.problem?.code]).toEqual([409, 'STATE_CONFLICT']);
  }
  expect([(await early.read(at.id)).status, await at.balance()]).toEqual(['UNDER_REVIEW', 0]);
  const now = (await early.read(at.id)).version;
  expect((await early.answer(at.id, { version: now, decision: 'CREDIT', amount: 4400 })).status).toBe(200);
  expect(await at.balance()).toBe(4400);
});
