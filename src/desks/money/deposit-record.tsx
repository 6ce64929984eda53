import { useRequest } from '../../client/use-request';
import { Opened } from '../bench/opened';
import { DepositRecordScreen } from './deposit-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A deposit beside its queue. */
export const DepositRecord = ({ id, now }: Props) => (
  <Opened of={useRequest('GET /operator/deposits/{id}', { params: { id } })}>
    {(first, keep) => <DepositRecordScreen first={first} now={now} level={2} onChanged={keep} />}
  </Opened>
);
