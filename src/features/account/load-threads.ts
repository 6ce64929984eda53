import type { Call } from '../../client/caller';
import { pageWithin } from '../../client/page-within';
import type { SubjectKind, ThreadDetail, ThreadPage, ThreadSubject } from '../../contract/thread';
import { THREAD_SUBJECTS } from '../../contract/thread.enums';

export interface ThreadsData {
  page: ThreadPage;
  /** The one that the address names, or what it would be about; null where the list is looked at. */
  open: { about: ThreadSubject; thread: ThreadDetail | null } | null;
}

/** `KIND` or `KIND.id`, as `paths.threads` says it. */
function subjectOf(about: string): ThreadSubject | undefined {
  const [named, id] = about.split('.');
  const kind: SubjectKind | undefined = THREAD_SUBJECTS.find((known) => known === named);
  return kind && (id ? { kind, id } : { kind });
}

/** Conversations as the address asks for them. */
export async function loadThreads(call: Call, query: Record<string, string | undefined>): Promise<ThreadsData> {
  const page = await pageWithin(query.page, (pageNo) =>
    call('GET /front/threads', { query: { pageNo, pageSize: 20 } }),
  );
  if (query.id) {
    const thread = await call('GET /front/threads/{id}', { params: { id: query.id } });
    const { subjectKind: kind, subjectId } = thread;
    return { page, open: { about: subjectId === null ? { kind } : { kind, id: subjectId }, thread } };
  }
  const about = subjectOf(query.about ?? '');
  if (!about) return { page, open: null };
  return { page, open: { about, ...(await call('GET /front/thread', { query: about })) } };
}
