import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { DeskCompensation } from '../../contract/compensation-desk';
import { LoadError } from '../../ui/load-error';
import { CompensationRecordScreen } from './compensation-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A compensation beside its queue, loaded when it is opened. */
export function CompensationRecord({ id, now }: Props) {
  const { t } = useTranslation('operator');
  const { data, error, mutate } = useRequest('GET /operator/compensations/{id}', { params: { id } });
  if (error) return <LoadError detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <p role="status">{t('record.loading')}</p>;
  const keep = (changed: DeskCompensation) => void mutate(changed, { revalidate: false });
  return <CompensationRecordScreen first={data} now={now} level={2} onChanged={keep} />;
}
