import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../../src/client/call';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import type { Waiting } from '../../../src/contract/waiting-desk';
import { waitingDeskEndpoints } from '../../../src/contract/waiting.desk.endpoints';
import { DeskFrame } from '../../../src/shell/desk/desk-frame';
import { staffSelf } from '../../desks/settings/staff-self';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const open = (known?: Waiting) =>
  renderUi(
    <DeskFrame self={staffSelf(['purchase.read'])} waiting={known}>
      <h1>The desk</h1>
    </DeskFrame>,
    { url: '/operator' },
  );
const desks = () =>
  within(screen.getByRole('navigation', { name: 'Desks' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('what waits, in the frame of the desks', () => {
  it('is asked for once, told by the bell and the navigation, and leads there', async () => {
    const asked = mockEndpoint(waitingDeskEndpoints.count, { buying: 0, manualOrders: 3 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'What waits: 3' }));
    expect(screen.getByRole('link', { name: 'Price requests 3' })).toHaveAttribute('href', '/operator/manual-orders');
    expect(desks()).toContain('Price requests3');
    expect(asked).toHaveLength(1);
  });

  it('is not asked for where the page was loaded with it', async () => {
    const asked = mockEndpoint(waitingDeskEndpoints.count, { manualOrders: 3 });
    open({ buying: 2, manualOrders: 5 });
    expect(screen.getByRole('button', { name: 'What waits: 7' })).toBeVisible();
    expect(desks()).toContain('Price requests5');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
  });

  it('is told of no desk that could not be counted', async () => {
    mockEndpoint(waitingDeskEndpoints.count, { manualOrders: 3 });
    open();
    await expect.poll(desks).toContain('Price requests3');
    expect(desks()).toContain('Buying');
  });

  it('takes nothing of the frame away where it cannot be told', async () => {
    const asked = mockEndpoint(waitingDeskEndpoints.count, () => problem('INTERNAL'));
    open();
    await expect.poll(() => asked.length).toBe(1);
    expect(screen.getByRole('heading', { name: 'The desk' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'What waits: 0' })).toBeVisible();
    expect(desks()).toContain('Buying');
  });

  it('is counted anew as soon as this person has done something, and not for what they only read', async () => {
    let waits = 3;
    const asked = mockEndpoint(waitingDeskEndpoints.count, () => ({ manualOrders: waits }));
    mockEndpoint(operatorDeskEndpoints.dismissNotice, {});
    open({ manualOrders: 3 });
    await call('GET /operator/waiting', {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toHaveLength(1);
    waits = 2;
    await call('POST /operator/notices/{id}/dismiss', { params: { id: 'n1' } });
    await expect.poll(desks).toContain('Price requests2');
  });
});
