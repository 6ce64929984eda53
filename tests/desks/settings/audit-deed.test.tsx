import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { line, open } from './audited';

describe('a deed in the audit log', () => {
  it('tells what was taken down from what was published', () => {
    const published = { action: 'content.publish', subjectKind: 'BANNER', before: { edition: 1 } };
    const down = { ...published, after: { status: 'TAKEN_DOWN' } };
    open([line(down), line({ ...published, id: 'l2', after: { edition: 2 } })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('took content down · banner');
    expect(second).toHaveTextContent('published content · banner');
  });

  it.each([
    ['PURCHASE_ORDER', 'PAID', 'PURCHASED', 'Paid Bought'],
    ['TRANSIT_ORDER', 'SUBMITTED', 'OUTBOUND', 'To pack Handed over'],
    ['PARCEL', 'INSPECTED', 'OUTBOUND', 'To shelve Sent'],
    ['DEPOSIT', 'UNDER_REVIEW', 'CREDITED', 'To look at Credited'],
    ['PARCEL_CLAIM', 'SUBMITTED', 'APPROVED', 'Waits for an answer Given'],
    // of an item of an order
    ['PURCHASE_ORDER', 'ORDERED', 'OUT_OF_STOCK', 'to buy sold out'],
    // whose desk has no word for it
    ['STAFF', 'OPEN', 'SEIZED', 'open held by customs'],
  ])('calls states of a thing as its desk does: %s %s %s', (subjectKind, was, is, said) => {
    open([line({ subjectKind, before: { status: was }, after: { status: is } })]);
    expect(screen.getByRole('listitem')).toHaveTextContent(`State${said}`);
  });

  it('says it in words: no code, no number of a row, and times as people write them', () => {
    const after = { status: 'SELLER_SHIPPED', goodsFen: 6_900, receivedAt: '2030-01-01T10:00:00.000Z', freeUntil: '2030-02-19', widthMm: 1_170, messageId: 'qce7r2w3e3cdw9ndkrh3', someNewThing: 'NOT_KNOWN_YET', size: { isBig: true } }; // prettier-ignore
    open([line({ action: 'purchase.place', subjectKind: 'PURCHASE_ORDER', subjectId: '3c8d6cwtkk7dkased5f3', before: { status: 'PURCHASED' }, after })]); // prettier-ignore
    const deed = screen.getByRole('listitem');
    expect(deed).toHaveTextContent('noted that the seller has sent it · order');
    expect(deed).toHaveTextContent('StateBought Sent by the seller');
    expect(deed).toHaveTextContent('Goods ¥69.00');
    expect(deed).toHaveTextContent('Width, mm 1,170');
    expect(deed).toHaveTextContent('Free until Feb 19, 2030');
    expect(deed).toHaveTextContent('Some new thing not known yet');
    expect(deed).toHaveTextContent('Size Is big: yes');
    expect(deed.textContent).not.toMatch(/T10:00|PURCHASE|qce7r2|3c8d6c|_/);
  });

  it.each([
    ['packing.declare', { status: 'SEIZED' }, 'noted that customs hold it'],
    ['packing.declare', { status: 'LOST' }, 'noted that it is lost'],
    ['packing.declare', { said: 'CUSTOMS' }, 'noted what its carrier says'],
    ['packing.declare', { declared: 1 }, 'declared for customs'],
    ['purchase.place', { status: 'PURCHASED' }, 'bought at the seller'],
    ['purchase.place', { trackingNos: ['SF1'] }, 'noted tracking numbers of the seller'],
    ['packing.label', { status: 'OUTBOUND' }, 'handed it over to its carrier'],
    ['packing.label', null, 'printed a label'],
    ['purchase.difference', { asked: 1_275, currency: 'USD' }, 'asked its customer for the difference'],
    ['purchase.difference', { asked: 0, currency: 'USD' }, 'bore a difference'],
    ['money.accounts-look', null, 'looked at the accounts outside'],
  ])('tells deeds of one right apart: %s %o', (action, after, said) => {
    open([line({ action, before: null, after })]);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Mei · ${said} ·`);
  });

  it('tells limits of the staff as their screen does, in money of the shop', () => {
    const before = { staffLimits: { compensationMonth: 50_000, alone: { refund: 5_000 } } };
    const after = { staffLimits: { ...before.staffLimits, alone: { refund: 50_000 }, days: { finance: { deposit: 9_900 } }, packingExcess: 1_000, keepDays: { unread: 90 } } }; // prettier-ignore
    open([line({ action: 'settings.change', subjectKind: 'SETTINGS', subjectId: 'limits', before, after })]);
    const deed = screen.getByRole('listitem');
    expect(deed.querySelector('del')).toHaveTextContent('Up to this, one person decides: Refunds: ₫5,000; Dearer than agreed, packed unasked: 15%; In a day, one person alone: Finance: Deposits: any sum; Days until two people may throw goods away: Unclaimed: nothing could be read on them: 30'); // prettier-ignore
    // the same before and after
    expect(deed).not.toHaveTextContent('Compensations in a month');
    const now = deed.querySelector('ins');
    expect(now).toHaveTextContent('Up to this, one person decides: Refunds: ₫50,000');
    expect(now).toHaveTextContent('In a day, one person alone: Finance: Deposits: ₫9,900');
    expect(now).toHaveTextContent('Dearer than agreed, packed unasked: 10%');
    expect(now).toHaveTextContent('Days until two people may throw goods away: Unclaimed: nothing could be read on them: 90'); // prettier-ignore
  });

  it('tells limits that were first said, all of them, and none where none differs', () => {
    const after = { staffLimits: { compensationMonth: 50_000, alone: { refund: 5_000 } } };
    const settings = { action: 'settings.change', subjectKind: 'SETTINGS', subjectId: 'limits', after };
    open([line({ ...settings, before: null }), line({ ...settings, id: 'l2', before: after })]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Compensations in a month: ₫50,000; Up to this, one person decides: Refunds: ₫5,000'); // prettier-ignore
    expect(second).not.toHaveTextContent(/₫/);
  });

  it('tells each sum of an order in its money, and its goods by their names', () => {
    const item = { item: '3c8d6cwtkk7dkased5f3', title: 'Mug', unitFen: 5_000, more: 1_275 };
    const asked = { asked: 1_275, currency: 'USD', items: [item] };
    const gone = { item: item.item, title: 'Mug', status: 'OUT_OF_STOCK', refunded: 380, currency: 'USD' };
    open([
      line({ action: 'purchase.difference', before: { items: [{ item: item.item, unitFen: 4_000 }] }, after: asked }),
      line({ id: 'l2', action: 'purchase.refund', before: { status: 'ORDERED' }, after: gone }),
    ]);
    const [dearer, soldOut] = screen.getAllByRole('listitem');
    expect(dearer).toHaveTextContent('Asked for $12.75');
    expect(dearer).toHaveTextContent('Title: Mug; Price of one: ¥50.00; More: $12.75');
    expect(soldOut).toHaveTextContent('Stateto buy sold out');
    expect(soldOut).toHaveTextContent('Given back $3.80');
    for (const deed of [dearer, soldOut]) expect(deed).not.toHaveTextContent(/3c8d6c|urrency|1,275|380/);
  });

  it.each(['money.export', 'customer.data-export'])(
    'says of an export that it was thrown away, and which: %s',
    (action) => {
      open([
        line({ action, subjectKind: 'EXPORT', before: { kind: 'TAX' }, after: null }),
        line({ id: 'l2', action, subjectKind: 'EXPORT', before: null, after: { kind: 'TAX' } }),
      ]);
      const [gone, begun] = screen.getAllByRole('listitem');
      expect(gone).toHaveTextContent('Mei · threw an export away · export');
      expect(begun).not.toHaveTextContent('threw');
      for (const deed of [gone, begun]) {
        expect(deed).toHaveTextContent(/Kind ?Earnings by country/);
        expect(deed?.querySelector('del')).toBeNull();
      }
    },
  );

  it('tells with which price a shipment was sealed, and of what the shop bears only that it does', () => {
    const sealed = { action: 'packing.weigh', subjectKind: 'TRANSIT_ORDER', before: { status: 'PACKING' } };
    const after = { status: 'WEIGHED', amount: 1_020, currency: 'USD', done: [] };
    const asked = { asks: 2_000, currency: 'USD', until: '2030-01-03T10:00:00.000Z', note: '' };
    open([
      line({ ...sealed, after: { ...after, absorb: false } }),
      line({ ...sealed, id: 'l2', after: { ...after, absorb: true } }),
      line({ ...sealed, id: 'l3', before: { agreed: 1_000 }, after: asked }),
    ]);
    const [unborne, borne, question] = screen.getAllByRole('listitem');
    expect(unborne).toHaveTextContent('Mei · weighed and sealed ·');
    expect(unborne).toHaveTextContent('Sum $10.20');
    expect(unborne).not.toHaveTextContent(/bears/);
    expect(borne).toHaveTextContent('The shop bears what is beyond what was agreed yes');
    expect(question).toHaveTextContent('Mei · asked its customer about the price ·');
    expect(question).toHaveTextContent('Agreed$10.00');
    expect(question).toHaveTextContent('Costs $20.00');
  });

  it('tells to whom goods of nobody’s were given, by the name that they have now', () => {
    const given = { action: 'warehouse.unclaimed', subjectKind: 'PARCEL', shopperName: 'Ada', before: { status: 'UNCLAIMED' } }; // prettier-ignore
    open([line({ ...given, after: { status: 'RECEIVED', shopperId: 'qce7r2w3e3cdw9ndkrh3', worth: 90_000 } })]);
    const deed = screen.getByRole('listitem');
    expect(deed).toHaveTextContent('Mei · gave unclaimed goods to a customer · parcel');
    expect(deed).toHaveTextContent('CustomerAda');
    // in the money of the shop
    expect(deed).toHaveTextContent('Worth ₫90,000');
    expect(deed).not.toHaveTextContent('qce7r2');
  });

  it('tells another sum beside the one that it was, both in their money', () => {
    const after = { status: 'CREDITED', amount: 3_900, currency: 'USD' };
    open([line({ action: 'money.deposit', subjectKind: 'DEPOSIT', before: { status: 'UNDER_REVIEW', amount: 4_000 }, after })]); // prettier-ignore
    expect(screen.getByRole('listitem')).toHaveTextContent('Sum$40.00 $39.00');
  });

  it('tells a quote in money, and nothing of it that is no news', () => {
    const price = (amount: number, local: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount: local, currency: 'USD' } }); // prettier-ignore
    const row = { title: 'Cup', note: '', options: '', refusal: '', quantity: 1, productUrl: 'https://weidian.com/x', unitPrice: price(9_200, 1_303), total: price(9_200, 1_303) }; // prettier-ignore
    const quote = { rows: [row], total: price(10_800, 1_529), cnyToLocalRate: '0.1389', marginBasisPoints: 200, serviceFeeRule: { basisPoints: 500, minimumFen: 800 } }; // prettier-ignore
    open([line({ action: 'purchase.quote', subjectKind: 'MANUAL_ORDER', before: null, after: { quote, host: 'demo.localhost:4200' } })]); // prettier-ignore
    const deed = screen.getByRole('listitem');
    expect(deed).toHaveTextContent('Mei · quoted a price · price request');
    expect(deed).toHaveTextContent(
      'Goods: Title: Cup; Pieces: 1; Each: ¥92.00 ($13.03); Total: ¥92.00 ($13.03); Total: ¥108.00 ($15.29)',
    );
    expect(deed).not.toHaveTextContent(/weidian|localhost|0\.1389|asis|urrency|–/);
  });

  it('calls things, people, languages and warehouses by their names', () => {
    open([
      line({ staffName: null, action: 'purchase.place', subjectKind: 'PURCHASE_ORDER', subjectNo: 'PO26', before: { status: 'PURCHASED' }, after: { by: 'played staff', status: 'SELLER_SHIPPED', trackingNos: ['sf99782'], expiresAt: null, warehouseId: 'gz' } }), // prettier-ignore
      line({ id: 'l2', before: null, after: { roles: ['finance-approver', 'own role'], language: 'zh-CN', feeBasisPoints: 250 } }), // prettier-ignore
    ]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Played staff of the demo · noted that the seller has sent it · order PO26');
    expect(first).toHaveTextContent('Tracking numbers SF99782');
    expect(first).toHaveTextContent('Warehouse Guangzhou');
    expect(first).not.toHaveTextContent(/By|Expires/);
    expect(second).toHaveTextContent('Roles Finance approver, own role');
    expect(second).toHaveTextContent('Language 简体中文');
    expect(second).toHaveTextContent('2.5%');
  });

  it('tells what a bench has found wrong, as the bench calls it, and what goes back to its seller', () => {
    const bench = { action: 'warehouse.inspect', subjectKind: 'PARCEL' };
    open([
      line({ ...bench, before: { status: 'RECEIVED' }, after: { status: 'INSPECTED', faults: ['DAMAGED', 'USED'] } }),
      line({ ...bench, id: 'l2', before: null, after: { sentBack: ['Lamp'] } }),
    ]);
    const [found, gone] = screen.getAllByRole('listitem');
    expect(found).toHaveTextContent('Mei · inspected · parcel');
    expect(found).toHaveTextContent('Found wrong Damaged, Used');
    expect(gone).toHaveTextContent('Mei · sent goods back to their seller · parcel');
    expect(gone).toHaveTextContent('Sent back Lamp');
  });

  it('tells nothing of what is none, nor of what only programs need', () => {
    const shelved = { status: 'STOCKED_IN', location: 'A-01', pausedDays: 0, pausedAt: null, storageAt: '2030-01-01T10:00:00Z', storageTold: 7, holidays: ['2030-02-03'] }; // prettier-ignore
    const bought = { status: 'PURCHASED', goodsFen: 6_900, bornFen: 0, saved: 0, currency: 'USD' };
    open([
      line({ action: 'warehouse.shelve', subjectKind: 'PARCEL', before: { status: 'INSPECTED' }, after: shelved }),
      line({ id: 'l2', action: 'purchase.place', before: null, after: bought }),
      line({ id: 'l3', action: 'purchase.place', before: null, after: { ...bought, saved: 380 } }),
      line({ id: 'l4', action: 'purchase.difference', before: null, after: { asked: 0, currency: 'USD', items: [{ title: 'Mug', more: 0 }] } }), // prettier-ignore
    ]);
    const namesIn = (deed: HTMLElement) => [...deed.querySelectorAll('dt')].map(({ textContent }) => textContent);
    const [shelf, place, cheaper, dearer] = screen
      .getAllByRole('listitem')
      .map((deed) => ({ deed, names: namesIn(deed) }));
    expect(shelf?.names).toEqual(['State', 'Shelf']);
    expect(place?.names).toEqual(['State', 'Goods']);
    expect(cheaper?.names).toEqual(['State', 'Goods', 'Given back']);
    expect(cheaper?.deed).toHaveTextContent('Given back $3.80');
    expect(dearer?.names).toEqual(['Goods']);
    expect(dearer?.deed).not.toHaveTextContent(/More|Asked/);
  });

  it.each([
    ['purchase.claim', { staffId: 'm' }, 'took an order'],
    ['purchase.claim', { status: 'PURCHASING' }, 'began buying'],
    ['purchase.claim', { staffId: null }, 'let it go'],
    ['purchase.claim', null, 'let it go'],
    ['packing.pick', { staffId: 'm' }, 'took a shipment'],
    ['packing.pick', { status: 'PACKING' }, 'began packing'],
    ['packing.pick', null, 'let it go'],
  ])('tells taking from beginning and from letting go: %s %o', (action, after, said) => {
    open([line({ action, before: after ? null : { staffId: 'm', name: 'Mei', isMine: true }, after })]);
    expect(screen.getByRole('listitem')).toHaveTextContent(`Mei · ${said} ·`);
  });
});
