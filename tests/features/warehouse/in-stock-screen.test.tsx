import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StockInParcel } from '../../../src/contract/parcel';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { InStockScreen } from '../../../src/features/warehouse/in-stock-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';

const money = (amount: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount, currency: 'CNY' } });
const storage = {
  since: '2026-10-01',
  freeUntil: '2026-12-29',
  daysLeft: 30,
  days: 60,
  isPaused: false,
  dayFee: money(200),
  fee: money(0),
  paid: money(0),
  paidUntil: null,
  keptUntil: null,
};
const parcel = (id: string, over: Partial<StockInParcel> = {}): StockInParcel => ({
  id,
  parcelNo: `PC-${id}`,
  status: 'STOCKED_IN',
  source: 'PURCHASE',
  warehouse: { id: 'gz', name: 'Guangzhou', region: 'CHINA' },
  grams: 1250,
  lengthMm: 305,
  widthMm: 200,
  heightMm: 100,
  volume: { grams: 1017, divisor: 6000 },
  goodsKinds: ['GENERAL'],
  note: '',
  numbers: [{ number: 'SF1', kind: 'MASTER', carrier: 'SF' }],
  photos: [],
  items: [],
  value: money(100),
  receivedAt: '2026-10-01T00:00:00.000Z',
  stockedInAt: '2026-10-01T00:00:00.000Z',
  storage,
  storageAhead: null,
  services: [],
  serviceOffers: [],
  transitOrderId: null,
  refusal: null,
  disposalRefusal: null,
  rework: null,
  ...over,
});
const open = (parcels: StockInParcel[], view: 'all' | 'ending' | 'inspecting' = 'all') =>
  renderUi(<InStockScreen parcels={parcels} total={parcels.length} view={view} />);
const card = (id: string) => within(screen.getByRole('article', { name: `Parcel PC-${id}` }));
const choose = (id: string) => card(id).getByRole('checkbox', { name: 'Ship this parcel' });

