import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { DeskParcel } from '../../../src/contract/parcel-desk';
import { parcelDeskEndpoints } from '../../../src/contract/parcel.desk.endpoints';
import type { ScanAnswer } from '../../../src/contract/scan';
import { warehouseDeskEndpoints } from '../../../src/contract/warehouse.desk.endpoints';
import { BenchScreen } from '../../../src/desks/warehouse/bench-screen';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { staffSelf } from '../settings/staff-self';

vi.mock('../../../src/client/upload', () => ({ uploadPicture: () => Promise.resolve('/p.jpg') }));

const ANSWER: ScanAnswer = {
  ...{ scanId: '1', undid: null, code: '!PASS', recognised: 'COMMAND', say: 'INSPECTED', next: {} },
  ...{ parcel: null, canUndo: true, doneToday: 1 },
};
const PARCEL: DeskParcel = {
  ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'RECEIVED', movedAt: '2030-01-01T10:00:00Z', version: 3 },
  ...{ warehouseId: 'gz', warehouseName: 'Guangzhou', location: '', grams: null, source: null, owner: null },
  ...{ numbers: [], lengthMm: null, widthMm: null, heightMm: null, goodsKinds: [], labelText: '', remark: '' },
  ...{ receivedAt: null, stockedInAt: null, freeUntil: null, expiresAt: null, items: [], photos: [], services: [] },
  ...{ transitOrderId: null, next: 'INSPECT', decideBefore: null, proposals: [], giving: null, timeline: [] },
  ...{ disposeAfter: null, canDispose: false, disposals: [], doubts: [], claims: [] },
};

function scan(code: string) {
  const field = screen.getByRole('textbox', { name: /^Scan a/ });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.keyDown(field, { key: 'Enter' });
}
/** Draws it, and waits until it listens. */
async function openBench(mode: 'RECEIVE' | 'INSPECT') {
  const right = mode === 'RECEIVE' ? 'warehouse.receive' : 'warehouse.inspect';
  const drawn = renderUi(
    <StaffContext value={staffSelf([right])}>
      <BenchScreen asked={{ mode, warehouseId: 'gz', bench: '1' }} warehouses={[{ id: 'gz', name: 'Guangzhou' }]} />
    </StaffContext>,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  return drawn;
}
const isPrimary = (name: string) => screen.getByRole('button', { name }).dataset.variant !== 'default';

it('a bench that receives counts what it has of what is at the door today', async () => {
  mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
    const { code, scanId } = body as { code: string; scanId: string };
    return { ...ANSWER, scanId, code, say: 'RECEIVED' as const, doneToday: 12, stillToday: code === 'SF1' ? 18 : 0 };
  });
  await openBench('RECEIVE');
  scan('SF1');
  expect((await screen.findByText(/received today/)).textContent).toBe('12 of 30 received today');
  scan('SF2');
  await waitFor(() => expect(screen.getByText(/received today/).textContent).toBe('12 received today'));
});

