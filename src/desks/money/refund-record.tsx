import { useRequest } from '../../client/use-request';
import { Opened } from '../bench/opened';
import { RefundRecordScreen } from './refund-record-screen';

interface Props {
  id: string;
  now: string;
}

/** A request for money beside its queue. */
export const RefundRecord = ({ id, now }: Props) => (
  <Opened of={useRequest('GET /operator/refund-requests/{id}', { params: { id } })}>
    {(first, keep) => <RefundRecordScreen first={first} now={now} level={2} onChanged={keep} />}
  </Opened>
);
