import type { FrameSettings, PageProps } from '../../client/shell-data';
import { CustomersScreen } from '../../desks/customers/customers-screen';
import { loadCustomers } from '../../desks/customers/load-customers';
import { deskProps, type LoaderData } from '../../server/entry';
import { DeskFrame } from '../../shell/desk/desk-frame';

const load = deskProps(
  { permission: 'customer.read', namespaces: ['operator', 'purchase', 'transit'] },
  ({ call, query }) => loadCustomers(call, query),
);
export const getServerSideProps = load;

export default function CustomersPage({ data: { self, list, asked } }: PageProps<LoaderData<typeof load>>) {
  return (
    <DeskFrame self={self}>
      <CustomersScreen list={list} asked={asked} />
    </DeskFrame>
  );
}
CustomersPage.frame = { layout: 'own' } satisfies FrameSettings;
