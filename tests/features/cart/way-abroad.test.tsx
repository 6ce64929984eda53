import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { Address } from '../../../src/contract/account';
import type { ShipmentEstimate } from '../../../src/contract/shipment';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { WayAbroad } from '../../../src/features/cart/way-abroad';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testProfile } from '../../support/test-shell';
import { address } from '../account/account-fixture';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const line = {
  minDays: 7,
  maxDays: 12,
  chargeableGrams: 1250,
  refusals: [],
  lines: [],
  cover: '',
  dearInsurance: null,
  remark: '',
};
const air: ShipmentEstimate['lines'][number] = {
  ...line,
  transitOptionName: 'AIR',
  title: 'Air',
  total: usd(2500),
  atMost: usd(2900),
  cover: 'Loss and damage.',
  lines: [
    { code: 'line-kilogram', values: { grams: 1250, kilogramFee: 2000 }, amount: usd(2500) },
    { code: 'insurance-percent', values: { insuredAmount: 1400, basisPoints: 300 }, amount: usd(42) },
  ],
};
const answer = (more: Partial<ShipmentEstimate> = {}): ShipmentEstimate => ({
  grams: 1250,
  lines: [air],
  guesses: [],
  unweighed: [],
  assumed: [],
  services: [],
  packing: [],
  isInsurable: false,
  insurable: usd(1400),
  isTooMuch: false,
  ...more,
});
const lamp = { productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId: 'a', quantity: 2, title: 'Lamp' };

function open(estimate: ShipmentEstimate = answer(), addresses: Address[] = []) {
  mockEndpoint(accountEndpoints.listAddresses, addresses);
  mockEndpoint(tenantEndpoints.listCountries, [
    { code: 'AU', name: 'Australia' },
    { code: 'VN', name: 'Vietnam' },
  ]);
  const requests = mockEndpoint(cartEndpoints.estimateShipment, estimate);
  const view = renderUi(<WayAbroad items={[lamp]} tenantWarehouseId="gz" />, {
    url: '/cart',
    shell: { profile: testProfile },
  });
  const last = () => requests.at(-1)?.body as object;
  return { ...view, requests, last };
}

beforeEach(() => sessionStorage.clear());

