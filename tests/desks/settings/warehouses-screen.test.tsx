import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useUnsaved } from '../../../src/client/unsaved.store';
import { StaffContext } from '../../../src/client/use-staff';
import type { BoxesSettings, Section } from '../../../src/contract/settings-desk';
import { settingsDeskEndpoints } from '../../../src/contract/settings.desk.endpoints';
import type { Site, SiteYear } from '../../../src/contract/warehouse-settings';
import { warehouseSettingsDeskEndpoints as calls } from '../../../src/contract/warehouse-settings.desk.endpoints';
import { USUAL_WEEK } from '../../../src/contract/working-time';
import { WarehousesScreen } from '../../../src/desks/settings/warehouses-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { PIER } from '../../support/stations';
import { staffSelf } from './staff-self';

const SITE: Site = {
  id: 'gz',
  version: 'version-1',
  values: {
    name: { en: 'Guangzhou' },
    region: 'CHINA',
    address: '广州市白云区石井街道1号',
    receiver: 'SHOP',
    phone: '020-555',
    postcode: '510000',
    hours: {},
    addressWords: {},
    week: USUAL_WEEK,
    shelves: [],
    isOpen: true,
  },
  last: null,
};
const BOXES: Section<BoxesSettings> = { version: 'version-1', values: { packingBoxes: [], stations: [] }, last: null };
const YEAR: SiteYear = { version: 'version-1', values: { days: [] }, last: null };
const open = (mayEdit = true) =>
  renderUi(
    <StaffContext value={staffSelf(mayEdit ? ['settings.read', 'settings.edit'] : ['settings.read'])}>
      <WarehousesScreen sites={[SITE]} boxes={BOXES} />
    </StaffContext>,
    { url: '/operator/settings/warehouses' },
  );
const saves = () => screen.getAllByRole('button', { name: 'Save' });

describe('a warehouse', () => {
  it('is given shelves, whose labels are there to print', async () => {
    const sent = mockEndpoint(calls.set, SITE);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'More shelves' }));
    expect(screen.getByText('A01-01 … A10-04')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Labels from A01-01' })).toHaveAttribute('href', expect.stringContaining('L-A01-01%2CL-A01-02')); // prettier-ignore
    await fillIn(user, screen.getByRole('textbox', { name: 'To rack' }), '2');
    await user.click(screen.getByLabelText('Kinds of goods they take', { selector: 'input' }));
    await user.click(await screen.findByRole('option', { name: 'Liquids', hidden: true }));
    await user.click(saves()[0] as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      version: 'version-1',
      values: { shelves: [{ row: 'A', fromRack: 1, toRack: 2, levels: 4, places: 0, kinds: ['LIQUID'] }] },
    });
  });

  it('has its holidays, as spans of days, of the year that is looked at', async () => {
    mockEndpoint(calls.getYear, YEAR);
    const sent = mockEndpoint(calls.setYear, YEAR);
    const { user } = open();
    await user.click(screen.getByText('Holidays'));
    await screen.findByText('No holiday is written down for this year.');
    const year = (screen.getByRole('combobox', { name: 'Year' }) as HTMLSelectElement).value;
    await fillIn(user, screen.getByLabelText('From'), `${year}-10-01`);
    await fillIn(user, screen.getByLabelText('Until'), `${year}-10-02`);
    await fillIn(user, screen.getByRole('textbox', { name: 'Occasion' }), 'National Day');
    await user.click(screen.getByRole('button', { name: 'Add them' }));
    await user.click(saves()[1] as HTMLElement);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      year,
      version: 'version-1',
      values: { days: [1, 2].map((day) => ({ day: `${year}-10-0${String(day)}`, kind: 'OFF', note: 'National Day' })) },
    });
  });

  it('of a code that is taken is not added', async () => {
    mockEndpoint(calls.add, problem('STATE_CONFLICT', { data: SITE }));
    const { user } = open();
    await user.click(screen.getByText('Another warehouse'));
    await fillIn(user, screen.getByLabelText(/^Code/), 'gz');
    await user.click(screen.getByRole('button', { name: 'Add the warehouse' }));
    expect(await screen.findByText('There is already a warehouse with this code.')).toBeVisible();
  });

  it('is only shown to who may only read', () => {
    open(false);
    expect(screen.queryAllByRole('button', { name: 'Save' })).toEqual([]);
    expect(screen.queryByText('Another warehouse')).toBeNull();
  });
});

