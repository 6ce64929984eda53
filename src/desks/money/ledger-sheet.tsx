import { useRequest } from '../../client/use-request';
import { Opened } from '../bench/opened';
import { LedgerRecordScreen } from './ledger-record-screen';

/** An event of the money book beside its list. */
export const LedgerSheet = ({ id }: { id: string }) => (
  <Opened of={useRequest('GET /operator/ledger/{id}', { params: { id } })}>
    {(first, keep) => <LedgerRecordScreen first={first} level={2} onChanged={keep} />}
  </Opened>
);