describe('the way abroad of a cart', () => {
  it('asks for all that is chosen, to the shopper’s first address, and opens line by line', async () => {
    const { user, requests } = open(answer(), [address('1', { countryCode: 'AU', postcode: '0872' })]);
    const row = (await screen.findByText('Air')).closest('details') as HTMLElement;
    expect(requests.map(({ body }) => body)).toEqual([
      {
        country: 'au',
        postcode: '0872',
        tenantWarehouseId: 'gz',
        goods: [{ productUrl: lamp.productUrl, productSkuId: 'a', quantity: 2 }],
      },
    ]);
    expect(screen.getByText('About 1.25 kg with packing')).toBeVisible();
    expect(within(row).getByText('7–12 days')).toBeVisible();
    await user.click(within(row).getByText('Air'));
    expect(within(row).getByText('1.25 kg at $20.00 a kilogram')).toBeVisible();
    expect(within(row).getByText('Insurance: 3 % × $14.00')).toBeVisible();
    expect(within(row).getByText('If packing takes more room and weight: up to $29.00')).toBeVisible();
    expect(within(row).getByText('Optional insurance: Loss and damage.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says why insurance that costs no less than it pays is not offered', async () => {
    open(answer({ lines: [{ ...air, cover: '', dearInsurance: usd(5000) }] }));
    expect(await screen.findByText(/^Not offered: insurance would cost \$50\.00.*\(\$14\.00\)\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Insure the goods' })).toBeNull();
  });

  it('asks again for another place, for insurance and for wishes', async () => {
    const { user, last } = open(
      answer({ isInsurable: true, packing: [{ code: 'crate', name: 'Crate' }], services: [{ code: 'sms', name: 'Text message' }] }),
    );
    await screen.findByText('Air');
    expect(screen.getByRole('combobox', { name: 'Ship to' })).toHaveValue('vn');
    await user.click(screen.getByRole('checkbox', { name: 'Crate' }));
    await user.click(screen.getByRole('checkbox', { name: 'Text message' }));
    await user.click(screen.getByRole('checkbox', { name: 'Insure the goods' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'au');
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), ' 0872');
    await waitFor(() =>
      expect(last()).toMatchObject({ country: 'au', postcode: '0872', packing: ['crate'], services: ['sms'], isInsured: true }),
    );
  });

  it('wishes at the checkout what was wished in the cart', async () => {
    const cart = open(answer({ isInsurable: true }));
    await cart.user.click(await screen.findByRole('checkbox', { name: 'Insure the goods' }));
    cart.unmount();
    const { last } = open(answer({ isInsurable: true }));
    expect(await screen.findByRole('checkbox', { name: 'Insure the goods' })).toBeChecked();
    await waitFor(() => expect(last()).toMatchObject({ isInsured: true }));
  });

  it('shows guesses as guesses, warns of lines that refuse, and says what would help', async () => {
    const refusal = { code: 'goods-kind-not-taken', values: {}, text: null, limit: null, actual: 'BATTERY_LOOSE', over: null };
    const refused = {
      ...line,
      transitOptionName: 'POST',
      title: 'Post',
      total: null,
      atMost: null,
      refusals: [{ ...refusal, cures: [{ code: 'leave-out', values: { names: 'Power bank' } }] }],
    };
    open(
      answer({
        lines: [{ ...air, lines: [{ code: 'line-base-open', values: {}, amount: null }] }, refused],
        guesses: [{ productUrl: 'u', title: 'Power bank', goodsKinds: ['BATTERY_LOOSE', 'MAGNET'] }],
        unweighed: [lamp.productUrl],
        assumed: [{ productUrl: lamp.productUrl, weightGrams: 500 }],
      }),
    );
    expect(await screen.findByText(/^Not every line takes all of this/)).toBeVisible();
    expect(screen.getByText('Weight unknown, 500 g a piece assumed: Lamp')).toBeVisible();
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Power bank: Loose battery, power bank and Magnet', 'Base fee', 'Does not take: Loose battery, power bank.', 'Leave out: Power bank']);
    expect(screen.getByText(/^Our guess/)).toBeVisible();
    expect(screen.getByText('Not counted, as nobody gives the weight: Lamp')).toBeVisible();
  });

  it('says that no line takes it, that none goes there, and what is too much', async () => {
    const refused = { ...line, transitOptionName: 'POST', title: 'Post', total: null, atMost: null };
    const first = open(answer({ lines: [refused] }));
    expect(await screen.findByText(/^No line takes all of this together/)).toBeVisible();
    first.unmount();
    const second = open(answer({ lines: [] }));
    expect(await screen.findByText('No line goes there yet.')).toBeVisible();
    second.unmount();
    open(answer({ lines: [], grams: 0, isTooMuch: true }));
    expect(await screen.findByText(/^This is freight of its own/)).toBeVisible();
    expect(screen.queryByText('No line goes there yet.')).not.toBeInTheDocument();
  });

  it('says where the line would not take heavier packing', async () => {
    const { user } = open(answer({ lines: [{ ...air, atMost: null }] }));
    await user.click(await screen.findByText('Air'));
    expect(screen.getByText('If packing takes more room and weight, this line may not take it.')).toBeVisible();
  });

  it('says why it could not be asked, and asks again', async () => {
    const { user } = open();
    await screen.findByText('Air');
    mockEndpoint(cartEndpoints.estimateShipment, problem('SUPPLIER_TIMEOUT'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'au');
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockEndpoint(cartEndpoints.estimateShipment, answer());
    await user.click(again);
    expect(await screen.findByText('Air')).toBeVisible();
  });
}); // prettier-ignore
