import { useRequest } from '../../client/use-request';
import { Opened } from '../bench/opened';
import { WithdrawalRecordScreen } from './withdrawal-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A withdrawal beside its queue. */
export const WithdrawalRecord = ({ id, now }: Props) => (
  <Opened of={useRequest('GET /operator/withdrawals/{id}', { params: { id } })}>
    {(first, keep) => <WithdrawalRecordScreen first={first} now={now} level={2} onChanged={keep} />}
  </Opened>
);
