import type { FrameSettings, PageProps } from '../../../client/shell-data';
import { deskPaths } from '../../../contract/desk-paths';
import { RecordPage } from '../../../desks/bench/record-page';
import { CustomerRecordScreen } from '../../../desks/customers/customer-record-screen';
import { deskProps, type LoaderData } from '../../../server/entry';
import { DeskFrame } from '../../../shell/desk/desk-frame';
import { PageTitle } from '../../../ui/page-title';

const load = deskProps(
  { permission: 'customer.read', namespaces: ['operator', 'purchase', 'transit'] },
  async ({ call, query }) => ({
    customer: await call('GET /operator/customers/{id}', { params: { id: query.id ?? '' } }),
  }),
);
export const getServerSideProps = load;

export default function CustomerPage({ data: { self, customer } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <PageTitle title={customer.name} />
      <RecordPage back={deskPaths.customers()} name="customers">
        <CustomerRecordScreen key={customer.id} first={customer} level={1} />
      </RecordPage>
    </DeskFrame>
  );
}
CustomerPage.frame = { layout: 'own' } satisfies FrameSettings;