it('boxes are kept with what they weigh empty', async () => {
  const sent = mockEndpoint(settingsDeskEndpoints.setBoxes, BOXES);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Another box' }));
  const box = screen.getAllByRole('textbox', { name: 'Name' }).at(-1) as HTMLElement;
  await fillIn(user, box, 'Small');
  await fillIn(user, screen.getByRole('textbox', { name: 'Empty, grams' }), '95');
  await user.click(saves().at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ values: { packingBoxes: [{ name: 'Small', tareGrams: 95 }], stations: [] } });
});

it('photos that an inspection wants are kept, and no more than five', async () => {
  const errors = [{ path: 'values.inspectPhotos', code: 'too_big' }];
  const sent = mockEndpoint(settingsDeskEndpoints.setBoxes, problem('INVALID', { errors }));
  const { user } = open();
  const photos = screen.getByRole('textbox', { name: 'Photos of each parcel' });
  expect(photos).toHaveValue('0');
  await fillIn(user, photos, '6');
  await user.click(saves().at(-1) as HTMLElement);
  expect(await screen.findByText('This is too long or too large.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ values: { inspectPhotos: 6 } });
});

it('a station says what it takes, what handing out costs and for how long it keeps', async () => {
  const known = { ...BOXES, values: { packingBoxes: [], stations: [{ ...PIER, maxOrderGrams: 40_000 }] } };
  const sent = mockEndpoint(settingsDeskEndpoints.setBoxes, known);
  const { user } = renderUi(
    <StaffContext value={staffSelf(['settings.read', 'settings.edit'])}>
      <WarehousesScreen sites={[SITE]} boxes={known} />
    </StaffContext>,
    { url: '/operator/settings/warehouses' },
  );
  await user.click(screen.getByText('Pier'));
  await fillIn(user, screen.getByRole('textbox', { name: 'Heaviest box, grams' }), '20000');
  await fillIn(user, screen.getByRole('textbox', { name: 'Heaviest shipment, grams' }), '');
  await fillIn(user, screen.getByRole('textbox', { name: 'Fee for handing out' }), '6');
  await fillIn(user, screen.getByRole('textbox', { name: 'Days until it goes back' }), '10');
  await fillIn(user, screen.getByRole('textbox', { name: 'Latitude, longitude' }), '-33.86, 151.2');
  await user.click(saves().at(-1) as HTMLElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  const stations = [{ ...PIER, maxBoxGrams: 20_000, feeFen: 600, keepDays: 10, mapPoint: '-33.86, 151.2' }];
  expect(sent[0]?.body).toMatchObject({ values: { stations } });
  expect(JSON.stringify(sent[0]?.body)).not.toContain('maxOrderGrams');
}); // prettier-ignore

it('whoever leaves days of a holiday that are not in the list yet is asked first', async () => {
  mockEndpoint(calls.getYear, YEAR);
  const { user } = open();
  await user.click(screen.getByText('Holidays'));
  const from = await screen.findByLabelText('From');
  expect(useUnsaved.getState().forms).toHaveLength(0);
  fireEvent.change(from, { target: { value: `${String(new Date().getUTCFullYear())}-10-01` } });
  expect(useUnsaved.getState().forms).toHaveLength(1);
});

it('another year of holidays waits until what is typed of this one is saved or given up', async () => {
  mockEndpoint(calls.getYear, YEAR);
  const { user } = open();
  await user.click(screen.getByText('Holidays'));
  const from = await screen.findByLabelText('From');
  const years = screen.getByRole('combobox', { name: 'Year' });
  expect(years).toBeEnabled();
  fireEvent.change(from, { target: { value: `${String(new Date().getUTCFullYear())}-10-01` } });
  expect(years).toBeDisabled();
  expect(
    screen.getByText('Finish what is begun of this year first: add and save it, or empty the fields.'),
  ).toBeVisible();
  fireEvent.change(from, { target: { value: '' } });
  expect(years).toBeEnabled();
});

it('a holiday that ends before it begins is not added, and its last day says why', async () => {
  mockEndpoint(calls.getYear, { ...YEAR, values: { days: [{ day: '2030-01-01', kind: 'OFF', note: '' }] } });
  const { user } = open();
  await user.click(screen.getByText('Holidays'));
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('Until')];
  const year = (screen.getByRole('combobox', { name: 'Year' }) as HTMLSelectElement).value;
  const put = screen.getByRole('button', { name: 'Add them' });
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(from, `${year}-10-05`);
  expect(put).toBeEnabled();
  type(to, `${year}-10-04`);
  expect(put).toBeDisabled();
  expect(to).toBeInvalid();
  expect(to).toHaveAccessibleDescription('Comes before the first day');
  type(to, `${year}-12-31`);
  expect(to).toHaveAccessibleDescription('At most 60 days at once');
  type(to, `${year}-10-06`);
  expect(to).toBeValid();
  expect(put).toBeEnabled();
});
