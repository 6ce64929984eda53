import { screen, waitFor, within } from '@testing-library/react';
import Link from 'next/link';
import { describe, expect, it } from 'vitest';
import { StaffContext } from '../../../src/client/use-staff';
import type { StaffView } from '../../../src/contract/view-desk';
import { viewDeskEndpoints } from '../../../src/contract/view.desk.endpoints';
import { IndexPage } from '../../../src/desks/bench/index-page';
import { readAsked } from '../../../src/desks/bench/index-query';
import { mockEndpoint, problem } from '../../support/mock-endpoint';
import { renderUi } from '../../support/render';

const SPEC = { path: '/operator/things', views: ['open', 'done'], filters: { channel: ['JD', 'TAOBAO'] } } as const;
const MEI = { id: 's1', name: 'Mei', email: 'mei@desk.example', language: 'en', roles: [] } as const;
const view = (more: Partial<StaffView> = {}): StaffView => ({
  ...{ id: 'v1', name: 'Lamps done', query: 'view=done&q=lamp', columns: null, isShared: false, version: 3 },
  ...more,
});

function draw(url: string, permissions: ['views.share'] | [] = []) {
  const asked = readAsked(SPEC, Object.fromEntries(new URL(url, 'https://x.example').searchParams));
  return renderUi(
    <StaffContext value={{ ...MEI, roles: [], permissions }}>
      <IndexPage<{ id: string }>
        spec={SPEC}
        title="Things"
        asked={asked}
        list={{ items: [{ id: 'a' }], next: null }}
        views={SPEC.views.map((id) => ({ id, label: id }))}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ id }) => <Link href={`/operator/things?open=${id}`}>Thing {id}</Link>,
          },
          { id: 'sum', header: 'Sum', cell: () => '¥3' },
          { id: 'age', header: 'Age', cell: () => '3h' },
        ]}
        nameOf={({ id }) => id}
        empty={{ title: 'Nothing' }}
      />
    </StaffContext>,
    { url },
  );
}
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Views' })).findByRole('link', { name });
const openMenu = async (user: ReturnType<typeof draw>['user']) =>
  user.click(screen.getByRole('button', { name: 'Keep this view' }));

describe('views that the staff keep', () => {
  it('stand behind those of the list, and one of them is where the address began with it', async () => {
    mockEndpoint(viewDeskEndpoints.list, [
      view(),
      view({ id: 'v2', name: 'Sums', query: '', columns: ['name', 'sum'] }),
    ]);
    draw('/operator/things?view=done&q=lamp&saved=v1');
    expect(await tab('Lamps done')).toHaveAttribute('aria-current', 'page');
    expect(await tab('done')).not.toHaveAttribute('aria-current');
    expect(await tab('done')).toHaveAttribute('href', '/operator/things?view=done&q=lamp');
    expect(await tab('Sums')).toHaveAttribute('href', '/operator/things?cols=name%2Csum&saved=v2');
  });

  it('show what is left where a list no longer knows all of it, and say so', async () => {
    const old = view({ query: 'view=gone&channel=JD%2CEBAY', columns: ['name', 'colour'] });
    mockEndpoint(viewDeskEndpoints.list, [old]);
    draw('/operator/things?channel=JD&cols=name&saved=v1');
    expect(await tab('Lamps done')).toHaveAttribute('href', '/operator/things?channel=JD&cols=name&saved=v1');
    expect(screen.getByText(/Part of this view no longer exists/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Age' })).toBeNull();
  });

  it('are kept with what the list shows, for all only by who may', async () => {
    const sent = mockEndpoint(viewDeskEndpoints.create, view({ id: 'v9', name: 'Mine' }));
    const { user, router, unmount } = draw('/operator/things?view=done&channel=JD&cols=name,age&after=9_a');
    await openMenu(user);
    expect(screen.queryByRole('checkbox', { name: 'For all staff' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Name of a new view' }), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Keep as a view' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({
      ...{ page: 'things', name: 'Mine', query: 'view=done&channel=JD', columns: ['name', 'age'], isShared: false },
    });
    const to = '/operator/things?view=done&channel=JD&cols=name%2Cage&saved=v9';
    expect(router.push).toHaveBeenCalledWith(to, undefined, { scroll: false });
    unmount();
    const again = draw('/operator/things', ['views.share']);
    await openMenu(again.user);
    expect(screen.getByRole('checkbox', { name: 'For all staff' })).not.toBeChecked();
  });

  it('are changed to what is shown, renamed, moved and removed; a refusal is said', async () => {
    mockEndpoint(viewDeskEndpoints.list, [view(), view({ id: 'v2', name: 'Second' })]);
    const changed = mockEndpoint(viewDeskEndpoints.change, view({ query: 'view=done&q=vase', version: 4 }));
    const { user, router } = draw('/operator/things?view=done&q=vase&saved=v1');
    await tab('Lamps done');
    await openMenu(user);
    await user.click(screen.getByRole('button', { name: 'Keep what is shown now' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep what is shown now' })).toBeNull());
    expect(changed[0]?.body).toEqual({ name: 'Lamps done', query: 'view=done&q=vase', columns: null, version: 3 });
    const moved = mockEndpoint(viewDeskEndpoints.move, problem('STATE_CONFLICT', { detail: 'It was changed' }));
    expect(screen.getByRole('button', { name: 'Move forward' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move back' }));
    expect(await screen.findByText('It was changed')).toBeVisible();
    expect(moved[0]?.body).toEqual({ version: 4, to: 1 });
    const gone = mockEndpoint(viewDeskEndpoints.remove, [view({ id: 'v2', name: 'Second' })]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(gone).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(router.push).toHaveBeenCalledWith('/operator/things?view=done&q=vase', undefined, { scroll: false });
  });

  it('of all are left alone by who may not share', async () => {
    mockEndpoint(viewDeskEndpoints.list, [view({ isShared: true })]);
    const { user } = draw('/operator/things?view=done&q=lamp&saved=v1');
    await tab('Lamps done');
    await openMenu(user);
    expect(screen.getByText(/who may share views changes it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('show the columns that are chosen; the first stays', async () => {
    const { user, router } = draw('/operator/things');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Sum' }));
    const to = '/operator/things?cols=name%2Cage';
    expect(router.push).toHaveBeenCalledWith(to, undefined, { scroll: false });
  });
});
