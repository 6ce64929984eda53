import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import type { StatementLine, StatementRecord } from '../../../src/contract/statement-desk';
import { statementDeskEndpoints as desk } from '../../../src/contract/statement.desk.endpoints';
import type { Permission } from '../../../src/contract/staff-roles';
import { ofCamt } from '../../../src/desks/money/statement-file';
import { ReadStatementScreen } from '../../../src/desks/money/read-statement-screen';
import { StatementRecordScreen } from '../../../src/desks/money/statement-record-screen';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const at = '2030-01-02T12:00:00Z';
const line: StatementLine = {
  ...{ id: 'l1', version: 1, extId: 'T-1', at, kind: 'CHARGE', gross: usd(6100), fee: usd(0), net: usd(6100) },
  ...{ text: 'ADA GREY', state: 'SUGGESTED', match: { kind: 'DEPOSIT', no: 'DP1', way: 'PAYER' }, reason: '' },
};
const statement: StatementRecord = {
  ...{ id: 's1', source: 'BANK', fileName: 'november.csv', from: at, to: at, readAt: at, staffName: 'Ben' },
  counts: { MATCHED: 4, SUGGESTED: 1, UNMATCHED: 0, IGNORED: 0 },
  ...{ lines: [line], next: null, ours: [{ id: 'w1', kind: 'WITHDRAWAL', no: 'WD7', at, amount: usd(-500) }] },
};
const open = (permissions: Permission[], first = line) =>
  renderUi(
    <StaffContext value={staffSelf(['money.read', ...permissions])}>
      <StatementRecordScreen statement={{ ...statement, lines: [first] }} view="open" />
    </StaffContext>,
    { url: '/operator/money/statements/s1' },
  );

describe('a statement', () => {
  it('shows theirs beside ours, and takes a suggestion by one click', async () => {
    const sent = mockEndpoint(desk.decide, { ...line, version: 2, state: 'MATCHED' });
    open(['money.reconcile']);
    expect(within(screen.getByRole('region', { name: 'Ours without theirs' })).getByText('WD7')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'It is DP1' }));
    expect(await screen.findByRole('button', { name: 'Open it again' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ version: 1, decision: 'ACCEPT' });
  });

  it('asks before a reason is lost, and not once the line is answered or opened again', async () => {
    const unmatched: StatementLine = { ...line, state: 'UNMATCHED', match: null };
    mockEndpoint(desk.decide, ({ body }) => {
      const isOver = (body as { decision: string }).decision === 'IGNORE';
      return isOver
        ? { ...unmatched, version: 2, state: 'IGNORED' as const, reason: 'Fees' }
        : { ...unmatched, version: 3 };
    });
    open(['money.reconcile'], unmatched);
    const unsaved = () => useUnsaved.getState().forms.length;
    await userEvent.type(screen.getByRole('textbox', { name: 'Our number, or a reason' }), 'Fees');
    expect(unsaved()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Ignore it for this reason' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open it again' }));
    expect(await screen.findByRole('textbox', { name: 'Our number, or a reason' })).toHaveValue('');
    expect(unsaved()).toBe(0);
  });

  it('marks a number that is nothing of ours, until another is typed', async () => {
    mockEndpoint(desk.decide, problem('INVALID', { errors: [{ path: 'no', code: 'unknown' }] }));
    open(['money.reconcile'], { ...line, state: 'UNMATCHED', match: null });
    const field = screen.getByRole('textbox', { name: 'Our number, or a reason' });
    await userEvent.type(field, 'XX9');
    await userEvent.click(screen.getByRole('button', { name: 'It is this number' }));
    expect(await screen.findByText('Nothing of ours has this number.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(field, '8');
    expect(field).toBeValid();
  });

  it('counts what was decided where it is now', async () => {
    mockEndpoint(desk.decide, { ...line, version: 2, state: 'MATCHED' });
    open(['money.reconcile']);
    const tabs = () => screen.getByRole('navigation', { name: 'Views' }).textContent;
    expect(tabs()).toMatch(/Open ?1/);
    await userEvent.click(screen.getByRole('button', { name: 'It is DP1' }));
    await screen.findByRole('button', { name: 'Open it again' });
    expect(tabs()).not.toMatch(/Open ?1/);
    expect(tabs()).toMatch(/Known ?5/);
  });

  it('is only looked at by who may not reconcile', () => {
    open([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a file', () => {
  it('is tried out before it is read, by the columns that its titles name', async () => {
    const mapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };
    mockEndpoint(desk.look, { titles: ['date', 'amount'], samples: [['2030-01-02', '5']], mapping });
    const counts = { MATCHED: 1, SUGGESTED: 0, UNMATCHED: 0 };
    const tried = mockEndpoint(desk.preview, { lines: 1, known: 0, counts, came: usd(500), went: usd(0), bad: [] });
    renderUi(<ReadStatementScreen />, { url: '/operator/money/read-statement' });
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('there is no field for a file');
    const content = 'date,amount\n2030-01-02,5';
    // the browser of the test has files without words
    const file = Object.assign(new File([content], 'bank.csv'), { text: () => Promise.resolve(content) });
    await userEvent.upload(field, file);
    expect(await screen.findByLabelText('Sum with its sign')).toHaveValue('1');
    expect(screen.queryByRole('button', { name: 'Read 1 lines' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'See what it comes to' }));
    expect(await screen.findByRole('button', { name: 'Read 1 lines' })).toBeVisible();
    expect(tried[0]?.body).toMatchObject({ source: 'BANK', fileName: 'bank.csv', mapping });
  });

  it('of an account report is made into lines', () => {
    const entry = `<Ntry><Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2030-01-02</Dt></BookgDt>
      <AcctSvcrRef>B1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>Rent, May</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">${entry}</Document>`;
    expect(ofCamt(text).split('\n')).toEqual([
      'date,amount,reference,payer,text',
      '2030-01-02,-12.50,B1,Ada,"Rent, May"',
    ]);
  });
});
