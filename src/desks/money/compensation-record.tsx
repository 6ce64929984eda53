import { useRequest } from '../../client/use-request';
import { Opened } from '../bench/opened';
import { CompensationRecordScreen } from './compensation-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A compensation beside its queue. */
export const CompensationRecord = ({ id, now }: Props) => (
  <Opened of={useRequest('GET /operator/compensations/{id}', { params: { id } })}>
    {(first, keep) => <CompensationRecordScreen first={first} now={now} level={2} onChanged={keep} />}
  </Opened>
);
