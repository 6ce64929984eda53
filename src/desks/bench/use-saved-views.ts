import { useRequest } from '../../client/use-request';
import { useStaff } from '../../client/use-staff';
import type { StaffView } from '../../contract/view-desk';
import type { Asked, IndexSpec } from './index-query';
import { listPageOf, openView } from './saved-view';

/** The views of a list that the staff have put together: those of all, then one's own. @param known its columns */
export function useSavedViews(spec: IndexSpec, asked: Asked, known: readonly string[]) {
  const { id } = useStaff();
  const { data = [], mutate } = useRequest(
    'GET /operator/views',
    id ? { query: { page: listPageOf(spec) } } : undefined,
  );
  const views = data.map((view) => ({ ...view, ...openView(spec, view, known) }));
  return {
    views,
    /** With which the address began. */
    current: views.find((view) => view.id === asked.saved),
    keep: (now: StaffView[]) => void mutate(now, { revalidate: false }),
    known: data,
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
