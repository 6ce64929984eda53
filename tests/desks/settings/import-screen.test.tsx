import { screen, waitFor, within } from '@testing-library/react';
import writeWorkbook from 'write-excel-file/node';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { csvOf } from '../../../src/contract/csv-text';
import { lineDeskEndpoints } from '../../../src/contract/line.desk.endpoints';
import { tableOf } from '../../../src/contract/line-table';
import { ImportScreen } from '../../../src/desks/settings/lines/import-screen';
import { readFile } from '../../../src/desks/settings/lines/read-file';
import { isBearableZip } from '../../../src/desks/settings/lines/zip-weight';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { termsOf } from '../../support/shop-offers';
import { staffSelf } from './staff-self';

const AIR = { name: 'AU-AIR', title: { en: 'Air, “fast”\nand far' }, terms: termsOf() };
const workbookOf = async (rows: string[][]): Promise<ArrayBuffer> => {
  const made = await writeWorkbook(rows.map((row) => row.map((value) => ({ type: String, value })))).toBuffer();
  return new Uint8Array(made).buffer;
};
const fileOf = (content: ArrayBuffer | string, name: string) => {
  const file = new File([content], name);
  // what the browser of the tests has not
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content).buffer : content;
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes) });
};

const nodesOf = (tree: object, under = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) => [
    `${under}${key}`,
    ...(typeof value === 'object' && value !== null ? nodesOf(value, `${under}${key}.`) : []),
  ]);

describe('a file of prices', () => {
  it.each(['csv', 'xlsx'])('is read as it was taken out: %s', async (kind) => {
    const rows = tableOf([AIR]);
    const content = kind === 'csv' ? csvOf(rows) : await workbookOf(rows);
    const read = await readFile(fileOf(content, `lines.${kind}`));
    const bare = (row: string[]) => row.map((cell) => cell.replace('\uFEFF', ''));
    expect('rows' in read && read.rows.map(bare)).toEqual(rows);
  });

  it('is refused where it is too large, holds too many rows, none, or no table at all', async () => {
    const many = `line\n${'x\n'.repeat(5001)}`;
    expect(await readFile(fileOf('x'.repeat(1_500_001), 'a.csv'))).toEqual({ refusal: 'tooLarge' });
    expect(await readFile(fileOf(many, 'a.csv'))).toEqual({ refusal: 'tooMany' });
    expect(await readFile(fileOf('line,title\n', 'a.csv'))).toEqual({ refusal: 'empty' });
    expect(await readFile(fileOf('no workbook', 'a.xlsx'))).toEqual({ refusal: 'unreadable' });
  });

  it('is refused where it says that it unpacks to more than a table', async () => {
    const bytes = await workbookOf(tableOf([AIR]));
    expect(isBearableZip(bytes)).toBe(true);
    const view = new DataView(bytes);
    const entry = [...Array(view.byteLength - 4).keys()].find((at) => view.getUint32(at, true) === 0x02014b50) ?? 0;
    view.setUint32(entry + 24, 2_000_000_000, true);
    expect(isBearableZip(bytes)).toBe(false);
    expect(await readFile(fileOf(bytes, 'a.xlsx'))).toEqual({ refusal: 'unreadable' });
  });
});

