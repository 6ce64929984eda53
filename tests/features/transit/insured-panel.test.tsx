import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Payment } from '../../../src/contract/payment';
import { refundEndpoints } from '../../../src/contract/refund.endpoints';
import type { UploadToken } from '../../../src/contract/upload';
import { uploadEndpoints } from '../../../src/contract/upload.endpoints';
import { InsuredPanel } from '../../../src/features/transit/insured-panel';
import { mockEndpoint, mockServer } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { testTenant } from '../../support/test-shell';
import { paymentOf } from '../purchase/purchase-fixture';
import { refund } from '../refund/refund-fixture';
import { transitOrder, usd } from './transit-fixture';

const token: UploadToken = {
  ...{ key: 'a.png', policy: 'cA', accessKeyId: '', signature: '', fields: {} },
  ...{ bucketHost: 'https://bucket.test/', cdnUrl: 'https://cdn.test/a.png' },
};
const insuredValue = usd(4200);
const paidBy = (status: Payment['status']) => ({
  insuredValue,
  payments: [paymentOf('paid', { kind: 'TRANSIT', status })],
});

describe('the insurance of a shipment', () => {
  it.each([
    ['is not insured', transitOrder('DELIVERED')],
    [
      'is insured for so little that nothing is covered',
      transitOrder('DELIVERED', { ...paidBy('PAID'), canClaim: false }),
    ],
    ['is lost, which has a panel of its own', transitOrder('LOST', paidBy('PAID'))],
    ['is still on its way', transitOrder('SHIPPED', paidBy('PAID'))],
    ['was paid with test money, which is gone', transitOrder('DELIVERED', paidBy('REFUNDED'))],
  ])('is not claimed on where it %s', (_, order) => {
    renderUi(<InsuredPanel order={order} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Insurance' })).toBeNull();
  });

  it('is not claimed on at a shop that keeps no balance to pay to', () => {
    const tenantPreference = { ...testTenant.tenantPreference, supportBalancePay: false };
    const shell = { tenant: { ...testTenant, tenantPreference } };
    renderUi(<InsuredPanel order={transitOrder('DELIVERED', paidBy('PAID'))} />, { shell });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is claimed on with what is missing, for a shipment that did not arrive whole', async () => {
    const sent = mockEndpoint(refundEndpoints.ask, refund({}));
    const { user } = renderUi(<InsuredPanel order={transitOrder('DELIVERED', paidBy('PAID'))} />);
    await user.click(screen.getByRole('button', { name: 'Claim on the insurance' }));
    mockEndpoint(uploadEndpoints.getToken, token);
    mockServer.use(http.post(token.bucketHost, () => new HttpResponse(null, { status: 204 })));
    await user.type(await screen.findByLabelText(/What is missing/), 'Half of it');
    const pictures = screen.getByLabelText(/Pictures/);
    expect(pictures).toBeRequired();
    await user.upload(pictures, new File(['x'], 'a.png', { type: 'image/png' }));
    // jsdom holds a file that was given so for none
    fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ reason: 'Half of it', photos: [token.cdnUrl] });
    expect(sent[0]?.body).toHaveProperty('transitOrderId');
  });

  it.each([
    ['REQUESTED', 'Your claim is with us'],
    ['REFUNDED', 'The money is on your balance'],
  ] as const)('shows how its claim stands and offers no other: %s', (status, words) => {
    const claim = { refundNo: 'RF-1', status, amount: insuredValue, dueAt: null, note: '' };
    renderUi(<InsuredPanel order={transitOrder('DELIVERED', { ...paidBy('PAID'), claim, canClaim: false })} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim RF-1' })).toHaveAttribute('href', '/my/refunds');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says until when it could be claimed on, once that is over', () => {
    const over = { claimBefore: '2026-11-20T08:00:00.000Z', canClaim: false };
    renderUi(<InsuredPanel order={transitOrder('DELIVERED', { ...paidBy('PAID'), ...over })} />);
    expect(screen.getByText('It could be claimed on until Nov 20, 2026.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
