import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useUnsaved } from '../../src/client/unsaved.store';
import { StaffContext } from '../../src/client/use-staff';
import type { Approval } from '../../src/contract/approval';
import { batchDeskEndpoints } from '../../src/contract/batch.desk.endpoints';
import type { DayRecord } from '../../src/contract/day-desk';
import { PERMISSIONS } from '../../src/contract/operator.enums';
import type { DeskTransit, PackingPreview } from '../../src/contract/packing-desk';
import type { DeskParcel } from '../../src/contract/parcel-desk';
import type { PlatformShopDetail } from '../../src/contract/platform';
import { shelfCountDeskEndpoints } from '../../src/contract/shelf-count.desk.endpoints';
import type { StatementLine as Line } from '../../src/contract/statement-desk';
import type { DeskShipment } from '../../src/contract/way-desk';
import { ManifestColumns } from '../../src/desks/batches/manifest-columns';
import { TwoPersons } from '../../src/desks/bench/two-persons';
import { CustomerErasure } from '../../src/desks/customers/customer-erasure';
import { DayActions } from '../../src/desks/money/day-actions';
import { StatementLine } from '../../src/desks/money/statement-line';
import { SumForm } from '../../src/desks/money/sum-form';
import { LeaveOutForm } from '../../src/desks/packing/leave-out-form';
import { PackingHold } from '../../src/desks/packing/packing-hold';
import { WaysOut } from '../../src/desks/packing/ways-out';
import { CreateScreen } from '../../src/desks/platform/create-screen';
import { NoticesScreen } from '../../src/desks/platform/notices-screen';
import { QuotaForm } from '../../src/desks/platform/quota-form';
import { StateForm } from '../../src/desks/platform/state-form';
import { RenumberForm } from '../../src/desks/transit/renumber-form';
import { CountRecord } from '../../src/desks/warehouse/count-record';
import { LabelForm } from '../../src/desks/warehouse/label-form';
import { OwnerProposals } from '../../src/desks/warehouse/owner-proposals';
import { ParcelDisposal } from '../../src/desks/warehouse/parcel-disposal';
import { ShelfForm } from '../../src/desks/warehouse/shelf-form';
import { fillIn } from '../support/fill-in';
import { mockEndpoint } from '../support/mock-endpoint';
import { renderUi } from '../support/render';
import { staffSelf } from './settings/staff-self';

const none = () => undefined;
const done = { onDone: none, onRefused: none };
const at = '2030-01-02T12:00:00Z';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const ada = { ...{ shopperId: 's1', name: 'Ada', code: 'ABC', score: 90 }, marks: [], awaited: null };
const PARCEL: DeskParcel = {
  ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'UNCLAIMED', movedAt: at, version: 3 },
  ...{ warehouseId: 'gz', warehouseName: 'Guangzhou', location: '', grams: 640, source: null, owner: null },
  ...{ numbers: [], lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [], labelText: 'Lin', remark: '' },
  ...{ receivedAt: null, stockedInAt: null, freeUntil: null, expiresAt: null, items: [], photos: [], services: [] },
  ...{ transitOrderId: null, next: 'MATCH', decideBefore: null, timeline: [] },
  ...{ disposeAfter: at, canDispose: true, disposals: [], doubts: [], claims: [] },
  ...{ proposals: [ada], giving: { claims: 0, takesTwo: true, asked: null } },
};
const RECEIPT = {
  ...{ transitOptionName: 'air', versionId: 'v1', madeAt: at, chargeableGrams: 1000 },
  ...{ lines: [], total: usd(1000), atMost: null },
};
const ORDER: DeskTransit = {
  ...{ id: 't1', orderNo: 'TO261126ABCDEFGH', status: 'PACKING', mode: 'PACK_FIRST', version: 3, holds: [] },
  ...{ movedAt: at, line: 'Air', country: 'au', shopperName: 'Ada', heldNote: '' },
  ...{ receiver: 'Ada Byron', remark: '', wishes: [], question: null, lease: null, wantedBoxes: 1 },
  ...{ parcels: [], boxes: [], declaration: [], estimate: RECEIPT, invoice: null, timeline: [] },
  ...{
    canHold: true,
    canStart: false,
    canPack: true,
    canSend: false,
    canDeclare: true,
    canLeaveOut: true,
    batches: [],
  },
};
const PRICED: PackingPreview = {
  ...{ invoice: RECEIPT, refusals: [], difference: usd(500), agreed: usd(500), atMost: usd(600) },
  ...{ isOver: true, hint: null },
};
const DAY: DayRecord = {
  ...{ id: '2030-01-02', state: 'OPEN', events: 3, late: 0, version: 0, from: at, until: at, isSound: true },
  ...{ signedBy: null, signedAt: null, signNote: '', isMine: false, checkedBy: null, checkedAt: null, checkNote: '' },
  ...{ canSign: true, next: '2030-01-02', ours: [], theirs: [], latePostings: [], figures: [], clearing: [] },
};
const LINE: Line = {
  ...{ id: 'l1', version: 1, extId: 'T-1', at, kind: 'CHARGE', gross: usd(6100), fee: usd(0), net: usd(6100) },
  ...{ text: 'ADA GREY', state: 'UNMATCHED', match: null, reason: '' },
};
const APPROVAL: Approval = {
  ...{ id: 'a1', amount: usd(30_000), note: '', askedBy: 'Mei', askedAt: at, isMine: false, decision: null },
  ...{ decisionNote: '', decidedBy: null, decidedAt: null },
};
const ASKED = { approval: APPROVAL, words: { mine: 'It waits', asked: 'Mei asks', allow: 'Allow it' } };
const SHOP: PlatformShopDetail = {
  ...{ id: 'quay', name: 'Quay Goods', state: 'LIVE', createdAt: at, orders: 7, quota: 'WARN' },
  ...{ currency: 'USD', languages: ['en'], hosts: [], endsAt: null, storageMb: 12, supplierCalls: null },
  ...{ usage: [], supportUntil: null, deeds: [] },
  quotas: { orders: 10, staff: null, mails: null, storageMb: null, isHard: false, off: [], version: 3 },
};
const BOX = { boxNo: 1, carrier: 'DHL', trackingNo: 'D1' } as DeskShipment['boxes'][number];
const SHIPMENT = { id: 't1', version: 1 } as DeskShipment;
const isRunning = false;
const error = undefined;

