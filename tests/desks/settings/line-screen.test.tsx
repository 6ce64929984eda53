import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import { lineDeskEndpoints } from '../../../src/contract/line.desk.endpoints';
import type { LineRecord } from '../../../src/contract/line-desk';
import { LineScreen } from '../../../src/desks/settings/lines/line-screen';
import { LinesScreen } from '../../../src/desks/settings/lines/lines-screen';
import { NewLineScreen } from '../../../src/desks/settings/lines/new-line-screen';
import { fillIn } from '../../support/fill-in';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';
import { termsOf } from '../../support/shop-offers';
import { staffSelf } from './staff-self';

const known = { currencies: ['CNY', 'USD'], warehouses: [{ id: 'gz', name: 'Guangzhou' }], stations: [] };
const TERMS = termsOf({
  price: { mode: 'tier', bands: [{ upToGrams: 500, baseFee: 100, kilogramFee: 2000 }, { upToGrams: null, baseFee: 0, kilogramFee: 1500 }] }, // prettier-ignore
});
const HEAD = { validFrom: '2020-01-01T00:00:00.000Z', author: 'Lan', note: '', withdrawnBy: null };
const LINE: LineRecord = {
  ...{ version: 'version-1', name: 'AU-AIR', title: { en: 'Air' }, isOffered: true, known },
  versions: [{ id: 'one', state: 'IN_FORCE', ...HEAD, terms: TERMS }],
};
const open = (page: React.ReactElement, mayEdit = true) =>
  renderUi(
    <StaffContext value={staffSelf(mayEdit ? ['settings.read', 'settings.edit'] : ['settings.read'])}>
      {page}
    </StaffContext>,
    { url: '/operator/settings/lines/of/AU-AIR' },
  );
const publish = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
};

