import { act, screen } from '@testing-library/react';
import Link from 'next/link';
import { describe, expect, it } from 'vitest';
import { IndexPage } from '../../../src/desks/bench/index-page';
import { readAsked } from '../../../src/desks/bench/index-query';
import { renderUi } from '../../support/render';

const SPEC = { path: '/operator/things', views: ['open'] } as const;
const listOf = (ids: string[]) => (
  <IndexPage<{ id: string }>
    spec={SPEC}
    title="Things"
    asked={readAsked(SPEC, {})}
    list={{ items: ids.map((id) => ({ id })), next: null }}
    views={[{ id: 'open', label: 'Open' }]}
    columns={[{ id: 'name', header: 'Name', cell: ({ id }) => <Link href={`/operator/things/${id}`}>{id}</Link> }]}
    nameOf={({ id }) => id}
    sheet={(id) => <h2>Record {id}</h2>}
    empty={{ title: 'Nothing waits' }}
  />
);
/** The record of one stands open, and what is done there takes it from the list. */
const leave = (gone: string, left: string[]) => {
  const drawn = renderUi(listOf(['a', 'b', 'c', 'd']), { url: `/operator/things?open=${gone}` });
  drawn.rerender(listOf(left));
  expect(screen.getByRole('heading', { name: `Record ${gone}` })).toBeVisible();
  return drawn;
};

describe('a record that a deed took from its list', () => {
  it.each([
    ['b', 'j', 'c', ['a', 'c', 'd']],
    ['b', 'k', 'a', ['a', 'c', 'd']],
    ['d', 'j', 'c', ['a', 'b', 'c']],
    ['a', 'k', 'b', ['b', 'c', 'd']],
  ])('goes on from where %s stood by %s to %s', async (gone, key, to, left) => {
    const { user, router } = leave(gone, left);
    await user.keyboard(key);
    expect(router.replace.mock.lastCall?.[0]).toBe(`/operator/things?open=${to}`);
  });

  it.each([
    ['b', 'c', ['a', 'c', 'd']],
    ['d', 'c', ['a', 'b', 'c']],
  ])('gives the focus of %s, once it is closed, to %s', (gone, to, left) => {
    const { navigate } = leave(gone, left);
    act(() => navigate('/operator/things'));
    expect(screen.getByRole('link', { name: to })).toHaveFocus();
  });

  it('gives it to the heading of a list that is empty now, and leads nowhere', async () => {
    const { navigate, user, router } = leave('b', []);
    await user.keyboard('jk');
    expect(router.replace).not.toHaveBeenCalled();
    act(() => navigate('/operator/things'));
    expect(screen.getByRole('heading', { name: 'Things' })).toHaveFocus();
  });
});