/** Each with its field, what stands in it at first, and the button that opens it. */
const FORMS: [name: string, page: ReactElement, field: string | RegExp, first?: string, opener?: string][] = [
  ['label', <LabelForm parcel={PARCEL} {...done} />, 'On the label', 'Lin'],
  ['weight', <LabelForm parcel={PARCEL} {...done} />, 'Grams', '640'],
  ['shelf', <ShelfForm parcel={PARCEL} {...done} />, 'Shelf'],
  ['owner', <OwnerProposals parcel={PARCEL} {...done} />, 'What the goods are worth', '', 'Give it to Ada'],
  ['disposal', <ParcelDisposal parcel={PARCEL} {...done} />, 'Why it goes'],
  ['count', <CountRecord id="c1" />, 'What you found'],
  [
    'ways out',
    <WaysOut
      {...{ order: ORDER, boxes: [], priced: PRICED, isSealing: false }}
      {...{ onRepack: none, onAbsorb: none, onAsked: none }}
    />,
    'It costs more, because',
  ],
  ['hold', <PackingHold order={ORDER} {...done} />, 'It has to wait, because'],
  ['leave out', <LeaveOutForm order={ORDER} {...done} />, 'It goes without them, because'],
  [
    'sum',
    <SumForm
      {...{ label: 'Sum', description: '', first: usd(500), button: (sum) => sum, isRunning, error }}
      onSend={() => Promise.resolve()}
    />,
    'Sum',
    '5.00',
  ],
  ['day', <DayActions day={DAY} onChanged={none} onRefused={none} />, 'Note'],
  ['statement', <StatementLine line={LINE} source="BANK" onChanged={none} />, 'Our number, or a reason'],
  ['shop', <CreateScreen />, 'Label'],
  ['quota', <QuotaForm shop={SHOP} onDone={none} />, 'Orders a month', '10'],
  ['doors of a shop', <StateForm shop={SHOP} onDone={none} />, 'Reason'],
  ['end of a shop', <StateForm shop={SHOP} onDone={none} />, 'Type quay to end it'],
  ['announcement', <NoticesScreen first={[]} />, 'English'],
  ['second person', <TwoPersons {...ASKED} {...{ may: true, isRunning, error }} onDecide={none} />, 'Note to whoever asked'], // prettier-ignore
  [
    'erasure',
    <CustomerErasure
      customer={{ id: 'c1', name: 'Zora' }}
      data={{ exports: [], open: [], erasedAt: null, approvals: [APPROVAL] }}
      {...{ onChanged: none, onRefused: none }}
    />,
    'Note to whoever asked',
  ],
  ['number of a box', <RenumberForm shipment={SHIPMENT} box={BOX} leg="LINE_HAUL" {...done} />, 'Carrier', 'DHL'],
  ['columns', <ManifestColumns lineName="Air" onSaved={none} />, 'Heading of column 1', 'Box'],
];

beforeEach(() => {
  useUnsaved.setState({ forms: [] });
  mockEndpoint(shelfCountDeskEndpoints.get, {
    ...{ id: 'c1', warehouseId: 'gz', location: 'A01-03-2', state: 'DIFFERS', countedName: 'Mei', startedAt: at },
    ...{ seen: 3, missing: 1, unexpected: 1, version: 2, closedName: null, closedAt: null, reason: '' },
    ...{ canClose: true, lines: [] },
  });
  mockEndpoint(batchDeskEndpoints.template, {
    ...{ lineName: 'Air', version: 1, changedBy: '', changedAt: null },
    columns: [{ header: 'Box', field: 'box.code' }],
  });
});

it.each(FORMS)('%s: is asked about once something is typed, and no more once that is undone', async (...form) => {
  const [, page, field, first = '', opener] = form;
  const { user } = renderUi(<StaffContext value={staffSelf([...PERMISSIONS])}>{page}</StaffContext>);
  if (opener) await user.click(screen.getByRole('button', { name: opener }));
  const [input] = await screen.findAllByLabelText<HTMLInputElement>(field);
  if (!input) throw new Error(`there is no field ${String(field)}`);
  expect(input).toHaveValue(first);
  expect(useUnsaved.getState().forms).toHaveLength(0);
  await fillIn(user, input, '77');
  expect(useUnsaved.getState().forms).toHaveLength(1);
  await (first ? fillIn(user, input, first) : user.clear(input));
  expect(useUnsaved.getState().forms).toHaveLength(0);
});
