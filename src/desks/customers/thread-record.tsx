import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { LoadError } from '../../ui/load-error';
import { ThreadRecordScreen } from './thread-record-screen';

/** A conversation beside the queue, loaded when it is opened. */
export function ThreadRecord({ id, now }: { id: string; now: string }) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/threads/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  return (
    <ThreadRecordScreen
      first={data}
      level={2}
      now={now}
      onChanged={(changed) => void mutate(changed, { revalidate: false })}
    />
  );
}
