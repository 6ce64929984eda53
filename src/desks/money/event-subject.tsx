import Link from 'next/link';
import { useRequest } from '../../client/use-request';
import { FOUND_PATHS } from '../../contract/found-paths';

/** The number of what an event is about, and the way there for who may open it. */
export function EventSubject({ no }: { no: string }) {
  const { data } = useRequest('GET /operator/find', { query: { keyword: no } });
  const about = data?.find(({ name }) => name === no);
  if (!about) return <bdi>{no}</bdi>;
  return (
    <Link href={FOUND_PATHS[about.kind](about.id)} prefetch={false}>
      <bdi>{no}</bdi>
    </Link>
  );
}