describe('items in stock', () => {
  it('say what will come where there is nothing yet', () => {
    open([]);
    expect(screen.getByRole('heading', { level: 1, name: 'In-stock items' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'No items in the warehouse right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/my/purchase');
  });

  it('add up what is chosen and lead to its shipment', async () => {
    const { user } = open([parcel('a'), parcel('b', { grams: 750 }), parcel('c')]);
    expect(screen.queryByRole('region', { name: 'Chosen parcels' })).toBeNull();
    await user.click(choose('a'));
    await user.click(choose('b'));
    const bar = within(screen.getByRole('region', { name: 'Chosen parcels' }));
    expect(bar.getByText('Chosen: 2')).toBeVisible();
    expect(bar.getByText('2 kg')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Ship them' })).toHaveAttribute('href', '/my/transit/new?parcels=a%2Cb');
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    expect(choose('a')).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say why one cannot be chosen: taken, or in another warehouse than the others', async () => {
    const hanoi = { id: 'hk', name: 'Hong Kong', region: 'CHINA' as const };
    const { user } = open([parcel('a'), parcel('t', { refusal: 'TAKEN' }), parcel('h', { warehouse: hanoi })]);
    expect(choose('t')).toBeDisabled();
    expect(choose('t')).toHaveAccessibleDescription('It is part of a shipment already.');
    expect(choose('h')).toBeEnabled();
    await user.click(choose('a'));
    expect(choose('h')).toBeDisabled();
    expect(choose('h')).toHaveAccessibleDescription('It lies in another warehouse: ship it separately.');
  });

  it('choose all of one warehouse, and no more than a shipment holds', async () => {
    const { user } = open(Array.from({ length: 22 }, (_, index) => parcel(`n${index}`)));
    await user.click(screen.getByRole('button', { name: 'Choose all (20)' }));
    expect(screen.getByText('Chosen: 20')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Chosen parcels' })).toHaveFocus();
    expect(choose('n21')).toHaveAccessibleDescription('A shipment holds at most 20 parcels.');
  });

  it.each([
    ['calm', { ...storage, daysLeft: 8 }],
    ['soon', { ...storage, daysLeft: 7 }],
    ['soon', { ...storage, daysLeft: 0 }],
    ['over', { ...storage, daysLeft: -1 }],
    ['still', { ...storage, daysLeft: -1, isPaused: true }],
  ])('have a bar of storage that is %s', (tone, said) => {
    open([parcel('a', { storage: said })]);
    const bars = screen.getByRole('article', { name: 'Parcel PC-a' }).querySelectorAll('[data-tone]');
    expect([...bars].map((bar) => bar.getAttribute('data-tone'))).toContain(tone);
  });

  it.each([
    ['days that cost nothing', storage, 'Free until Dec 29, 2026 · days left: 30'],
    [
      'a sum once they are over',
      { ...storage, daysLeft: -3, fee: money(600) },
      /Storage so far .*6\.00, .*2\.00 a day/,
    ],
    [
      'days that are paid for',
      { ...storage, daysLeft: 0, paid: money(400), paidUntil: '2026-12-31' },
      /Stored until Dec 31, 2026 · days left: 0 · .*4\.00 paid/,
    ],
    [
      'until when it is kept where nobody pays for it',
      { ...storage, daysLeft: -20, keptUntil: '2026-12-31' },
      /Kept until Dec 31, 2026: ship it or pay/,
    ],
    ['no clock while in a shipment', { ...storage, isPaused: true }, /stands still/],
  ])('tell of storage in %s', (_, said, text) => {
    open([parcel('a', { storage: said })]);
    expect(screen.getByRole('article', { name: 'Parcel PC-a' })).toHaveTextContent(text);
  });

  it('show those alone that are as far as the overview counts them, and tell them apart where they are not all as far', () => {
    const some = [parcel('a'), parcel('r', { status: 'RECEIVED' }), parcel('i', { status: 'INSPECTED' })];
    const { unmount } = open(some, 'inspecting');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('article', { name: 'Parcel PC-a' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Being inspected/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /^In our warehouse/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^In a shipment/ })).toBeNull();
    unmount();
    open([parcel('a')]);
    expect(screen.queryByRole('link', { name: /^In our warehouse/ })).toBeNull();
  });

  it('show those alone whose free days end soon', () => {
    open([parcel('a'), parcel('b', { storage: { ...storage, daysLeft: 5 } })], 'ending');
    expect(screen.queryByRole('article', { name: 'Parcel PC-a' })).toBeNull();
    expect(card('b').getByText(/days left: 5/)).toBeVisible();
  });

  it('can be asked to be photographed, for the price that is told, by the pay password', async () => {
    const offer = { code: 'photos', name: 'More photos', remark: 'Three', priceId: 'v1', price: money(200) };
    const asked = mockEndpoint(warehouseEndpoints.askService, parcel('a'));
    const { user } = open([parcel('a', { serviceOffers: [offer] })]);
    await user.click(card('a').getByRole('button', { name: 'Ask for a service: Parcel PC-a' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /More photos · .*2\.00/ })).toBeChecked();
    await user.click(dialog.getByLabelText('Pay password 1'));
    await user.paste('135790');
    await user.click(dialog.getByRole('button', { name: /Pay .*2\.00/ }));
    await waitFor(() =>
      expect(asked[0]?.body).toMatchObject({ serviceCode: 'photos', priceId: 'v1', payPassword: '135790' }),
    );
  });

  it('keep a note that was closed by mistake', async () => {
    const { user } = renderUi(<InStockScreen parcels={[parcel('a')]} total={1} view="all" />, {
      shell: { profile: testProfile },
    });
    const note = () => user.click(card('a').getByRole('button', { name: /note: Parcel PC-a$/ }));
    await note();
    const field = await screen.findByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('for Ada{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await note();
    expect(await screen.findByRole('textbox', { name: 'Your note' })).toHaveValue('for Ada');
  });

  it('show what was asked for, and the note', () => {
    const done = {
      code: 'photos',
      name: 'More photos',
      price: money(200),
      remark: 'The seams',
      answer: 'Two seams',
      doneAt: null,
    };
    const services = [{ ...done, id: 's', status: 'DONE' as const, createdAt: '2026-10-01T00:00:00.000Z' }];
    open([parcel('a', { services, note: 'for Ada' })]);
    expect(card('a').getByRole('list', { name: 'Services asked for' })).toHaveTextContent(
      'More photosThe seamsTwo seamsDone',
    );
    expect(card('a').getByText('for Ada')).toBeVisible();
    expect(card('a').getByRole('button', { name: 'Change the note: Parcel PC-a' })).toBeVisible();
  });

  it('open the photos that the warehouse took, one after the other', async () => {
    const photo = (id: string) => ({
      id,
      kind: 'SCALE' as const,
      image: `/p/${id}.webp`,
      takenAt: '2026-10-01T00:00:00.000Z',
    });
    const { user } = open([parcel('a', { photos: [photo('1'), photo('2')] })]);
    await user.click(screen.getByRole('button', { name: 'Photos of parcel PC-a (2)' }));
    expect(await screen.findByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', '/p/1.webp');
    await user.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByRole('img', { name: 'Photo 2 of 2' })).toHaveAttribute('src', '/p/2.webp');
  });
});