describe('a table that is brought in', () => {
  const heads = 'Line,First weight (kg),First price,Next kg,Next fee';
  const open = () =>
    renderUi(
      <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
        <ImportScreen />
      </StaffContext>,
      { url: '/operator/settings/lines/import' },
    );
  const choose = async (user: ReturnType<typeof open>['user'], text: string) => {
    const input = document.querySelector('input[type="file"]');
    await user.upload(input as HTMLInputElement, fileOf(text, 'prices.csv'));
    await user.click(await screen.findByRole('button', { name: 'Look at it' }));
  };
  const checked = { name: 'AU-AIR', outcome: 'CHANGED' as const, version: 'version-1', errors: [], changes: [{ path: 'price.firstFee', before: '5000', after: '9299' }, { path: 'warehouses', before: '["Guangzhou","Yiwu"]', after: '[]' }] }; // prettier-ignore

  it('tells errors at the row, what was rounded and what is otherwise, and is applied from a day on', async () => {
    mockEndpoint(lineDeskEndpoints.lineTable, { lines: [AIR] });
    mockEndpoint(lineDeskEndpoints.importShape, { plan: null });
    const looked = mockEndpoint(lineDeskEndpoints.checkLines, { lines: [checked] });
    const applied = mockEndpoint(lineDeskEndpoints.importLines, { published: ['AU-AIR'] });
    const { user, router } = open();
    await choose(user, `${heads}\nAU-AIR,0.5,92.985,0.5,38\nODD,0.5,free,0.5,38\n`);
    expect(await screen.findByText('0 new · 1 changed · 0 the same · 1 refused')).toBeVisible();
    expect(screen.getByText(/Row 3, ODD: First weight costs: is not a number/)).toBeVisible();
    expect(screen.getByText('1 sum was rounded')).toBeVisible();
    expect(screen.getByText('¥50.00').closest('li')).toHaveTextContent('First weight costs: ¥50.00 ¥92.99');
    expect(screen.getByText('Guangzhou, Yiwu').closest('li')).toHaveTextContent(': Guangzhou, Yiwu –');
    expect(looked[0]?.body).toMatchObject({ lines: [{ name: 'AU-AIR', terms: { price: { mode: 'continued', firstGrams: 500, firstFee: 9299 } } }] }); // prettier-ignore
    await fillIn(user, screen.getByRole('textbox', { name: 'Why' }), 'Spring');
    await user.click(screen.getByRole('button', { name: 'Apply to 1 line' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Apply to 1 line' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operator/settings/lines'));
    expect(await screen.findByText(/^1 line holds from .+ on\.$/)).toBeVisible();
    expect(applied[0]?.body).toMatchObject({
      ...{ lines: [{ name: 'AU-AIR', version: 'version-1', title: AIR.title }], note: 'Spring' },
      shape: { plan: { weights: 'kg', at: { line: 0, first: 1, firstPrice: 2, next: 3, nextPrice: 4 } } },
    });
  });

  it('is looked at as soon as it is there, also where one was taken out or looked at a moment ago', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    Object.assign(URL, { createObjectURL: () => 'blob:lines', revokeObjectURL: () => undefined });
    const tables = mockEndpoint(lineDeskEndpoints.lineTable, { lines: [AIR] });
    mockEndpoint(lineDeskEndpoints.importShape, { plan: null });
    const looked = mockEndpoint(lineDeskEndpoints.checkLines, { lines: [checked] });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(tables).toHaveLength(1));
    for (const times of [1, 2]) {
      await choose(user, `${heads}\nAU-AIR,0.5,95,0.5,38\n`);
      expect(await screen.findByText(/0 new · 1 changed/)).toBeVisible();
      expect(looked).toHaveLength(times);
    }
  });

  it('names whatever is wrong in words, also where a part is wrong as a whole', async () => {
    mockEndpoint(lineDeskEndpoints.lineTable, { lines: [AIR] });
    mockEndpoint(lineDeskEndpoints.importShape, { plan: null });
    // all that may stand at fault: every node of the terms themselves, and of what they may hold besides
    const rich = { ...termsOf(), measure: {}, insurance: {}, tariff: {}, surcharges: [{ charge: { fee: 1 }, when: [] }], services: [{ charge: {} }], refusals: [{ when: [] }], surchargeGroups: [{ code: '' }] }; // prettier-ignore
    const paths = ['title', ...nodesOf(rich)];
    const errors = paths.map((path) => ({ path, code: 'too_small' }));
    mockEndpoint(lineDeskEndpoints.checkLines, { lines: [{ ...checked, outcome: 'REFUSED', errors, changes: [] }] });
    const { user } = open();
    await choose(user, `${heads}\nAU-AIR,0.5,95,0.5,38\n`);
    const told = (await screen.findAllByText(/: is too small$/)).map((each) => each.textContent);
    expect(told).toHaveLength(paths.length);
    expect(told).toContain('Where it goes, and what it takes: is too small');
    expect(told).toContain('Can be insured: is too small');
    for (const one of told) expect(one).not.toMatch(/lines\.|returned an object|^: /);
  });

  it('is looked at again where somebody was faster', async () => {
    mockEndpoint(lineDeskEndpoints.lineTable, { lines: [AIR] });
    mockEndpoint(lineDeskEndpoints.importShape, { plan: null });
    mockEndpoint(lineDeskEndpoints.checkLines, { lines: [checked] });
    mockEndpoint(lineDeskEndpoints.importLines, problem('STATE_CONFLICT', { data: { stale: ['AU-AIR'] } }));
    const { user } = open();
    await choose(user, `${heads}\nAU-AIR,0.5,95,0.5,38\n`);
    await user.click(await screen.findByRole('button', { name: 'Apply to 1 line' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Apply to 1 line' }));
    expect(await screen.findByText(/Lines were changed meanwhile/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply to 1 line' })).toBeNull();
  });
});