describe('a bench that inspects', () => {
  it('offers the next parcel once one is judged, and to judge that one then', async () => {
    const sent = mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      const say = code === '!NEXT' ? ('CLEARED' as const) : ('INSPECTED' as const);
      return { ...ANSWER, scanId, code, say };
    });
    const { user } = renderUi(
      <StaffContext value={staffSelf(['warehouse.inspect'])}>
        <BenchScreen
          asked={{ mode: 'INSPECT', warehouseId: 'gz', bench: '1' }}
          warehouses={[{ id: 'gz', name: 'Guangzhou' }]}
        />
      </StaffContext>,
    );
    // what was begun before the field was there is not heard
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isPrimary('Pass')).toBe(true);
    expect(isPrimary('Put aside')).toBe(false);
    scan('!PASS');
    expect(await screen.findByRole('button', { name: 'Next parcel' })).toBeVisible();
    expect(isPrimary('Next parcel')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next parcel' }));
    expect(await screen.findByRole('button', { name: 'Pass' })).toBeVisible();
    expect(sent.map(({ body }) => (body as { code: string }).code)).toEqual(['!PASS', '!NEXT']);
  });

  it('offers to fail what a fault was named of, and then says who has it, and its size', async () => {
    const lying = {
      ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'RECEIVED' as const, owner: 'Ada', code: '', location: '' },
      ...{ grams: 900, number: '', remark: '', goodsKinds: [], items: [], step: 'INSPECT' as const },
    };
    mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      if (code !== '!FAIL')
        return {
          ...ANSWER,
          scanId,
          code,
          say: 'NOTED' as const,
          parcel: lying,
          next: { parcelId: 'p1', reason: 'DAMAGED' as const },
        };
      const failed = { ...lying, status: 'INSPECTED' as const, sides: [300, 200, 100] as [number, number, number] };
      return { ...ANSWER, scanId, code, say: 'FAILED' as const, parcel: { ...failed, step: 'WAIT' as const } };
    });
    const { user } = await openBench('INSPECT');
    scan('!R-DAMAGED');
    await waitFor(() => expect(isPrimary('Fail')).toBe(true));
    expect(isPrimary('Pass')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect(await screen.findByText('Shopper decides')).toBeVisible();
    expect(screen.queryByText('To shelve')).toBeNull();
    expect(screen.getByText(/300 × 200 × 100/)).toBeVisible();
  });

  it('says a refusal without a dialog, keeps it to be solved, and goes on to hear codes', async () => {
    mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      return { ...ANSWER, scanId, code, say: 'NOT_NOW' as const, recognised: 'NUMBER' as const };
    });
    await openBench('INSPECT');
    scan('SF1000000000001');
    expect(await screen.findByText(/To solve/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: /Scan a parcel/ })).toHaveFocus();
  });

  it('judges nothing while it shows a parcel that does not lie there to be judged', async () => {
    const parcel = {
      ...{ id: 'p1', parcelNo: 'PC300101AAAAAAAA', status: 'STOCKED_IN' as const, owner: '', code: '', location: '' },
      ...{ grams: null, number: '', remark: '', goodsKinds: [], items: [] },
    };
    mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      const lies = { ...ANSWER, scanId, code, recognised: 'NUMBER' as const, parcel };
      return code === 'SF1000000000001'
        ? { ...lies, say: 'NOT_NOW' as const, next: { parcelId: 'p0' } }
        : { ...lies, say: 'PARCEL' as const, next: { parcelId: 'p1' } };
    });
    await openBench('INSPECT');
    scan('SF1000000000001');
    expect(await screen.findByText(/Nothing to judge here now/)).toBeVisible();
    for (const name of ['Pass', 'Fail']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^Nothing to judge here now/);
    }
    scan('SF1000000000002');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pass' })).toBeEnabled());
    expect(screen.queryByText(/Nothing to judge here now/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Pass' })).not.toHaveAccessibleDescription();
  });

  it('counts the pictures of the parcel that lies there, and none of them for the next one', async () => {
    mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      return { ...ANSWER, scanId, code, say: 'PARCEL' as const, next: { parcelId: code } };
    });
    mockEndpoint(parcelDeskEndpoints.addPhotos, PARCEL);
    const { user } = await openBench('INSPECT');
    scan('P-ONE');
    const picture = new File(['x'], 'p.jpg', { type: 'image/jpeg' });
    await user.upload(await screen.findByLabelText('Choose pictures'), picture);
    expect(await screen.findByText('1 picture kept')).toBeVisible();
    scan('P-TWO');
    await waitFor(() => expect(screen.queryByText('1 picture kept')).toBeNull());
  });

  it('turns the camera on by the code for a picture, and says where there is none', async () => {
    const sent = mockEndpoint(warehouseDeskEndpoints.scan, ({ body }) => {
      const { code, scanId } = body as { code: string; scanId: string };
      return { ...ANSWER, scanId, code, say: 'PARCEL' as const, next: { parcelId: code } };
    });
    await openBench('INSPECT');
    scan('P-ONE');
    await screen.findByLabelText('Choose pictures');
    scan('!PHOTO');
    expect(
      await screen.findByText('There is no camera, or this page may not use it. Pictures can be chosen.'),
    ).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
