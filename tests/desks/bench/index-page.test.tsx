import { act, screen, waitFor, within } from '@testing-library/react';
import Link from 'next/link';
import { describe, expect, it, vi } from 'vitest';
import { tellStaffDeed } from '../../../src/client/staff-deeds';
import { StaffContext } from '../../../src/client/use-staff';
import { nextDueDeskEndpoints } from '../../../src/contract/next-due.desk.endpoints';
import type { BulkAction } from '../../../src/desks/bench/bulk';
import { IndexPage, type IndexPageProps } from '../../../src/desks/bench/index-page';
import { readAsked } from '../../../src/desks/bench/index-query';
import { listBehind } from '../../../src/desks/bench/last-list';
import { mockEndpoint } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

interface Thing {
  id: string;
  name: string;
}
const SPEC = { path: '/operator/things', views: ['open', 'done'] } as const;
const THINGS = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Thing ${id}` }));
const MEI = { id: 's1', name: 'Mei', email: 'mei@desk.example', language: 'en', roles: [], permissions: [] } as const;

const draw = (url = '/operator/things', props: Partial<IndexPageProps<Thing>> = {}) =>
  renderUi(
    <StaffContext value={{ ...MEI, roles: [], permissions: [] }}>
      <IndexPage<Thing>
        spec={SPEC}
        title="Things"
        asked={readAsked(SPEC, Object.fromEntries(new URL(url, 'https://x.example').searchParams))}
        list={{ items: THINGS, next: '9_d', matches: 240 }}
        views={[
          { id: 'open', label: 'Open', count: 240 },
          { id: 'done', label: 'Done' },
        ]}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ id, name }) => <Link href={`/operator/things?open=${id}`}>{name}</Link>,
          },
          { id: 'age', header: 'Age', cell: () => '3h', isFigure: true },
        ]}
        nameOf={({ name }) => name}
        searchLabel="Search things"
        sheet={(id) => <h2>Record {id}</h2>}
        empty={{ title: 'Nothing waits' }}
        {...props}
      />
    </StaffContext>,
    { url },
  );
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('a list of a desk', () => {
  it('leads to its views and its next page', () => {
    draw('/operator/things?q=lamp');
    expect(names()).toEqual(THINGS.map(({ name }) => `${name}3h`));
    const hrefs = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefs('Done')).toBe('/operator/things?view=done&q=lamp');
    expect(hrefs('Open 99+')).toBe('/operator/things?q=lamp');
    expect(hrefs('Next page')).toBe('/operator/things?q=lamp&after=9_d');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('lights none of its views where words are looked for in all, and says so', () => {
    draw('/operator/things?q=lamp', { searchesAll: true });
    expect(screen.getByText(/All of them are searched/)).toBeVisible();
    const views = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link');
    expect(views.map((view) => view.getAttribute('aria-current'))).toEqual([null, null]);
    expect(views[1]).toHaveAttribute('href', '/operator/things?view=done');
  });

  it('lights the view that is looked into, without words or where they are looked for there', () => {
    draw('/operator/things', { searchesAll: true });
    expect(screen.getByRole('link', { name: 'Open 99+' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText(/All of them are searched/)).toBeNull();
  });

  it('is what a record of it leads back to, as it was left', () => {
    draw('/operator/things?view=done&q=lamp');
    expect(listBehind('/operator/things')).toBe('/operator/things?view=done&q=lamp');
    expect(listBehind('/operator/buying')).toBe('/operator/buying');
  });

  it('says that nothing waits, and where there may be more', () => {
    const { unmount } = draw(undefined, { list: { items: [], next: null } });
    expect(screen.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
    unmount();
    draw(undefined, { list: { items: [], next: '1_a' } });
    expect(screen.getByRole('heading', { name: 'Nothing among these; look further' })).toBeVisible();
  });

  it('says what brings something into an empty queue, and when the next comes where a clock knows', async () => {
    mockEndpoint(nextDueDeskEndpoints.get, () => ({ at: '2026-11-21T14:20:00.000Z' }));
    const empty = { list: { items: [], next: null }, empty: { title: 'Nothing waits', queue: 'packing' } };
    const spec = { path: '/operator/packing', views: ['toPack', 'late'] } as const;
    const { unmount } = draw(undefined, { ...empty, spec, asked: readAsked(spec, { view: 'late' }) });
    expect(screen.getByText('Shipments come here when nobody packs them in time.')).toBeVisible();
    expect(await screen.findByText('Next: to be packed by Nov 21, 2026, 19:50')).toBeVisible();
    unmount();
    draw(undefined, { ...empty, spec, asked: readAsked(spec, {}) });
    expect(screen.getByText(/^Shipments come here when shoppers submit them/)).toBeVisible();
    expect(screen.queryByText(/^Next/)).toBeNull();
  });

  it('says what was not found, and leads back to all', () => {
    draw('/operator/things?view=done&q=lamp', { list: { items: [], next: null } });
    expect(screen.getByRole('heading', { name: 'Nothing here matches “lamp”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/operator/things?view=done');
  });

  it('names the filters that leave nothing, and offers to clear them', () => {
    const spec = { ...SPEC, filters: { lane: ['air', 'sea'] } } as const;
    const options = [{ value: 'air', label: 'By air' }, { value: 'sea', label: 'By sea' }]; // prettier-ignore
    const asked = readAsked(spec, { lane: 'air,sea', view: 'done' });
    draw('/operator/things', { spec, asked, filters: [{ name: 'lane', label: 'Lane', options }], list: { items: [], next: null } }); // prettier-ignore
    expect(screen.getByText('Lane: By air, By sea', { selector: 'p' })).toBeVisible();
    const clear = screen.getByRole('link', { name: 'Clear the filters and show all' });
    expect(clear).toHaveAttribute('href', '/operator/things?view=done');
  });

  it('draws no tabs where there is one view alone', () => {
    draw(undefined, { views: [{ id: 'open', label: 'Open' }] });
    expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull();
  });

  it('can be loaded again', async () => {
    const { user, router } = draw('/operator/things?q=x', { list: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(router.replace).toHaveBeenCalledWith('/operator/things?q=x');
  });

  it('opens a record beside it by a click on its row, and goes on by J and K', async () => {
    const { user, router, navigate } = draw();
    const still = { shallow: true, scroll: false };
    await user.click(screen.getAllByText('3h')[1] as HTMLElement);
    expect(router.push).toHaveBeenCalledWith('/operator/things?open=b', undefined, still);
    act(() => navigate('/operator/things?open=b'));
    expect(within(screen.getByRole('complementary')).getByRole('heading', { name: 'Record b' })).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveFocus();
    await user.keyboard('j');
    expect(router.replace).toHaveBeenLastCalledWith('/operator/things?open=c', undefined, still);
    await user.keyboard('k');
    expect(router.replace).toHaveBeenLastCalledWith('/operator/things?open=a', undefined, still);
    await user.keyboard('{Escape}');
    expect(router.replace).toHaveBeenLastCalledWith('/operator/things', undefined, still);
    act(() => navigate('/operator/things'));
    expect(screen.getByRole('link', { name: 'Thing b' })).toHaveFocus();
  });

  it('goes from row to row by J and K, and to the search by /', async () => {
    const { user } = draw();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Thing b' })).toHaveFocus();
    await user.keyboard('k/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('jk');
    expect(screen.getByRole('searchbox')).toHaveValue('jk');
  });

  it('opens the record of the row with the focus by O', async () => {
    const { user, router } = draw();
    await user.keyboard('o');
    expect(router.push).not.toHaveBeenCalled();
    await user.keyboard('jjo');
    expect(router.push).toHaveBeenCalledWith('/operator/things?open=b', undefined, { shallow: true, scroll: false });
  });

  it('does something with several rows, says what became of each and keeps the others selected', async () => {
    const run = vi.fn<BulkAction['run']>().mockResolvedValue([
      { id: 'a', result: 'DONE', reason: '' },
      { id: 'b', result: 'SKIPPED', reason: 'Ben is on it' },
      { id: 'c', result: 'DONE', reason: '' },
    ]);
    const { user, router } = draw(undefined, { bulk: [{ id: 'take', label: 'Take', run }] });
    await user.click(box('Thing a'));
    await user.keyboard('{Shift>}');
    await user.click(box('Thing c'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(run).toHaveBeenCalledWith({ ids: ['a', 'b', 'c'] });
    expect(await screen.findByText('1 skipped: Ben is on it')).toBeVisible();
    expect(screen.getByText('Done with 2')).toBeVisible();
    expect(box('Thing b')).toBeChecked();
    expect(box('Thing a')).not.toBeChecked();
    expect(router.replace).toHaveBeenCalledWith('/operator/things', undefined, { scroll: false });
  });

  it('selects all that match, by what the list was asked for', async () => {
    const run = vi.fn<BulkAction['run']>().mockResolvedValue(undefined);
    const { user } = draw('/operator/things?q=lamp', { bulk: [{ id: 'take', label: 'Take', run }] });
    await user.click(box('Select all rows'));
    await user.click(screen.getByRole('button', { name: 'Select all 240 that match' }));
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(run).toHaveBeenCalledWith({ asked: { view: 'open', q: 'lamp', filters: {} }, matches: 240 });
    await waitFor(() => expect(screen.getByText('240 selected')).toBeVisible());
  });

  it('keeps how close the rows stand, by person', async () => {
    const { user, unmount } = draw();
    await user.click(screen.getByRole('button', { name: 'Rows closer together' }));
    unmount();
    draw();
    expect(screen.getByRole('table')).toHaveAttribute('data-density', 'compact');
    localStorage.clear();
  });

  it('is loaded anew where it stands after a deed in the record beside it, once that leads nowhere else', async () => {
    const { router } = draw('/operator/things?q=lamp&open=a');
    act(() => router.events.emit('routeChangeStart'));
    act(tellStaffDeed);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(router.replace).not.toHaveBeenCalled();
    act(() => router.events.emit('routeChangeComplete'));
    const stays = ['/operator/things?q=lamp&open=a', undefined, { scroll: false }];
    await waitFor(() => expect(router.replace.mock.calls).toEqual([stays]));
    act(tellStaffDeed);
    act(tellStaffDeed);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(router.replace.mock.calls).toEqual([stays, stays]);
  });

  it('is loaded anew where another step has ended its loading', async () => {
    const { router } = draw();
    router.replace.mockResolvedValueOnce(false);
    act(tellStaffDeed);
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(2));
  });
});
