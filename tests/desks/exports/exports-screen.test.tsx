import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Export, Exports } from '../../../src/contract/export';
import { exportDeskEndpoints } from '../../../src/contract/export.desk.endpoints';
import { ExportsScreen } from '../../../src/desks/exports/exports-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const DONE: Export = {
  id: 'e1',
  kind: 'ORDERS',
  from: '2026-11-01',
  until: null,
  state: 'DONE',
  lines: 12_000,
  expected: 12_000,
  bytes: 900_000,
  parts: 2,
  askedBy: 'Lan',
  askedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-21T08:00:00Z',
};
const KINDS: Exports['kinds'] = [
  { name: 'ORDERS', columns: ['orderNo', 'total'] },
  { name: 'CUSTOMERS', columns: ['email'] },
];
const open = (items: Export[] = [], kinds = KINDS) =>
  renderUi(<ExportsScreen read={{ items, kinds }} />, { url: '/operator/exports' });
afterEach(() => vi.restoreAllMocks());

it('is asked for by its days, and followed until it is ready', async () => {
  const sent = mockEndpoint(exportDeskEndpoints.start, { ...DONE, state: 'WORKING' });
  mockEndpoint(exportDeskEndpoints.list, { items: [{ ...DONE, state: 'WORKING', lines: 3000 }], kinds: KINDS });
  const { user } = open();
  expect(screen.getByText('Nothing was exported in the last day')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Table' }), 'Customers');
  await fillIn(user, screen.getByLabelText('From'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Write the table' }));
  expect(await screen.findByText('3000 of about 12000 lines')).toBeVisible();
  expect(sent[0]?.body).toEqual({ kind: 'CUSTOMERS', from: '2026-11-01' });
  mockEndpoint(exportDeskEndpoints.list, { items: [DONE], kinds: KINDS });
  expect(await screen.findByRole('button', { name: /^Download Orders/ }, { timeout: 4000 })).toBeVisible();
});

it('is fetched piece by piece, as one file', async () => {
  const parts = mockEndpoint(exportDeskEndpoints.part, { text: 'a line' });
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => (saved.push(file as Blob), 'blob:one');
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open([DONE]);
  await user.click(screen.getByRole('button', { name: /^Download Orders/ }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(parts).toHaveLength(2);
  expect(saved[0]?.size).toBe(12);
});

it('that is gone says so, and one is thrown away by a button of its own', async () => {
  mockEndpoint(exportDeskEndpoints.part, problem('NOT_FOUND'));
  mockEndpoint(exportDeskEndpoints.remove, { items: [], kinds: KINDS });
  const { user } = open([DONE]);
  await user.click(screen.getByRole('button', { name: /^Download Orders/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is gone');
  await user.click(screen.getByRole('button', { name: /^Throw away Orders/ }));
  expect(await screen.findByText('Nothing was exported in the last day')).toBeVisible();
});

it('says where nobody may take anything out', () => {
  open([], []);
  expect(screen.getByText('None of your roles may export tables.')).toBeVisible();
});
