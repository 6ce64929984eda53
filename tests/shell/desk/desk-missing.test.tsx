import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitingDeskEndpoints } from '../../../src/contract/waiting.desk.endpoints';
import { DeskMissing } from '../../../src/shell/desk/desk-missing';
import { staffSelf } from '../../desks/settings/staff-self';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

beforeEach(() => void mockEndpoint(waitingDeskEndpoints.count, { buying: 0, manualOrders: 0 }));
const open = (path: string) => renderUi(<DeskMissing self={staffSelf(['purchase.read'])} path={path} />, { url: path });

describe('an address below the desks where nothing is', () => {
  it('says that there is no such record, in the frame of the desks, and leads back to its queue', () => {
    open('/operator/buying/zzz');
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such record' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Buying' })).toHaveAttribute('href', '/operator/buying');
    expect(screen.getByRole('navigation', { name: 'Desks' })).toBeVisible();
  });

  it.each(['/operator/nothing', '/operator/money/refunds/zzz'])('leads to the start from %s', (path) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Start' })).toHaveAttribute('href', '/operator');
  });
});