describe('a shipping line', () => {
  it('names the warehouses that it leaves from and the stations that it goes to', () => {
    const places = {
      warehouses: [{ id: 'gz', name: 'Guangzhou' }, { id: 'yw', name: 'Yiwu' }],
      stations: [{ id: 'st1', name: 'Harbour kiosk' }],
    }; // prettier-ignore
    open(<LineScreen line={{ ...LINE, known: { ...known, ...places } }} />);
    for (const name of ['Guangzhou', 'Yiwu', 'Harbour kiosk'])
      expect(screen.getByRole('checkbox', { name })).toBeVisible();
    expect(screen.queryByText('st1')).toBeNull();
  });

  it('gets another band, a condition and a day', async () => {
    const sent = mockEndpoint(lineDeskEndpoints.publishLine, { ...LINE, version: 'version-2' });
    const { user } = open(<LineScreen line={LINE} />);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(screen.getAllByRole('button', { name: 'Another row' })[0] as HTMLElement);
    expect(screen.getByText('A number is missing or not valid.')).toBeVisible();
    const last = <T,>(list: T[]) => list.at(-1) as T;
    const ends = screen.getAllByRole('textbox', { name: 'Up to, g' });
    await fillIn(user, ends[1] as HTMLElement, '2000');
    await fillIn(user, last(screen.getAllByRole('textbox', { name: 'Fixed sum' })), '1.50');
    await fillIn(user, last(screen.getAllByRole('textbox', { name: 'A kilogram' })), '12');
    await user.click(screen.getByRole('button', { name: 'Another surcharge' }));
    await fillIn(user, screen.getByRole('textbox', { name: 'Code' }), 'remote');
    await fillIn(user, screen.getByRole('textbox', { name: 'Name · English' }), 'Remote');
    await fillIn(user, screen.getByRole('textbox', { name: 'Sum' }), '20');
    await user.click(screen.getByRole('button', { name: 'Only when …' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Postcode begins with');
    await fillIn(user, screen.getByRole('textbox', { name: 'One of' }), '08');
    await publish(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      version: 'version-1',
      terms: {
        price: { mode: 'tier', bands: [{ upToGrams: 500 }, { upToGrams: 2000 }, { upToGrams: null, baseFee: 150, kilogramFee: 1200 }] }, // prettier-ignore
        surcharges: [{ code: 'remote', name: { en: 'Remote' }, charge: { per: 'ORDER', fee: 2000, min: 0, max: null }, when: [[{ of: 'POSTCODE', in: ['08'] }]] }], // prettier-ignore
      },
    });
  });

  it('is priced in another way, and says at the field what is wrong', async () => {
    const wrong = { errors: [{ path: 'terms.price.firstFee', code: 'too_small' }] };
    const sent = mockEndpoint(lineDeskEndpoints.publishLine, problem('INVALID', wrong));
    const { user } = open(<LineScreen line={LINE} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'How it is priced' }), 'First and further weight');
    await fillIn(user, screen.getByRole('textbox', { name: 'First weight costs' }), '95');
    await fillIn(user, screen.getByRole('textbox', { name: 'Each further costs' }), '38.00');
    await publish(user);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First weight costs' })).toBeInvalid());
    expect(sent[0]?.body).toMatchObject({ terms: { price: { mode: 'continued', firstGrams: 500, firstFee: 9500, nextFee: 3800 } } }); // prettier-ignore
  });

  it('stays typed where somebody was faster', async () => {
    const theirs = { ...LINE, version: 'version-2', title: { en: 'Theirs' } };
    mockEndpoint(lineDeskEndpoints.publishLine, problem('STATE_CONFLICT', { data: theirs }));
    const { user } = open(<LineScreen line={LINE} />);
    await fillIn(user, screen.getByRole('textbox', { name: 'Days, at most' }), '30');
    await publish(user);
    expect(await screen.findByText(/Somebody published meanwhile/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Days, at most' })).toHaveValue('30');
    expect(screen.getByRole('textbox', { name: 'Title for shoppers · English' })).toHaveValue('Theirs');
  });

  it('is retired after a question', async () => {
    const sent = mockEndpoint(lineDeskEndpoints.setLineHead, { ...LINE, version: 'version-2', isOffered: false });
    const { user } = open(<LineScreen line={LINE} />);
    await user.click(screen.getByRole('button', { name: 'Stop offering it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop offering AU-AIR?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stop offering it' }));
    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ version: 'version-1', title: { en: 'Air' }, isOffered: false }),
    );
    expect(await screen.findByText('Not offered')).toBeVisible();
  });

  it('is made with a name that no other has', async () => {
    const sent = mockEndpoint(lineDeskEndpoints.createLine, problem('STATE_CONFLICT', { data: LINE }));
    const { user } = open(<NewLineScreen known={known} />);
    await fillIn(user, screen.getByRole('textbox', { name: 'Name' }), 'AU-AIR');
    await fillIn(user, screen.getByRole('textbox', { name: 'Title for shoppers · English' }), 'Air');
    await fillIn(user, screen.getByRole('textbox', { name: 'Countries, by their codes' }), 'AU, nz');
    const first = screen.getByRole('textbox', { name: 'First weight costs' });
    expect(first).toBeValid();
    // met and left, it is wrong
    await user.click(first);
    await user.tab();
    expect(first).toBeInvalid();
    await fillIn(user, first, '95');
    await fillIn(user, screen.getByRole('textbox', { name: 'Each further costs' }), '38');
    await publish(user);
    expect(await screen.findByText('Another line has that name.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ name: 'AU-AIR', title: { en: 'Air' }, terms: { zone: { countries: ['au', 'nz'] } } }); // prettier-ignore
  });

  it('stands in a list with what holds and what is to come', () => {
    const item = { name: 'AU-AIR', title: { en: 'Air' }, isOffered: false, mode: 'tier', countries: ['au'] };
    const told = { validFrom: '2026-12-01T00:00:00.000Z', author: 'Lan' };
    open(<LinesScreen items={[{ ...item, currency: 'CNY', inForce: null, toCome: told }]} />, false);
    const row = within(screen.getByRole('row', { name: /AU-AIR/ }));
    expect(row.getByRole('link', { name: 'AU-AIR' })).toHaveAttribute('href', '/operator/settings/lines/of/AU-AIR');
    expect(row.getByText('Not offered')).toBeVisible();
    expect(row.getByText(/Lan/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'A new line' })).toBeNull();
  });
});
