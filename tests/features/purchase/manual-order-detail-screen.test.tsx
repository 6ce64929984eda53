import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ManualOrder } from '../../../src/contract/purchase';
import { ManualOrderDetailScreen } from '../../../src/features/purchase/manual-order-detail-screen';
import { renderUi } from '../../support/render';
import { manualOrder } from './purchase-fixture';

const open = (more: Partial<ManualOrder> = {}) =>
  renderUi(<ManualOrderDetailScreen order={manualOrder('1', more)} />, {
    url: '/my/purchase/manual/1',
    pathname: '/my/purchase/manual/[id]',
  });
const steps = () =>
  within(screen.getByRole('complementary', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent?.split(/[ ,]/)[0], step.getAttribute('aria-current')]);
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('a price request', () => {
  it('says all that was asked for', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'A lamp' })).toBeVisible();
    expect(factOf('Colour, size, model')).toHaveTextContent('Brass');
    expect(factOf('How many?')).toHaveTextContent('2');
    expect(factOf('Price you saw, in yuan')).toHaveTextContent('¥12.50');
    expect(factOf('Anything else we should know')).toHaveTextContent('No box');
    const link = screen.getByRole('link', { name: 'Open the link (shop.example)' });
    expect(link).toHaveAttribute('href', 'https://shop.example/lamp');
    // the page behind it is a stranger's
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('says what that comes to, also in the money of the shop', () => {
    open();
    expect(factOf('In all, without fees')).toHaveTextContent('¥25.00');
    expect(factOf('In all, without fees')).toHaveTextContent(/about ₫[\d,]+$/);
  });

  it('leaves out what was not said', () => {
    open({ options: '', remark: '' });
    expect(screen.queryByText('Colour, size, model')).toBeNull();
    expect(screen.queryByText('Anything else we should know')).toBeNull();
  });

  it.each([
    ['AWAITING_QUOTE', ['Sent', null], ['We', 'step'], ['You', null], ['You', null]],
    ['QUOTED', ['Sent', null], ['We', null], ['You', 'step'], ['You', null]],
    ['CLOSED', ['Sent', null], ['Closed', 'step']],
  ] as const)('that is %s shows the step at which it stands', (status, ...expected) => {
    open({ status });
    expect(steps()).toEqual(expected);
  });
});
