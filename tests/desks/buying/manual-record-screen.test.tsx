import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskManualOrder } from '../../../src/contract/manual-desk';
import { purchaseDeskEndpoints } from '../../../src/contract/purchase.desk.endpoints';
import { ManualRecordScreen } from '../../../src/desks/buying/manual-record-screen';
import { manualOrder, manualQuote } from '../../features/purchase/purchase-fixture';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const record = (more: Partial<DeskManualOrder> = {}): DeskManualOrder => ({
  ...manualOrder('1'),
  timeline: [{ status: 'AWAITING_QUOTE', at: '2030-01-01T10:00:00Z', staffName: null }],
  version: 1,
  shopperName: 'Ada Tester',
  shopperLanguage: 'en',
  lease: null,
  canQuote: true,
  ...more,
});
const BUYER = ['purchase.read', 'purchase.claim', 'purchase.quote'] as const;
const open = (more: Partial<DeskManualOrder> = {}, permissions: readonly (typeof BUYER)[number][] = BUYER) =>
  renderUi(<ManualRecordScreen first={record(more)} permissions={permissions} />, { url: '/operator/manual-orders/1' });
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send the price' });
const sumOf = (name: string) => screen.getByText(name).closest('li');
const MEI = { staffId: 'm', name: 'Mei', since: '2030-01-01T10:42:00Z', until: '2030-01-01T11:12:00Z', isMine: false };

describe('the record of a price request', () => {
  it('begins with what the shopper saw, and sums while somebody types', async () => {
    const { user } = open();
    expect(field('What it is')).toHaveValue('A lamp');
    expect(field('Price each, yuan')).toHaveValue('12.50');
    expect(screen.getByText('No box')).toBeVisible();
    await user.clear(field('Price each, yuan'));
    await user.type(field('Price each, yuan'), '30');
    expect(within(sumOf('Goods') as HTMLElement).getByText(/\d/)).toBeVisible();
  });

  it.each([
    ['abc', 'This does not look right.'],
    ['-4', 'This does not look right.'],
    ['0', 'Please fill this in.'],
    ['', 'Please fill this in.'],
  ])('says what is wrong with a price of “%s”, and sends nothing', async (price, sentence) => {
    const sent = mockEndpoint(purchaseDeskEndpoints.quoteManual, record());
    const { user } = open();
    await user.clear(field('Price each, yuan'));
    if (price) await user.type(field('Price each, yuan'), price);
    expect(field('Price each, yuan')).toBeInvalid();
    expect(field('Price each, yuan')).toHaveAccessibleDescription(sentence);
    await user.click(send());
    expect(field('Price each, yuan')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('shows once it is quoted what was sent, until when it holds, and the way to the next one', () => {
    open({ status: 'QUOTED', quote: manualQuote(), canQuote: false, lease: MEI });
    const sent = within(screen.getByRole('region', { name: 'Quoted' }));
    expect(sent.getByText('Brass lamp')).toBeVisible();
    expect(sent.getByText('From the maker')).toBeVisible();
    expect(sent.getByText('Cannot be bought, because: Not made any more')).toBeVisible();
    expect(sent.getByText(/^Valid until /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take it/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'To the next request' })).toHaveAttribute(
      'href',
      '/operator/manual-orders',
    );
  });

  it('takes a decimal comma', async () => {
    const sent = mockEndpoint(purchaseDeskEndpoints.quoteManual, record());
    const { user } = open();
    await user.clear(field('Price each, yuan'));
    await user.type(field('Price each, yuan'), '42,50');
    await user.click(send());
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ rows: [{ unitPriceFen: 4250 }] }));
  });

  it('sends the rows in fen with the version that was read, and shows what came of it', async () => {
    const quoted = record({ status: 'QUOTED', version: 2, quote: manualQuote(), canQuote: false });
    const sent = mockEndpoint(purchaseDeskEndpoints.quoteManual, quoted);
    const { user } = open();
    await user.clear(field('Freight within China, yuan'));
    await user.type(field('Freight within China, yuan'), '8');
    await user.click(send());
    expect(await screen.findByText('Quoted')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({
      version: 1,
      freightFen: 800,
      validDays: 7,
      rows: [{ title: 'A lamp', quantity: 2, unitPriceFen: 1250, refusal: '' }],
    });
    expect(screen.queryByRole('button', { name: 'Send the price' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('loses nothing that was typed where somebody else was quicker', async () => {
    const now = record({ status: 'QUOTED', version: 2, quote: manualQuote(), canQuote: false });
    mockEndpoint(purchaseDeskEndpoints.quoteManual, problem('STATE_CONFLICT', { data: now }));
    const { user } = open();
    await user.type(field('Note to the shopper'), 'Ships in May');
    await user.click(send());
    expect(await screen.findByText(/Somebody else changed this meanwhile/)).toBeVisible();
    expect(field('Note to the shopper')).toHaveValue('Ships in May');
    expect(send()).toBeDisabled();
  });

  it('says who is on it, and lets one take it over', async () => {
    const taken = record({ lease: { ...MEI, name: 'Anna', isMine: true } });
    const sent = mockEndpoint(purchaseDeskEndpoints.claimManual, taken);
    const { user } = open({ lease: MEI, canQuote: false });
    expect(screen.getByText(/^Mei is on this since \d\d:\d\d$/)).toBeVisible();
    expect(send()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    expect(await screen.findByText(/^You are on this until/)).toBeVisible();
    expect(sent[0]?.body).toEqual({ takesOver: true });
    expect(screen.getByRole('button', { name: /Leave/ })).toHaveFocus();
    expect(send()).toBeEnabled();
  });

  it('closes with a reason and not without one', async () => {
    const sent = mockEndpoint(purchaseDeskEndpoints.closeManual, record({ status: 'CLOSED', canClose: false }));
    const { user } = open();
    const close = screen.getByRole('button', { name: 'Close the request' });
    expect(close).toBeDisabled();
    await user.type(field('Why it cannot be bought'), 'Not sold');
    await user.click(close);
    expect(await screen.findByText('Closed')).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 1, reason: 'Not sold' });
  });

  it('shows who may only read no form', () => {
    open({}, ['purchase.read']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
