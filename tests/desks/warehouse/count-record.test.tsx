import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskCount } from '../../../src/contract/shelf-count';
import { shelfCountDeskEndpoints } from '../../../src/contract/shelf-count.desk.endpoints';
import { CountRecord } from '../../../src/desks/warehouse/count-record';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const COUNT: DeskCount = {
  ...{ id: 'c1', warehouseId: 'gz', location: 'A01-03-2', state: 'DIFFERS', countedName: 'Mei' },
  ...{ startedAt: '2030-01-01T10:00:00Z', seen: 3, missing: 1, unexpected: 1, version: 2 },
  ...{ closedName: null, closedAt: null, reason: '', canClose: true },
  lines: [
    { parcelId: 'p1', parcelNo: 'PC300101AAAAAAAA', kind: 'MISSING', stood: 'A01-03-2', location: 'A01-03-2' },
    { parcelId: 'p2', parcelNo: 'PC300101BBBBBBBB', kind: 'UNEXPECTED', stood: 'B02-01', location: 'B02-01' },
  ],
};
const draw = (count: DeskCount = COUNT) => {
  mockEndpoint(shelfCountDeskEndpoints.get, count);
  return renderUi(<CountRecord id="c1" />);
};

describe('a count that differs', () => {
  it('says what is missing and what is a stray, and is corrected by the person who looked', async () => {
    const closed: DeskCount = { ...COUNT, state: 'CORRECTED', canClose: false, closedName: 'Ben', version: 3 };
    const sent = mockEndpoint(shelfCountDeskEndpoints.close, closed);
    const { user } = draw();
    expect(await screen.findByText('PC300101AAAAAAAA')).toBeVisible();
    expect(screen.getByText(/recorded at B02-01/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What you found' }), 'Fell behind');
    await user.click(screen.getByRole('button', { name: 'Write down what was seen' }));
    await waitFor(() => expect(screen.getByText('Corrected')).toBeVisible());
    expect(sent[0]?.body).toEqual({ version: 2, decision: 'CORRECT', reason: 'Fell behind' });
    expect(screen.queryByRole('button', { name: 'Discard the count' })).toBeNull();
  });

  it('is left to somebody else by whoever counted', async () => {
    draw({ ...COUNT, canClose: false });
    expect(await screen.findByText('Somebody other than whoever counted closes this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write down what was seen' })).toBeNull();
  });

  it('is shown as it is now where another was quicker', async () => {
    mockEndpoint(shelfCountDeskEndpoints.close, problem('STATE_CONFLICT', { detail: 'It moved on' }));
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Discard the count' }));
    expect(await screen.findByText('It moved on')).toBeVisible();
  });
});
